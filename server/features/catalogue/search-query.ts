// More words than this make a query slower, not better.
const MAX_WORDS = 12;

/** @returns the words of a query: runs of letters, marks and digits, at most twelve. */
export function searchWords(query: string): string[] {
  return (query.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/**
 * Postgres's own query language for words that must all occur, the last of which may be unfinished. Words hold
 * nothing but letters, marks and digits, so nothing needs escaping.
 */
export function toTsQuery(words: string[]): string {
  return words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ');
}
