import { getSlug } from '#schema/rules/slug.ts';

/** Path below `/desk/recipes` of the screen for pasted recipes. No recipe's slug contains a slash. */
export const PASTE = 'new/paste';

/** Returns the path below `/desk` that edits a file. Examples: "recipes/doro-wat", "recipes/guides.yaml" */
export function getEditorPath(file: string): string {
  return `recipes/${file.startsWith('recipes/') ? toSlug(file) : file}`;
}

/** Returns the slug of a recipe's file. */
export function toSlug(file: string): string {
  return file.replace(/^recipes\/|\.yaml$/g, '');
}

/** Returns the file that a path below `/desk/recipes` edits. */
export function toFile(rest: string): string {
  return rest.endsWith('.yaml') ? rest : `recipes/${rest}.yaml`;
}

/** Kinds of pictures, by the list whose entries have them. A picture's name begins with its kind. */
const pictureKinds: Partial<Record<string, string>> = {
  'authors.yaml': 'author',
  'categories.yaml': 'category',
  'cuisines.yaml': 'cuisine',
  'guides.yaml': 'guide',
};

/** Returns the name of the picture of a recipe or a list's entry; undefined if it has none. */
export function getPictureName(file: string, entry: string | undefined): string | undefined {
  const kind = pictureKinds[file];
  if (kind && entry) return `${kind}--${entry}`;
  return file.startsWith('recipes/') ? toSlug(file) : undefined;
}

/** Matches the first line of a list's entry: `berbere:`, `- name: Dinner`. */
const ENTRY = /^(?:([a-z0-9][a-z0-9-]*):|- name: *(?:'([^']*)'|"([^"]*)"|([^#]*)))/;

/**
 * Returns the list entry that contains a line, as its key or the slug of its name. Lines before the first entry belong
 * to the first entry.
 * @param line - from 1
 */
export function getEntryAt(text: string, line: number): string | undefined {
  let entry: string | undefined;
  for (const [index, each] of text.split('\n').entries()) {
    if (index >= line && entry !== undefined) break;
    const [firstLine, key, ...names] = ENTRY.exec(each) ?? [];
    if (firstLine !== undefined) entry = key ?? getSlug(names.find((name) => name !== undefined) ?? '');
  }
  return entry;
}
