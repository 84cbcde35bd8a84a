import type { Locator } from 'playwright';

/**
 * Returns a screen reader's text for a part of the page: roles, names and states, one per line, indented like the
 * accessibility tree. Replaces numbers with "#", and omits the text of times, because some depend on today.
 */
export async function getSpokenText(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).split('\n');
  return lines
    .filter((line) => !/^\s*- \/\w+:/.test(line))
    .map((line) =>
      line
        .replace(/:$/, '')
        .replace(/(- time): .*/, '$1')
        .replace(/\d+/g, '#'),
    )
    .join('\n');
}
