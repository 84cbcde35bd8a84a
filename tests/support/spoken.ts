import type { Locator } from 'playwright';

/**
 * Returns the text of a screen reader for a part of the page: roles, names and states, one per line, indented like its
 * tree. Numbers from the catalogue are replaced by "#", and days are left out, since some depend on today.
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
