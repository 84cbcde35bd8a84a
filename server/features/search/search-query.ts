import { nameKey } from '#server/content/foods/words.ts';
import type { FoodWords } from './food-words.ts';
import { type Name, namesIn } from './search-synonyms.ts';

type Foods = Pick<FoodWords, 'isName'>;

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
 * A query for words that must all occur, or synonyms of them. A food's name of several words is looked for in one, and a food
 * that is named is no beginning of a word: who looks for egg does not look for eggplant. Words hold nothing but letters, marks and digits, so
 * nothing needs escaping.
 * @param finished `true` when the last word is finished too
 */
export function toTsQueries(words: string[], foods?: Foods, finished = false): TsQueries {
  const names = namesIn(words, foods);
  const last = names.at(-1);
  if (finished || !last || last.synonyms.length > 0 || last.isFood) return [termsOf(names, finished).join(' & '), ''];
  return [termsOf(names.slice(0, -1), true).join(' & '), `${last.words.join(' & ')}:*`];
}

/**
 * Queries for some of the words, to be tried one after the other where no recipe has all: for all but any one, for any
 * two, for any one. Of more than six words the first six, of a single name of several words these. For a single word there
 * are none.
 * @param finished `true` when the last word is finished too
 */
export function toPartialTsQueries(words: string[], finished: boolean, foods?: Foods): TsQueries[] {
  const names = namesIn(words, foods);
  const parts = names.length > 1 ? names : words.map((word) => ({ words: [word], synonyms: [] }));
  const terms = termsOf(parts, finished).slice(0, MAX_CHOSEN_FROM);
  const counts = new Set([terms.length - 1, 2, 1].filter((count) => count > 0 && count < terms.length));
  return [...counts].map((count) => {
    const choices = chosenFrom(terms, count).map((choice) => `(${choice.join(' & ')})`);
    return [choices.join(' | '), ''];
  });
}

/** The words of a name may stand apart, those of its synonyms may not: a search for scallions is none for "green". */
function termsOf(names: Name[], finished: boolean): string[] {
  return names.map(({ words, synonyms, isFood }, place) => {
    if (isFood) return words.length > 1 ? inOneWord(nameKey(words.join(' '))) : (words[0] ?? '');
    const own = words.join(' & ') + (finished || place < names.length - 1 ? '' : ':*');
    return synonyms.length > 0 ? `(${[own, ...synonyms.map(toTerm)].join(' | ')})` : own;
  });
}

/**
 * @param key a food's name of several words, as `nameKey` gives it
 * @returns the word that stands for it where search looks; no word of a reader begins so.
 */
export function inOneWord(key: string): string {
  return `xfood${key.replaceAll(' ', '')}`;
}

/** Names of several words are there in one, since an index does not know which words stand side by side. */
function toTerm(name: string): string {
  return name.includes(' ') ? inOneWord(nameKey(name)) : name;
}

function chosenFrom(terms: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return terms.flatMap((term, place) => chosenFrom(terms.slice(place + 1), count - 1).map((rest) => [term, ...rest]));
}
