import { nameKey } from '#server/content/foods/words.ts';
import type { FoodWords } from './food-words.ts';

/** Synonyms in the singular, mostly American and British English. A search for one finds all. */
const SYNONYM_GROUPS = [
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

/** Word in the index of every recipe whose steps need the oven. */
export const OVEN_WORD = 'xmethodoven';

const synonymsByName = new Map(
  SYNONYM_GROUPS.flatMap((group) => group.map((name) => [name, group.filter((other) => other !== name)])),
);
const MAX_NAME_WORDS = Math.max(...[...synonymsByName.keys()].map((name) => name.split(' ').length));
const MAX_FOOD_WORDS = 4;

type Foods = Pick<FoodWords, 'isUsedName'>;

/** One or more words of a query that form a name. */
interface Name {
  words: string[];
  /** Synonyms of the name; empty for most names. */
  synonyms: string[];
  /** `true` for a food's own name: it is complete, and its words have to be adjacent. */
  isFood?: boolean;
}

/** Returns the names in order, grouping words that name a food or have synonyms. */
export function getQueryNames(words: string[], foods?: Foods): Name[] {
  const names: Name[] = [];
  for (let index = 0; index < words.length; index += names.at(-1)?.words.length ?? 1) {
    names.push(readName(words, index, foods));
  }
  return names;
}

function readName(words: string[], index: number, foods?: Foods): Name {
  for (let count = MAX_NAME_WORDS; count > 0; count -= 1) {
    const phrase = words.slice(index, index + count);
    const name = phrase.join(' ').toLowerCase();
    const synonyms = synonymsByName.get(name) ?? synonymsByName.get(name.replace(/s$/, ''));
    if (synonyms) return { words: phrase, synonyms };
  }
  for (let count = Math.min(MAX_FOOD_WORDS, words.length - index); count > 0; count -= 1) {
    const phrase = words.slice(index, index + count);
    if (foods?.isUsedName(nameKey(phrase.join(' ')))) return { words: phrase, synonyms: [], isFood: true };
  }
  return { words: words.slice(index, index + 1), synonyms: [] };
}

/** Maximum number of words of a query; more make a search slower, not better. */
const MAX_WORDS = 12;

/** Maximum number of names to combine: combinations of twelve take 0.1 s with 200,000 recipes. */
const MAX_COMBINED = 6;

/** Returns the words of a query, at most twelve: runs of letters, marks and digits. */
export function getSearchWords(query: string): string[] {
  return (query.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** Two queries in Postgres's `tsquery` syntax: the finished words, and the last word, which may be unfinished. */
export type TsQueries = [finished: string, last: string];

/**
 * Returns queries for recipes with all words, or synonyms of them. A multi-word food is searched for as one word. A
 * food's name is complete: a search for egg does not find eggplant. Words contain only letters, marks and digits, so
 * they need no escaping.
 * @param isFinished - `true` if the last word is finished too
 */
export function toTsQueries(words: string[], foods?: Foods, isFinished = false): TsQueries {
  const names = getQueryNames(words, foods);
  const last = names.at(-1);
  if (isFinished || !last || last.synonyms.length > 0 || last.isFood)
    return [getTerms(names, isFinished).join(' & '), ''];
  return [getTerms(names.slice(0, -1), true).join(' & '), `${last.words.join(' & ')}:*`];
}

/**
 * Returns queries for some of the words, to be tried in order if no recipe has all of them: all but one, any two, any
 * one. Uses up to six names; a single multi-word name is split into its words. Returns none for a single word.
 * @param isFinished - `true` if the last word is finished too
 */
export function toPartialTsQueries(words: string[], isFinished: boolean, foods?: Foods): TsQueries[] {
  const names = getQueryNames(words, foods);
  const parts = names.length > 1 ? names : words.map((word) => ({ words: [word], synonyms: [] }));
  const terms = getTerms(parts, isFinished).slice(0, MAX_COMBINED);
  const counts = new Set([terms.length - 1, 2, 1].filter((count) => count > 0 && count < terms.length));
  return [...counts].map((count) => {
    const choices = getCombinations(terms, count).map((choice) => `(${choice.join(' & ')})`);
    return [choices.join(' | '), ''];
  });
}

/**
 * Returns a term for each name. The words of a food or a synonym have to be adjacent: a search for scallions does not
 * find everything green.
 */
function getTerms(names: Name[], isFinished: boolean): string[] {
  return names.map(({ words, synonyms, isFood }, index) => {
    if (isFood) return words.length > 1 ? toFoodWord(nameKey(words.join(' '))) : (words[0] ?? '');
    const tsQuery = words.join(' & ') + (isFinished || index < names.length - 1 ? '' : ':*');
    return synonyms.length > 0 ? `(${[tsQuery, ...synonyms.map(toTerm)].join(' | ')})` : tsQuery;
  });
}

/**
 * Returns the word by which the index has a multi-word food; readers type no words that begin like it.
 * @param key - the food's name, normalized by `nameKey`
 */
export function toFoodWord(key: string): string {
  return `xfood${key.replaceAll(' ', '')}`;
}

function toTerm(name: string): string {
  return name.includes(' ') ? toFoodWord(nameKey(name)) : name;
}

function getCombinations(terms: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return terms.flatMap((term, index) =>
    getCombinations(terms.slice(index + 1), count - 1).map((rest) => [term, ...rest]),
  );
}
