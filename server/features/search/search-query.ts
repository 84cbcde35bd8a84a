import { nameKey } from '#server/content/foods/words.ts';
import type { FoodWords } from './food-words.ts';

/** Names of the same thing, mostly American and British, in the singular. A search for one finds all. */
const GROUPS = [
  ['cilantro', 'coriander'],
  ['bell pepper', 'red pepper'],
  ['garbanzo', 'garbanzo bean', 'chickpea'],
  ['cornstarch', 'corn starch', 'cornflour'],
  ['scallion', 'spring onion', 'green onion'],
  ['eggplant', 'aubergine'],
  ['zucchini', 'courgette'],
  ['shrimp', 'prawn'],
  ['ground beef', 'minced beef', 'beef mince'],
  ['baking soda', 'bicarbonate of soda'],
  ['powdered sugar', 'icing sugar'],
  ['heavy cream', 'double cream', 'whipping cream'],
  ['yogurt', 'yoghurt'],
];

/** A recipe whose steps need the oven has this word among its texts. */
export const OVEN_WORD = 'xmethodoven';

const others = new Map(GROUPS.flatMap((group) => group.map((name) => [name, group.filter((other) => other !== name)])));
const LONGEST = Math.max(...[...others.keys()].map((name) => name.split(' ').length));
const LONGEST_FOOD = 4;

/** One or more words of a query that name one thing. */
interface Name {
  words: string[];
  /** Its other names; empty for most. */
  synonyms: string[];
  /** `true` for a food's own name: it is finished, and of several words they stand side by side. */
  isFood?: boolean;
}

/** @returns the words in their order, those together that name a food or a thing with synonyms. */
export function namesIn(words: string[], foods?: Pick<FoodWords, 'isUsedName'>): Name[] {
  const names: Name[] = [];
  for (let place = 0; place < words.length; place += names.at(-1)?.words.length ?? 1) {
    names.push(nameAt(words, place, foods));
  }
  return names;
}

function nameAt(words: string[], place: number, foods?: Pick<FoodWords, 'isUsedName'>): Name {
  for (let count = LONGEST; count > 0; count -= 1) {
    const some = words.slice(place, place + count);
    const synonyms =
      others.get(some.join(' ').toLowerCase()) ?? others.get(some.join(' ').toLowerCase().replace(/s$/, ''));
    if (synonyms) return { words: some, synonyms };
  }
  for (let count = Math.min(LONGEST_FOOD, words.length - place); count > 0; count -= 1) {
    const some = words.slice(place, place + count);
    if (foods?.isUsedName(nameKey(some.join(' ')))) return { words: some, synonyms: [], isFood: true };
  }
  return { words: words.slice(place, place + 1), synonyms: [] };
}

type Foods = Pick<FoodWords, 'isUsedName'>;

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
