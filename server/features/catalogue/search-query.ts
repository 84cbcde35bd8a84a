// More words than this make a query slower, not better.
const MAX_WORDS = 12;

/** @returns the words of a query: runs of letters, marks and digits, at most twelve. */
export function searchWords(query: string): string[] {
  return (query.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/**
 * Postgres's own query language for words that must all occur, and for the last one, which may be unfinished. Words
 * hold nothing but letters, marks and digits, so nothing needs escaping.
 */
export function toTsQueries(words: string[]): [finished: string, last: string] {
  return [words.slice(0, -1).join(' & '), `${words.at(-1)}:*`];
}
