import { SearchFilterKind } from '../catalogue/lists/recipe-connection.type.ts';
import type { FoodWords } from './food-words.ts';
import type { QueryWord } from './query-words.ts';
import { type Item, MAX_NAME_WORDS, readExcludable, readList } from './read-excluded-foods.ts';
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
  if (OVEN.has(rest[0]?.key ?? '') && (readExcludable(rest, foodWords, false)?.count ?? 0) < 2)
    return match(words.slice(0, start + 1), { meaning: 'without an oven', excludedWord: OVEN_WORD });
  const isNot = NOT.has(words[0]?.key ?? '');
  /** Returns `true` if an excluded word is no food, so that an allergen after it may be meant: "not cooked with nuts". */
  const isOpenAfter = (key = '', next = ''): boolean =>
    !WORK.has(key) && (!(isNot && COOKING_WORDS.has(key)) || BRIDGES.has(next));
  const negated = isAllergy ? undefined : readFilter(rest);
  const [filter] = negated?.filters ?? [];
  if (negated && filter && negated.count >= (readExcludable(rest, foodWords, false)?.count ?? 0))
    return match(words.slice(0, start + negated.count), {
      meaning: filter.isUnstated ? filter.meaning : `not ${filter.meaning}`,
      // No recipe matches "no fodmap": recipes do not state fodmaps.
      condition: (card) => !filter.isUnstated && !filter.condition(card),
      isOpen: !isNot && (filter.isVague || BRIDGES.has(rest[negated.count]?.key ?? '')),
    });
  // Skips "all", unless it begins a name: "all-purpose flour".
  for (const from of beginsWithName(words.slice(prefixCount), foodWords)
    ? [prefixCount, start]
    : [start, prefixCount]) {
    const list = readList(words.slice(from), foodWords, isAllergy, true);
    if (!list) continue;
    const after = words.slice(from + list.count);
    const suffixCount = after[0]?.followsSeparator ? 0 : countExclusionWords(after);
    const hasAllergySuffix =
      ALLERGY.test(toWordKey(after.slice(0, suffixCount))) && !['to', 'of'].includes(after[suffixCount]?.key ?? '');
    // "No pasta allergy".
    const items = hasAllergySuffix ? (readList(words.slice(from), foodWords, true)?.items ?? list.items) : list.items;
    const lead = isAllergy || hasAllergySuffix ? 'allergic to' : 'without';
    const canBeOpen = isOpenAfter(words[from + list.count - 1]?.key, after[0]?.key);
    return {
      count: from + list.count + (hasAllergySuffix ? suffixCount : 0),
      filters: items.map((item) => exclusion(`${lead} ${item.text}`, item, canBeOpen)),
    };
  }
  if (isAllergy && readFilter(rest)) return undefined;
  if (!PREFIXES_OF_ANY_WORD.has(words[0]?.key ?? '') && !isAllergy) return undefined;
  const unknown = unknownExclusion(words.slice(0, start + 1), rest, foodWords, isAllergy);
  const isOpen = isOpenAfter(rest[0]?.key, rest[1]?.key);
  return unknown && { ...unknown, filters: unknown.filters.map((filter) => ({ ...filter, isOpen })) };
}

/** Returns whether the words begin with a name of several words. */
function beginsWithName(words: QueryWord[], foodWords: FoodWords): boolean {
  return words
    .slice(1, MAX_NAME_WORDS)
    .some((_, index) => foodWords.isFoodOrAllergen(toWordKey(words.slice(0, index + 2))));
}

/** Reads an allergy to a food whose name begins like another filter: "non-fat milk allergy", "quick oats allergy". */
export function readMultiWordAllergy(words: QueryWord[], foodWords: FoodWords): FilterMatch | undefined {
  const exclusions = beginsWithName(words, foodWords) ? readSuffixExclusions(words, foodWords) : undefined;
  return exclusions && ALLERGY.test(toWordKey(words.slice(0, exclusions.count))) ? exclusions : undefined;
}

/** Reads exclusions before a keyword: "egg-free", "gluten and dairy free", "nut allergy", "eggs not allowed". */
export function readSuffixExclusions(words: QueryWord[], foodWords: FoodWords): FilterMatch | undefined {
  const list = readList(words, foodWords, false);
  const nameCount = list?.count ?? 1;
  const suffixCount = countExclusionWords(words.slice(nameCount));
  if (suffixCount === 0) return undefined;
  const operator = toWordKey(words.slice(nameCount, nameCount + suffixCount));
  // "My kid is allergic to nuts" excludes nuts.
  const hasObject = ALLERGY.test(operator) && ['to', 'of'].includes(words[nameCount + suffixCount]?.key ?? '');
  if (hasObject && readList(words.slice(nameCount + suffixCount + 1), foodWords, true)) return undefined;
  if (!list) {
    const [first] = words;
    const isMeant =
      first && !FILLERS.has(first.key) && !BRIDGES.has(first.key) && /free|less|allerg|intoler/.test(operator);
    return isMeant
      ? unknownExclusion(words.slice(0, 1 + suffixCount), words.slice(0, 2), foodWords, ALLERGY.test(operator))
      : undefined;
  }
  const isAllergy = ALLERGY.test(operator);
  const items = isAllergy ? (readList(words, foodWords, true)?.items ?? list.items) : list.items;
  const suffix = operator === 'free' ? '-free' : ` ${toQueryText(words.slice(nameCount, nameCount + suffixCount))}`;
  const filters = items.map((item) => exclusion(`${item.text}${suffix}`, item, isAllergy));
  // "nut allergy and eggs" excludes eggs as well.
  const more = isAllergy ? moreAllergens(words.slice(nameCount + suffixCount), foodWords) : undefined;
  return {
    count: nameCount + suffixCount + (more?.count ?? 0),
    filters: [...filters, ...(more?.items ?? []).map((item) => exclusion(`without ${item.text}`, item))],
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
  const harm = countLongestPhrase(words.slice(count), HARMS);
  if (harm > 0) return count + harm;
  while (EXCLUSION_SUFFIXES.has(words[count]?.key ?? '')) count += 1;
  const [last = '', next = ''] = [words[count - 1]?.key, words[count]?.key];
  // "Pancakes, out of milk", "free range eggs".
  const isPrefix = EXCLUSION_PREFIXES.has(`${last} ${next}`) && !ALLERGY.test(last);
  return count === start || next === 'range' || isPrefix ? 0 : count;
}

function moreAllergens(words: QueryWord[], foodWords: FoodWords) {
  const joined = words[0] && (CONJUNCTIONS.has(words[0].key) || words[0].followsSeparator);
  const list = joined
    ? readList(words.slice(CONJUNCTIONS.has(words[0]?.key ?? '') ? 1 : 0), foodWords, true, true)
    : undefined;
  if (!list?.items.every(({ isAllergen }) => isAllergen)) return undefined;
  const count = list.count + (CONJUNCTIONS.has(words[0]?.key ?? '') ? 1 : 0);
  return countExclusionWords(words.slice(count)) > 0 ? undefined : { ...list, count };
}

/** Reads a word that names no food or allergen: excludes the allergen with the most similar name, or else the word. */
function unknownExclusion(
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
  const nearAllergen = foodWords.findNearAllergen(word.key) ?? '';
  const condition = foodWords.allergyCondition(nearAllergen);
  const unfinished = others.length === 0 ? foodWords.unfinished(word.text, true) : undefined;
  const filter = condition
    ? { meaning: `without ${foodWords.exclusionText(nearAllergen, nearAllergen, isAllergy)}`, condition }
    : {
        meaning: `without ${word.text}`,
        excludedWord: word.text,
        isUnclear: isAllergy,
        condition: unfinished?.condition,
      };
  return match(words, filter);
}

function match(
  words: QueryWord[],
  filter: Pick<Filter, 'meaning' | 'excludedWord' | 'isUnclear' | 'isOpen'> & { condition?: RecipeTest },
): FilterMatch {
  const { condition = () => true, ...more } = filter;
  return {
    count: words.length,
    filters: [{ kind: SearchFilterKind.EXCLUSION, text: toQueryText(words), condition, ...more }],
  };
}

function exclusion(text: string, { name, condition, isPartOfName }: Item, canBeOpen = false): Filter {
  const isOpen = canBeOpen && isPartOfName;
  return { kind: SearchFilterKind.EXCLUSION, text, meaning: `without ${name}`, condition, isOpen };
}

/** Returns the number of words of the longest phrase at the beginning; 0 if there is none. */
function countLongestPhrase(words: QueryWord[], phrases: ReadonlySet<string>): number {
  for (let count = Math.min(MAX_PHRASE_WORDS, words.length); count > 0; count -= 1)
    if (phrases.has(toWordKey(words.slice(0, count)))) return count;
  return 0;
}
