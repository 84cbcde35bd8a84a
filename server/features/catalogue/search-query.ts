// More words than this make a query slower, not better.
const MAX_WORDS = 12;

// Of twelve, choices are so many and so long that they take a tenth of a second at 200,000 recipes.
const MAX_CHOSEN_FROM = 6;

/** @returns the words of a query: runs of letters, marks and digits, at most twelve. */
export function searchWords(query: string): string[] {
  return (query.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** Two texts in Postgres's own query language: what is finished, and the last word, which may be unfinished. */
export type TsQueries = [finished: string, last: string];

/**
 * A query for words that must all occur. Words hold nothing but letters, marks and digits, so nothing needs escaping.
 * @param finished whether the last word is finished too
 */
export function toTsQueries(words: string[], finished = false): TsQueries {
  if (finished) return [words.join(' & '), ''];
  return [words.slice(0, -1).join(' & '), `${words.at(-1)}:*`];
}

/**
 * Queries for some of the words, to be tried one after the other where no recipe has all: for all but any one, for any
 * two, for any one. Of more than six words the first six. For a single word there are none.
 * @param finished whether the last word is finished too
 */
export function toPartialTsQueries(words: string[], finished: boolean): TsQueries[] {
  const terms = words
    .map((word, place) => (finished || place < words.length - 1 ? word : `${word}:*`))
    .slice(0, MAX_CHOSEN_FROM);
  const counts = new Set([terms.length - 1, 2, 1].filter((count) => count > 0 && count < terms.length));
  return [...counts].map((count) => {
    const choices = chosenFrom(terms, count).map((choice) => `(${choice.join(' & ')})`);
    return [choices.join(' | '), ''];
  });
}

function chosenFrom(terms: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return terms.flatMap((term, place) => chosenFrom(terms.slice(place + 1), count - 1).map((rest) => [term, ...rest]));
}
