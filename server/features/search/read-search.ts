import { Course, type Diet } from '#schema/rules/vocabulary.ts';
import { nameKey } from '#server/content/foods/words.ts';
import { SearchFilterKind } from '../catalogue/lists/recipe-connection.type.ts';
import { assumeExclusions } from './assume-exclusions.ts';
import { DIET_WORDS, findMeantDiet, UNSTATED_DIETS } from './diet-words.ts';
import { type QueryWord, readQueryWords } from './query-words.ts';
import { readLimit } from './read-amount.ts';
import { readLongNameAllergy, readPrefixExclusions, readSuffixExclusions } from './read-exclusions.ts';
import {
  type Filter,
  type FilterMatch,
  isFilter,
  type QueryPart,
  type RecipeTest,
  type SearchReading,
  type SearchVocabulary,
  type SearchWord,
  toQueryText,
  toWordKey,
} from './search-reading.ts';
import { COURSE_WORDS, FILLERS, NAMING_COURSES } from './search-words.ts';

const MAX_NAME_WORDS = 5;
const MAX_COLLECTION_WORDS = 3;

/** Key of the category in which a search finds only some courses: "dinner" finds no side dishes. */
const DINNER = nameKey('dinner');
const DINNER_COURSES: ReadonlySet<Course> = new Set([Course.MAIN, Course.SOUP, Course.SALAD]);

/** Phrases about the number of people, which do not describe the dish: "for two", "for 4 people". */
const FOR_PEOPLE =
  /\bfor (?:a |the )?(?:\d+|one|two|three|four|five|six|eight|ten)(?: (?:people|persons?|guests?|servings?))?(?![\p{L}\p{N}-]| (?:min|hour|h\b|dollar|buck))/giu;

/**
 * Reads exclusions, times, prices, diets, cuisines, meals and collections in a query as filters, and drops filler
 * words. A filter has a condition on recipes; the other words are searched for in the index. The steps:
 *
 * 1. `readQueryWords` splits the query into words, and replaces emoji and shorthand with words.
 * 2. `readFilters` tries each kind of filter at each word. For exclusions, `read-exclusions.ts` reads the operator
 *    ("no X", "X-free"), `read-excluded-foods.ts` the list of foods, and `FoodWords` returns each food's condition.
 * 3. `assumeExclusions` excludes each allergen next to a word that was not understood.
 *
 * `search-words.ts` lists the vocabulary, and `FoodWords` defines the allergens of a word. Names of foods are
 * not filters, even if they begin with a season: "spring onion" does not mean spring.
 */
export function readSearch(query: string, vocabulary: SearchVocabulary): SearchReading {
  const words = readQueryWords(query.replace(FOR_PEOPLE, ' '), vocabulary.foodWords);
  const parts: QueryPart[] = [];
  for (let index = 0; index < words.length; ) {
    const rest = words.slice(index);
    const filterMatch = readFilters(rest, vocabulary, parts);
    const nameWordCount = countNameWords(rest, vocabulary);
    const wordCount = filterMatch?.wordCount ?? nameWordCount ?? 1;
    parts.push(
      ...(filterMatch?.filters ??
        rest.slice(0, wordCount).map((word) => toSearchWord(word, nameWordCount !== undefined))),
    );
    index += wordCount;
  }
  const { parts: safeParts, unknown } = assumeExclusions(parts, vocabulary);
  readNamingCourse(safeParts);
  const filters = safeParts.filter(isFilter);
  const texts = safeParts.filter((part) => !isFilter(part) && !part.isFiller).map(({ text }) => text);
  return {
    words: texts.length > 0 || filters.length > 0 ? texts.join(' ') : query,
    filters: filters.map((filter) => ({
      ...filter,
      queryWithout: removeFilter(safeParts, filter),
      assumed: filter.assumedFor !== undefined,
    })),
    unknown,
  };
}

function toSearchWord(word: QueryWord, isNamed: boolean): SearchWord {
  return { ...word, isNamed, isFiller: !isNamed && FILLERS.has(word.key) };
}

/** Replaces the only search word with a filter if it names a course: "vegan soup", but not "lentil soup". */
function readNamingCourse(parts: QueryPart[]): void {
  const [word, ...others] = parts.filter((part) => !isFilter(part) && !part.isFiller);
  if (!word || others.length > 0 || isFilter(word)) return;
  const course = NAMING_COURSES.get(word.key);
  if (course) parts[parts.indexOf(word)] = createCourseFilter(word.text, course);
}

/** Returns the query without one of its filters; empty if only filler words would be left. */
function removeFilter(parts: readonly QueryPart[], filter: Filter): string {
  const { assumedFor } = filter;
  const others = parts.filter((part) => part !== filter);
  if (!assumedFor && others.every((part) => !isFilter(part) && part.isFiller)) return '';
  return parts.flatMap((part) => (part === filter ? (assumedFor ?? []) : part.text)).join(' ');
}

function readFilters(words: QueryWord[], vocabulary: SearchVocabulary, parts: QueryPart[]): FilterMatch | undefined {
  return (
    readLongNameAllergy(words, vocabulary.foodWords) ??
    readLimitFilter(words) ??
    readPrefixExclusions(words, vocabulary.foodWords, (rest) => readPositiveFilter(rest, vocabulary, [])) ??
    readLongFilter(words, vocabulary) ??
    // "Dinner, nut free" excludes no dinners.
    (words[1]?.followsSeparator ? readPositiveFilter(words.slice(0, 1), vocabulary, parts) : undefined) ??
    readSuffixExclusions(words, vocabulary.foodWords) ??
    readPositiveFilter(words, vocabulary, parts)
  );
}

/** Reads a collection or a diet of several words, before "free" takes one of its words: "meat free". */
function readLongFilter(words: QueryWord[], vocabulary: SearchVocabulary): FilterMatch | undefined {
  const diet = readDiet(words, vocabulary);
  return diet && diet.wordCount > 1 ? diet : readCollection(words, vocabulary, 2);
}

function readPositiveFilter(
  words: QueryWord[],
  vocabulary: SearchVocabulary,
  earlierParts: QueryPart[],
): FilterMatch | undefined {
  return (
    readDiet(words, vocabulary) ??
    readCourse(words) ??
    (countNameWords(words, vocabulary) === undefined
      ? (readTerm(words, vocabulary, earlierParts) ?? readCollection(words, vocabulary, 1))
      : undefined)
  );
}

function readLimitFilter(words: QueryWord[]): FilterMatch | undefined {
  const limit = readLimit(words);
  if (!limit) return undefined;
  const { minutes, dollars = 0, wordCount, isVague, isEach } = limit;
  const phrase = words.slice(0, wordCount);
  if (minutes !== undefined) {
    const holds: RecipeTest = ({ activeMinutes }) => activeMinutes <= minutes;
    return toFilterMatch(phrase, SearchFilterKind.TIME, `up to ${minutes} min`, holds, { isVague });
  }
  const cost = `at most $${dollars}${isEach ? ' per serving' : ''}`;
  return toFilterMatch(phrase, SearchFilterKind.COST, cost, ({ estimatedCost, servings }) =>
    isEach ? estimatedCost <= dollars * servings : estimatedCost <= dollars,
  );
}

/** Reads a diet, also a misspelled one, unless search knows the word: "ceoliac dinner". */
function readDiet(words: QueryWord[], { isKnown }: SearchVocabulary): FilterMatch | undefined {
  const phrases = [words.slice(0, 2), words.slice(0, 1)];
  const exact = findFirst(phrases, (phrase) => toDietMatch(phrase, toWordKey(phrase)));
  if (exact) return exact;
  return findFirst(phrases, (phrase) => {
    const key = toWordKey(phrase);
    const meantKey = findMeantDiet(key);
    if (meantKey === null || (phrase.length === 1 && isKnown(key, words.length === 1))) return undefined;
    return toDietMatch(phrase, meantKey);
  });
}

function toDietMatch(phrase: QueryWord[], key: string): FilterMatch | undefined {
  const diet: Diet | undefined = DIET_WORDS.get(key);
  if (diet)
    return toFilterMatch(phrase, SearchFilterKind.DIET, diet.toLowerCase(), ({ diets }) => diets.includes(diet));
  return UNSTATED_DIETS.has(key)
    ? toFilterMatch(phrase, SearchFilterKind.DIET, `${toQueryText(phrase)} (not stated)`, () => false, {
        isUnstated: true,
      })
    : undefined;
}

/** Reads a course: "desserts", "a side". */
function readCourse([word]: QueryWord[]): FilterMatch | undefined {
  const course = word && COURSE_WORDS.get(word.key);
  return course && { wordCount: 1, filters: [createCourseFilter(word.text, course)] };
}

function createCourseFilter(text: string, courseName: Course): Filter {
  const reason = courseName.charAt(0).toUpperCase() + courseName.slice(1);
  const condition: RecipeTest = ({ course }) => course === courseName;
  return { kind: SearchFilterKind.COURSE, text, meaning: courseName, condition, reason };
}

/** Reads a cuisine, a meal or a season. A second cuisine is a search word, because no recipe has two. */
function readTerm([word]: QueryWord[], { terms }: SearchVocabulary, parts: QueryPart[]): FilterMatch | undefined {
  if (!word) return undefined;
  const names = [word.text, word.text.replace(/s$/i, ''), word.text.replace(/es$/i, '')];
  const cuisine = findFirst(names, (name) => terms.cuisine(name));
  if (cuisine && !parts.some((part) => isFilter(part) && part.kind === SearchFilterKind.CUISINE)) {
    return toFilterMatch([word], SearchFilterKind.CUISINE, cuisine.name, ({ cuisineId }) => cuisineId === cuisine.id);
  }
  const category = findFirst(names, (name) => terms.category(name));
  if (!category) return undefined;
  const isDinner = nameKey(category.name) === DINNER;
  const condition: RecipeTest = ({ categoryIds, course }) =>
    categoryIds.includes(category.id) && (!isDinner || DINNER_COURSES.has(course));
  return toFilterMatch([word], SearchFilterKind.CATEGORY, category.name.toLowerCase(), condition);
}

/** Reads a collection: "spicy", "for kids", "kid friendly". */
function readCollection(
  words: QueryWord[],
  { findCollection }: SearchVocabulary,
  min: number,
): FilterMatch | undefined {
  for (let count = Math.min(MAX_COLLECTION_WORDS, words.length); count >= min; count -= 1) {
    const phrase = words.slice(0, count);
    const match = findCollection(toWordKey(phrase));
    if (!match) continue;
    const condition: RecipeTest = (card) => match.conditions.every(({ holds }) => holds(card));
    return toFilterMatch(phrase, SearchFilterKind.COLLECTION, `in “${match.name}”`, condition, {
      isVague: true,
      reason: `In “${match.name}”`,
    });
  }
  return undefined;
}

function findFirst<Item, Value>(items: Item[], read: (item: Item) => Value | undefined): Value | undefined {
  return items.map(read).find((value) => value !== undefined);
}

/** Returns the number of words of a multi-word food name at the beginning; undefined if there is none. */
function countNameWords(words: QueryWord[], { foodWords }: SearchVocabulary): number | undefined {
  for (let count = Math.min(MAX_NAME_WORDS, words.length); count > 1; count -= 1) {
    if (foodWords.isUsedName(toWordKey(words.slice(0, count)))) return count;
  }
  return undefined;
}

/** Returns a match of all these words as one filter. */
function toFilterMatch(
  words: QueryWord[],
  kind: SearchFilterKind,
  meaning: string,
  condition: RecipeTest,
  more?: Pick<Filter, 'isVague' | 'isUnstated' | 'reason'>,
): FilterMatch {
  return { wordCount: words.length, filters: [{ kind, text: toQueryText(words), meaning, condition, ...more }] };
}
