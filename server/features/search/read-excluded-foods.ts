import { isDietWord } from './diet-words.ts';
import type { FoodWords } from './food-words.ts';
import type { QueryWord } from './query-words.ts';
import { type RecipeTest, toQueryText, toWordKey } from './search-reading.ts';
import {
  BRIDGES,
  CONJUNCTIONS,
  COOKING_WORDS,
  DIET_WITHOUT,
  EXCLUSION_PREFIXES,
  EXCLUSION_SUFFIXES,
  FILLERS,
  FOOD_GROUPS,
  OVEN,
  WORK,
  YES,
} from './search-words.ts';

export const MAX_NAME_WORDS = 8;

/** A food or allergen that a query excludes. */
export interface ExcludedFood {
  text: string;
  /** Name of the excluded foods, for readers. Example: "nuts or peanuts" for "nut". */
  name: string;
  /** Number of its words in the query. */
  wordCount: number;
  condition: RecipeTest;
  /** `true` if it has suspected allergens, which `FoodWords` defines, or is unfinished. */
  isAllergen: boolean;
  /** `true` if it is only a word in names of foods: "crushed", "single". */
  isPartOfName?: boolean;
}

/** Words that are not the beginning of an excluded name. */
const UNDERSTOOD = [FILLERS, BRIDGES, COOKING_WORDS, WORK, OVEN, YES];

/**
 * Reads names of foods and allergens that conjunctions or separators join. A list of allergens needs neither: "no nuts
 * eggs".
 * @param isAllergy - `true` to exclude the allergens on labels, too
 * @param isUnfinished - `true` if the last word may be the beginning of a name, because nothing follows that ends it
 */
export function readExcludedFoods(words: QueryWord[], foodWords: FoodWords, isAllergy: boolean, isUnfinished = false) {
  const items: ExcludedFood[] = [];
  let wordCount = 0;
  for (;;) {
    let start = wordCount;
    while (items.length > 0 && CONJUNCTIONS.has(words[start]?.key ?? '')) start += 1;
    const isJoined = items.length === 0 || start > wordCount || words[start]?.followsSeparator;
    let item = readExcludedFood(words.slice(start), foodWords, isAllergy);
    const bridgesEnd = isUnfinished ? words.length - 1 : words.length;
    while (start < bridgesEnd && BRIDGES.has(words[start]?.key ?? '') && !item) {
      start += 1;
      item = readExcludedFood(words.slice(start), foodWords, isAllergy);
    }
    if (item && isUnfinished) item = excludeLongerNames(item, words.slice(start), foodWords);
    item ??=
      (isUnfinished ? readUnfinished(words.slice(start), items.length === 0, foodWords, isJoined) : undefined) ??
      (isJoined ? readMisspelled(words.slice(start), items.length === 0, foodWords, isAllergy) : undefined);
    const end = start + (item?.wordCount ?? 0);
    if (
      !item ||
      !(isJoined || (item.isAllergen && items.at(-1)?.isAllergen && onlyAllergensFollow(words.slice(end), foodWords)))
    )
      break;
    items.push(item);
    wordCount = end;
  }
  return items.length > 0 ? { items, wordCount } : undefined;
}

/**
 * Returns `true` if only allergens follow, up to a separator, conjunction or exclusion suffix, or to the end: "no nuts
 * eggs" excludes both, "no nuts fish curry" only nuts.
 */
function onlyAllergensFollow([next, ...others]: QueryWord[], foodWords: FoodWords): boolean {
  if (!next || next.followsSeparator || CONJUNCTIONS.has(next.key) || EXCLUSION_SUFFIXES.has(next.key)) return true;
  return foodWords.getNamedAllergens(next.key) !== undefined && onlyAllergensFollow(others, foodWords);
}

/** Returns whether a word joins items or begins another exclusion: no item begins with "and" or "without". */
function isConnector(word: QueryWord | undefined): boolean {
  return word !== undefined && (CONJUNCTIONS.has(word.key) || EXCLUSION_PREFIXES.has(word.key));
}

/** Returns whether a separator divides a name from an allergen, or from another name: "fish, sauce", "almond, milk". */
function isList(words: QueryWord[], foodWords: FoodWords): boolean {
  return words.some(
    ({ followsSeparator }, index) =>
      followsSeparator &&
      index > 0 &&
      (isNamed(words.slice(index), foodWords) || foodWords.getNamedAllergens(toWordKey(words.slice(0, index)))),
  );
}

/** Returns whether the words name a food or an allergen. */
function isNamed(words: QueryWord[], foodWords: FoodWords): boolean {
  const key = toWordKey(words);
  return foodWords.isFoodOrLabel(key) || foodWords.getNamedAllergens(key) !== undefined;
}

/** Reads the longest name of a food or allergen at the beginning of the words. */
export function readExcludedFood(
  words: QueryWord[],
  foodWords: FoodWords,
  isAllergy: boolean,
): ExcludedFood | undefined {
  for (let wordCount = Math.min(MAX_NAME_WORDS, words.length); wordCount > 0; wordCount -= 1) {
    const phrase = words.slice(0, wordCount);
    const key = toWordKey(phrase);
    // A name may have two letters: "ohne Ei".
    const isName = isNamed(phrase, foodWords);
    if (
      BRIDGES.has(key) ||
      isList(phrase, foodWords) ||
      (!isName && (phrase.slice(1).some(({ followsSeparator }) => followsSeparator) || key.length < 3))
    )
      continue;
    // "Vegan and gluten free" does not exclude vegan food. In "no eggs and without milk", "without" begins no name.
    if (isDietWord(key) || EXCLUSION_SUFFIXES.has(key) || (!isName && isConnector(phrase[0]))) continue;
    // An allergy to cooked eggs is an allergy to eggs.
    if (wordCount > 1 && isAllergy && !isName && phrase.some((word) => foodWords.getNamedAllergens(word.key))) continue;
    // Excludes "egg", not the food "egg substitute".
    if (wordCount > 1 && EXCLUSION_SUFFIXES.has(phrase.at(-1)?.key ?? '')) continue;
    // "I can't do nuts" does not name donuts.
    if (wordCount > 1 && BRIDGES.has(phrase[0]?.key ?? '') && foodWords.getNamedAllergens(phrase[1]?.key ?? ''))
      continue;
    // "No prawns in it" does not name prawns in brine.
    if (wordCount > 1 && !isName && BRIDGES.has(phrase.at(-1)?.key ?? '')) continue;
    const condition = foodWords.getCondition(key, isAllergy);
    if (!condition) continue;
    const text = toQueryText(phrase);
    const isAllergen = foodWords.getSuspectedAllergens(key) !== undefined;
    const isPartOfName = !isName && !FOOD_GROUPS.has(key) && !DIET_WITHOUT.has(key);
    const name = foodWords.getExclusionText(key, text, isAllergy);
    return { text, name, condition, wordCount, isAllergen, isPartOfName };
  }
  return undefined;
}

/**
 * Also excludes the allergens that the rest of a query may become: peanuts for "no pea", fish for "no snap", eggs for
 * "no chicken e".
 */
function excludeLongerNames(item: ExcludedFood, words: QueryWord[], foodWords: FoodWords): ExcludedFood {
  const isWhole = item.wordCount === words.length;
  if (
    foodWords.getNamedAllergens(toWordKey(words)) ||
    (!isWhole && words.slice(1).some((word) => word.followsSeparator))
  )
    return item;
  const longerNames = foodWords.findLongerNames(
    toQueryText(words),
    isWhole && !item.isPartOfName ? 'allergens' : 'all',
  );
  if (!longerNames) return item;
  return {
    ...item,
    ...(!isWhole && { text: `${toQueryText(words)}…`, wordCount: words.length }),
    name: [item.name, ...longerNames.names].join(' or '),
    condition: (card) => item.condition(card) && longerNames.condition(card),
  };
}

/** Reads the end of a query as the beginning of names: "no egg, mil" excludes milk, "no se" sesame and seafood. */
function readUnfinished(
  words: QueryWord[],
  isFirst: boolean,
  foodWords: FoodWords,
  isJoined = false,
): ExcludedFood | undefined {
  if (words.length === 0 || words.length > MAX_NAME_WORDS) return undefined;
  const key = toWordKey(words);
  // "No al" may become "no almonds".
  const isShortBridge = key.length <= 2 && BRIDGES.has(key);
  const isUnderstood = !isShortBridge && (UNDERSTOOD.some((set) => set.has(key)) || isDietWord(key));
  const isOperator = EXCLUSION_PREFIXES.has(key) || EXCLUSION_SUFFIXES.has(key);
  if (isOperator) return undefined;
  const longerNames = foodWords.findLongerNames(toQueryText(words), isJoined && !isUnderstood ? 'foods' : 'allergens');
  if (isFirst && longerNames?.names.length === 0) return undefined;
  const text = `${toQueryText(words)}…`;
  return (
    longerNames && {
      text,
      name: [text, ...longerNames.names].join(' or '),
      condition: longerNames.condition,
      wordCount: words.length,
      isAllergen: true,
    }
  );
}

/** Reads a misspelled allergen in a list: "no eggs or diary". */
function readMisspelled(
  [word, next]: QueryWord[],
  isFirst: boolean,
  foodWords: FoodWords,
  isAllergy: boolean,
): ExcludedFood | undefined {
  const { key = '', text = '' } = word ?? {};
  const isInList = !isFirst || (next && (CONJUNCTIONS.has(next.key) || next.followsSeparator));
  const isUnderstood = [...UNDERSTOOD, EXCLUSION_PREFIXES, EXCLUSION_SUFFIXES].some((set) => set.has(key));
  if (key.length < 4 || !isInList || isUnderstood || isDietWord(key)) return undefined;
  const near = foodWords.findNearAllergen(key);
  const condition = near && foodWords.getCondition(near, true);
  return condition
    ? { text, name: foodWords.getExclusionText(near, near, isAllergy), condition, wordCount: 1, isAllergen: true }
    : undefined;
}
