import { SearchFilterKind } from '../catalogue/lists/recipe-connection.type.ts';
import type { FoodWords } from './food-words.ts';
import type { QueryWord } from './query-words.ts';
import { type ExcludedFood, MAX_NAME_WORDS, readExcludedFood, readExcludedFoods } from './read-excluded-foods.ts';
import { OVEN_WORD } from './search-query.ts';
import { type Filter, type FilterMatch, type RecipeTest, toQueryText, toWordKey } from './search-reading.ts';
import {
  ALLERGY,
  BRIDGES,
  CONJUNCTIONS,
  COOKING_WORDS,
  DEGREES,
  EXCLUSION_PREFIXES,
  EXCLUSION_SUFFIXES,
  FILLERS,
  HARMS,
  NO,
  NOT,
  OVEN,
  PREFIXES_OF_ANY_WORD,
  VERBS,
  WORK,
} from './search-words.ts';

const MAX_PHRASE_WORDS = 4;

/** Reads a filter at the beginning of the words, for the caller to negate: "spicy" after "not". */
type FilterReader = (words: QueryWord[]) => FilterMatch | undefined;

/**
 * Reads exclusions after a keyword: "without eggs and nuts", "allergic to peanuts", "cannot eat dairy", "not spicy",
 * "no-bake".
 */
export function readPrefixExclusions(
  words: QueryWord[],
  foodWords: FoodWords,
  readFilter: FilterReader,
): FilterMatch | undefined {
  const prefixCount = countLongestPhrase(words, EXCLUSION_PREFIXES);
  if (prefixCount === 0) return undefined;
  const isAllergy = ALLERGY.test(toWordKey(words.slice(0, prefixCount)));
  let start = prefixCount;
  while (BRIDGES.has(words[start]?.key ?? '') || DEGREES.has(words[start]?.key ?? '')) start += 1;
  const rest = words.slice(start);
  const countFoodWords = () => readExcludedFood(rest, foodWords, false)?.wordCount ?? 0;
  if (OVEN.has(rest[0]?.key ?? '') && countFoodWords() < 2)
    return toExclusionMatch(words.slice(0, start + 1), { meaning: 'without an oven', excludedWord: OVEN_WORD });
  const filterMatch = isAllergy ? undefined : readFilter(rest);
  if (filterMatch && filterMatch.wordCount >= countFoodWords()) return negateFilter(words, start, filterMatch);
  // Skips "all", unless it begins a name: "all-purpose flour".
  const starts = beginsWithName(words.slice(prefixCount), foodWords) ? [prefixCount, start] : [start, prefixCount];
  for (const from of starts) {
    const exclusions = readFoodsAfterPrefix(words, from, foodWords, isAllergy);
    if (exclusions) return exclusions;
  }
  if (isAllergy && readFilter(rest)) return undefined;
  if (!PREFIXES_OF_ANY_WORD.has(words[0]?.key ?? '') && !isAllergy) return undefined;
  const exclusion = readUnknownExclusion(words.slice(0, start + 1), rest, foodWords, isAllergy);
  const mayExcludeNext = mayExcludeAfter(words, start + 1);
  return exclusion && { ...exclusion, filters: exclusion.filters.map((filter) => ({ ...filter, mayExcludeNext })) };
}

/** Returns the opposite of the filter after a prefix: "not spicy". */
function negateFilter(words: QueryWord[], start: number, { wordCount, filters: [filter] }: FilterMatch) {
  const end = start + wordCount;
  const isBeforeBridge = BRIDGES.has(words[end]?.key ?? '');
  return toExclusionMatch(words.slice(0, end), {
    meaning: filter?.isUnstated ? filter.meaning : `not ${filter?.meaning}`,
    // No recipe matches "no fodmap": recipes do not state fodmaps.
    condition: (card) => !filter?.isUnstated && !filter?.condition(card),
    mayExcludeNext: !NOT.has(words[0]?.key ?? '') && (filter?.isVague || isBeforeBridge),
  });
}

function readFoodsAfterPrefix(
  words: QueryWord[],
  start: number,
  foodWords: FoodWords,
  isAllergyPrefix: boolean,
): FilterMatch | undefined {
  const list = readExcludedFoods(words.slice(start), foodWords, isAllergyPrefix, true);
  if (!list) return undefined;
  const end = start + list.wordCount;
  const rest = words.slice(end);
  const suffixCount = rest[0]?.followsSeparator ? 0 : countExclusionWords(rest);
  // "No pasta allergy".
  const isAllergySuffix =
    ALLERGY.test(toWordKey(rest.slice(0, suffixCount))) && !['to', 'of'].includes(rest[suffixCount]?.key ?? '');
  const allergyList = isAllergySuffix ? readExcludedFoods(words.slice(start), foodWords, true) : undefined;
  const { items } = allergyList ?? list;
  const lead = isAllergyPrefix || isAllergySuffix ? 'allergic to' : 'without';
  const mayExcludeNext = mayExcludeAfter(words, end);
  return {
    wordCount: end + (isAllergySuffix ? suffixCount : 0),
    filters: items.map((item) => toExclusionFilter(`${lead} ${item.text}`, item, mayExcludeNext)),
  };
}

/**
 * Returns whether words before an index that name no food may also exclude the allergen at the index: "not cooked with
 * nuts", but not "no-fuss eggs" and "not fried fish".
 */
function mayExcludeAfter(words: QueryWord[], index: number): boolean {
  const [last = '', next = ''] = [words[index - 1]?.key, words[index]?.key];
  const isCookedOtherwise = NOT.has(words[0]?.key ?? '') && COOKING_WORDS.has(last) && !BRIDGES.has(next);
  return !WORK.has(last) && !isCookedOtherwise;
}

/** Returns whether the words begin with a name of several words. */
function beginsWithName(words: QueryWord[], foodWords: FoodWords): boolean {
  return words
    .slice(1, MAX_NAME_WORDS)
    .some((_, index) => foodWords.isFoodOrLabel(toWordKey(words.slice(0, index + 2))));
}

/** Reads an allergy to a food whose name begins like another filter: "non-fat milk allergy", "quick oats allergy". */
export function readLongNameAllergy(words: QueryWord[], foodWords: FoodWords): FilterMatch | undefined {
  const exclusions = beginsWithName(words, foodWords) ? readSuffixExclusions(words, foodWords) : undefined;
  return exclusions && ALLERGY.test(toWordKey(words.slice(0, exclusions.wordCount))) ? exclusions : undefined;
}

/** Reads exclusions before a keyword: "egg-free", "gluten and dairy free", "nut allergy", "eggs not allowed". */
export function readSuffixExclusions(words: QueryWord[], foodWords: FoodWords): FilterMatch | undefined {
  const list = readExcludedFoods(words, foodWords, false);
  const nameCount = list?.wordCount ?? 1;
  const suffixCount = countExclusionWords(words.slice(nameCount));
  if (suffixCount === 0) return undefined;
  const operator = toWordKey(words.slice(nameCount, nameCount + suffixCount));
  // "My kid is allergic to nuts" excludes nuts.
  const hasObject = ALLERGY.test(operator) && ['to', 'of'].includes(words[nameCount + suffixCount]?.key ?? '');
  if (hasObject && readExcludedFoods(words.slice(nameCount + suffixCount + 1), foodWords, true)) return undefined;
  if (!list) {
    const [first] = words;
    const isExclusion =
      first && !FILLERS.has(first.key) && !BRIDGES.has(first.key) && /free|less|allerg|intoler/.test(operator);
    return isExclusion
      ? readUnknownExclusion(words.slice(0, 1 + suffixCount), words.slice(0, 2), foodWords, ALLERGY.test(operator))
      : undefined;
  }
  const isAllergy = ALLERGY.test(operator);
  const items = isAllergy ? (readExcludedFoods(words, foodWords, true)?.items ?? list.items) : list.items;
  const suffix = operator === 'free' ? '-free' : ` ${toQueryText(words.slice(nameCount, nameCount + suffixCount))}`;
  const filters = items.map((item) => toExclusionFilter(`${item.text}${suffix}`, item, isAllergy));
  // "nut allergy and eggs" excludes eggs as well.
  const moreAllergens = isAllergy ? readMoreAllergens(words.slice(nameCount + suffixCount), foodWords) : undefined;
  return {
    wordCount: nameCount + suffixCount + (moreAllergens?.wordCount ?? 0),
    filters: [
      ...filters,
      ...(moreAllergens?.items ?? []).map((item) => toExclusionFilter(`without ${item.text}`, item)),
    ],
  };
}

/** Returns the number of words at the beginning that exclude the food before them: "free", "is out", "allergy safe". */
function countExclusionWords(words: QueryWord[]): number {
  let count = 0;
  while (VERBS.has(words[count]?.key ?? '')) count += 1;
  const start = count;
  // "Dairy: no, eggs: none".
  if (NO.has(words[count]?.key ?? '') && (words[count + 1]?.followsSeparator ?? words.length === count + 1))
    return count + 1;
  const harmCount = countLongestPhrase(words.slice(count), HARMS);
  if (harmCount > 0) return count + harmCount;
  while (EXCLUSION_SUFFIXES.has(words[count]?.key ?? '')) count += 1;
  const [last = '', next = ''] = [words[count - 1]?.key, words[count]?.key];
  // "Pancakes, out of milk", "free range eggs".
  const isPrefix = EXCLUSION_PREFIXES.has(`${last} ${next}`) && !ALLERGY.test(last);
  return count === start || next === 'range' || isPrefix ? 0 : count;
}

function readMoreAllergens(words: QueryWord[], foodWords: FoodWords) {
  const isJoined = words[0] && (CONJUNCTIONS.has(words[0].key) || words[0].followsSeparator);
  const list = isJoined
    ? readExcludedFoods(words.slice(CONJUNCTIONS.has(words[0]?.key ?? '') ? 1 : 0), foodWords, true, true)
    : undefined;
  if (!list?.items.every(({ isAllergen }) => isAllergen)) return undefined;
  const wordCount = list.wordCount + (CONJUNCTIONS.has(words[0]?.key ?? '') ? 1 : 0);
  return countExclusionWords(words.slice(wordCount)) > 0 ? undefined : { ...list, wordCount };
}

/** Reads an unknown word: excludes the food or allergen with the most similar name, or else the word itself. */
function readUnknownExclusion(
  words: QueryWord[],
  [word, ...others]: QueryWord[],
  foodWords: FoodWords,
  isAllergy: boolean,
): FilterMatch | undefined {
  if (
    !word ||
    FILLERS.has(word.key) ||
    word.key.length < 3 ||
    EXCLUSION_PREFIXES.has(word.key) ||
    EXCLUSION_SUFFIXES.has(word.key)
  )
    return undefined;
  const nearAllergen = foodWords.findNearLabel(word.key) ?? '';
  const condition = foodWords.getCondition(nearAllergen, true);
  const longerNames = others.length === 0 ? foodWords.findLongerNames(word.text, 'foods') : undefined;
  const filter = condition
    ? { meaning: `without ${foodWords.getExclusionText(nearAllergen, nearAllergen, isAllergy)}`, condition }
    : {
        meaning: `without ${word.text}`,
        excludedWord: word.text,
        isUnknownAllergy: isAllergy,
        condition: longerNames?.condition,
      };
  return toExclusionMatch(words, filter);
}

function toExclusionMatch(
  words: QueryWord[],
  filter: Pick<Filter, 'meaning' | 'excludedWord' | 'isUnknownAllergy' | 'mayExcludeNext'> & { condition?: RecipeTest },
): FilterMatch {
  const { condition = () => true, ...more } = filter;
  return {
    wordCount: words.length,
    filters: [{ kind: SearchFilterKind.EXCLUSION, text: toQueryText(words), condition, ...more }],
  };
}

function toExclusionFilter(
  text: string,
  { name, condition, isPartOfName }: ExcludedFood,
  canExcludeNext = false,
): Filter {
  const mayExcludeNext = canExcludeNext && isPartOfName;
  return { kind: SearchFilterKind.EXCLUSION, text, meaning: `without ${name}`, condition, mayExcludeNext };
}

/** Returns the number of words of the longest phrase at the beginning; 0 if there is none. */
function countLongestPhrase(words: QueryWord[], phrases: ReadonlySet<string>): number {
  for (let count = Math.min(MAX_PHRASE_WORDS, words.length); count > 0; count -= 1)
    if (phrases.has(toWordKey(words.slice(0, count)))) return count;
  return 0;
}
