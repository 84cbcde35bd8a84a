import { getSlug } from '#schema/rules/slug.ts';

/** Matches the first line of a list's entry: `berbere:`, `- name: Dinner`. */
const ENTRY = /^(?:([a-z0-9][a-z0-9-]*):|- name: *(?:'([^']*)'|"([^"]*)"|([^#]*)))/;

/**
 * Returns the entry of a list that contains a line, or the first entry: its key, or the slug of its name.
 * @param line - from 1
 */
export function getEntryAt(text: string, line: number): string | undefined {
  let entry: string | undefined;
  for (const [index, each] of text.split('\n').entries()) {
    if (index >= line && entry !== undefined) break;
    const [begins, key, ...names] = ENTRY.exec(each) ?? [];
    if (begins !== undefined) entry = key ?? getSlug(names.find((name) => name !== undefined) ?? '');
  }
  return entry;
}
