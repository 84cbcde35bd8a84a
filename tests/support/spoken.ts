import type { Locator } from 'playwright';

/**
 * Returns what a screen reader says of a part of the page: roles, names and states, a line each, indented as its tree.
 * Numbers that the catalogue decides are left out: "#", and so are days, some of which depend on today.
 */
export async function spoken(part: Locator): Promise<string> {
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
