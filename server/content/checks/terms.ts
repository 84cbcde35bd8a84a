import lists from './words.json';

/**
 * Compiles a list of terms into a pattern that finds any of them.
 * @param list - terms separated by commas; each also matches its plural. `*` matches any ending, `~` for up to four
 * words
 */
export function toPattern(list: string): RegExp {
  const terms = list.split(',').map((term) =>
    term
      .trim()
      .replace(' ~ ', '(?:[ ,]+\\p{L}+){0,4}[ ,]+')
      .replace(/(?<=\p{L})[ -](?=\p{L})/gu, '[ -]')
      .replace('*', '\\p{L}*'),
  );
  return list === '' ? /(?!)/ : new RegExp(`(?<![\\p{L}\\d-])(?:${terms.join('|')})(?:e?s)?(?![\\p{L}\\d])`, 'iu');
}

const { words } = lists;
/** The lists of words in `words.json`, compiled. */
export const TERMS = Object.fromEntries(Object.entries(words).map(([name, list]) => [name, toPattern(list)])) as Record<
  keyof typeof words,
  RegExp
>;
