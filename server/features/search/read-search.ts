import { Course, Diet } from '#schema/rules/vocabulary.ts';
import { nameKey } from '#server/content/foods/words.ts';
import type { Condition } from '#server/features/catalogue/recipe/recipe-card.ts';
import type { Taxonomy } from '#server/features/catalogue/terms/taxonomy.ts';
import { SearchFilterKind, type SearchFilterType } from '../catalogue/lists/recipe-connection.type.ts';
import type { FoodWords } from './food-words.ts';
import { readMinutes } from './read-minutes.ts';

type Test = Condition['holds'];

/** A word of a query. */
interface QueryWord {
  text: string;
  /** As `nameKey` gives it. */
  key: string;
}

/** A filter that a query says, and what a recipe has to be for it. */
export interface ReadFilter extends SearchFilterType {
  condition: Test;
  /** True where it may be let go if nothing meets it, as "quick". */
  isVague?: boolean;
  /** Why a recipe is found by it, where neither its name nor the words say so. */
  reason?: string;
}

/** A query taken apart: filters, and the words that are looked for. */
export interface SearchReading {
  /** Words to look for, without the filters. */
  words: string;
  filters: ReadFilter[];
}

/** Vocabulary that reading needs. */
interface SearchVocabulary {
  terms: Pick<Taxonomy, 'cuisine' | 'category'>;
  foodWords: FoodWords;
  collection: (word: string) => { name: string; conditions: readonly Condition[] } | undefined;
}

type Filter = Omit<ReadFilter, 'queryWithout'>;

/** Filters that stand at a place of a query, and how many words they take. */
interface Found {
  count: number;
  filters: Filter[];
}

const WITHOUT = new Set(['without', 'no', 'minus', 'sans', 'not']);
const FREE_OF = new Set(['free of', 'free from']);
const AND = new Set(['and', 'or', 'nor']);
const BEFORE_FOODS = new Set(['any', 'a', 'an', 'the']);
const LONGEST_NAME = 5;

const DIETS: ReadonlyMap<string, Diet> = new Map(
  (
    [
      ['vegan', Diet.VEGAN],
      ['plant based', Diet.VEGAN],
      ['vegetarian', Diet.VEGETARIAN],
      ['veggie', Diet.VEGETARIAN],
      ['high protein', Diet.HIGH_PROTEIN],
      ['protein rich', Diet.HIGH_PROTEIN],
      ['low sugar', Diet.LOW_SUGAR],
    ] as const
  ).map(([words, diet]) => [nameKey(words), diet]),
);

const COURSES: ReadonlyMap<string, Course> = new Map(
  (
    [
      ['side', Course.SIDE],
      ['dessert', Course.DESSERT],
      ['drink', Course.DRINK],
      ['beverage', Course.DRINK],
    ] as const
  ).map(([word, course]) => [nameKey(word), course]),
);

/** Courses whose words stand in names of dishes: they are filters only where nothing else is looked for. */
const NAMING_COURSES: ReadonlyMap<string, Course> = new Map(
  ([Course.SOUP, Course.SALAD, Course.BREAD, Course.SAUCE] as const).map((course) => [nameKey(course), course]),
);

/** A dinner is made of these: what goes beside it, and what it is cooked with, are none. */
const DINNER = nameKey('dinner');
const DINNER_COURSES: ReadonlySet<Course> = new Set([Course.MAIN, Course.SOUP, Course.SALAD]);

/** Words that say nothing beside a filter: "dinner recipes". */
const NOISE = new Set([
  'recipe',
  'recipes',
  'meal',
  'meals',
  'dish',
  'dishes',
  'food',
  'idea',
  'ideas',
  'for',
  'with',
  'and',
  'or',
  'but',
  'a',
  'an',
  'the',
  'in',
  'some',
  'something',
]);

/**
 * Reads what a query rules out, times, diets, cuisines, meals and seasons as filters. Names of foods are no filters,
 * even where they begin with a season: a spring onion is for all of them.
 */
export function readSearch(query: string, vocabulary: SearchVocabulary): SearchReading {
  const words = [...query.normalize('NFC').matchAll(/[\p{L}\p{M}\p{N}%]+(?:['’]\p{L}+)?/gu)].map(([text]) => ({
    text,
    key: nameKey(text),
  }));
  const parts: (string | Filter)[] = [];
  for (let place = 0; place < words.length; ) {
    const found = filtersAt(words.slice(place), vocabulary, parts);
    const count = found?.count ?? longNameAt(words.slice(place), vocabulary) ?? 1;
    parts.push(...(found?.filters ?? words.slice(place, place + count).map(({ text }) => text)));
    place += count;
  }
  readNamingCourse(parts);
  const filters = parts.filter((part) => typeof part !== 'string');
  if (filters.length === 0) return { words: query, filters: [] };
  const looked = parts.filter((part) => typeof part === 'string').filter((text) => !NOISE.has(text.toLowerCase()));
  return {
    words: looked.join(' '),
    filters: filters.map((filter) => ({ ...filter, queryWithout: without(parts, filter) })),
  };
}

/** "vegan soup", but not "lentil soup" */
function readNamingCourse(parts: (string | Filter)[]): void {
  const looked = parts.filter((part) => typeof part === 'string' && !NOISE.has(part.toLowerCase()));
  const [word, ...others] = looked;
  if (typeof word !== 'string' || others.length > 0) return;
  const course = NAMING_COURSES.get(nameKey(word));
  if (course) parts[parts.indexOf(word)] = courseFilter(word, course);
}

/** @returns the query without one of its filters; empty where only words that say nothing would be left. */
function without(parts: (string | Filter)[], filter: Filter): string {
  const others = parts.filter((part) => part !== filter).map((part) => (typeof part === 'string' ? part : part.text));
  return others.every((text) => NOISE.has(text.toLowerCase())) ? '' : others.join(' ');
}

function filtersAt(words: QueryWord[], vocabulary: SearchVocabulary, before: (string | Filter)[]): Found | undefined {
  return (
    exclusionsAt(words, vocabulary.foodWords) ??
    freeOfAt(words, vocabulary.foodWords) ??
    timeAt(words) ??
    dietAt(words) ??
    courseAt(words) ??
    (longNameAt(words, vocabulary) === undefined
      ? (termAt(words, vocabulary, before) ?? collectionAt(words, vocabulary))
      : undefined)
  );
}

/** "without eggs and nuts", "free of nuts" */
function exclusionsAt(words: QueryWord[], foodWords: FoodWords): Found | undefined {
  const before = WITHOUT.has(words[0]?.key ?? '') ? 1 : FREE_OF.has(keyOf(words.slice(0, 2))) ? 2 : 0;
  const listed = before > 0 ? listAt(words.slice(before), foodWords) : undefined;
  const filters = listed?.items.map(({ text, condition }) => exclusion(`without ${text}`, condition));
  return listed && filters && { count: before + listed.count, filters };
}

/** "egg-free", "gluten and dairy free", "eggless" */
function freeOfAt(words: QueryWord[], foodWords: FoodWords): Found | undefined {
  const [first] = words;
  const lacking = /^(\p{L}{3,}?)s?less$/u.exec(first?.key ?? '')?.[1];
  const condition = lacking === undefined ? undefined : foodWords.allergen(nameKey(lacking));
  if (first && condition) return { count: 1, filters: [exclusion(first.text, condition)] };

  // "gluten-free soy sauce" names a food, too.
  const free = words.findIndex(({ key }) => key === 'free');
  const listed = free > 0 ? listAt(words.slice(0, free), foodWords) : undefined;
  if (listed?.count !== free || !listed) return undefined;
  const filters = listed.items.map((item) => exclusion(`${item.text}-free`, item.condition));
  return { count: listed.count + 1, filters };
}

/** Names of foods and allergens, one after the other or with "and" between. */
function listAt(words: QueryWord[], foodWords: FoodWords) {
  const items: { text: string; condition: Test }[] = [];
  let count = 0;
  for (;;) {
    const joined = items.length > 0 && AND.has(words[count]?.key ?? '') ? 1 : 0;
    if (items.length > 0 && joined === 0) break;
    const start = count + joined + (BEFORE_FOODS.has(words[count + joined]?.key ?? '') ? 1 : 0);
    const item = excludableAt(words.slice(start), foodWords);
    if (!item) break;
    items.push(item);
    count = start + item.count;
  }
  return items.length > 0 ? { items, count } : undefined;
}

function excludableAt(words: QueryWord[], foodWords: FoodWords) {
  for (let count = Math.min(LONGEST_NAME, words.length); count > 0; count -= 1) {
    const some = words.slice(0, count);
    const key = keyOf(some);
    const condition = key.length < 3 ? undefined : foodWords.condition(key);
    if (condition) return { text: textOf(some), condition, count };
  }
  return undefined;
}

function timeAt(words: QueryWord[]): Found | undefined {
  const read = readMinutes(words.map(({ key }) => key));
  if (!read) return undefined;
  const { minutes: most, count, isVague } = read;
  const holds: Test = (card) => (isVague ? card.minutes : card.activeMinutes) <= most;
  return foundIn(words.slice(0, count), SearchFilterKind.TIME, holds, { isVague });
}

function dietAt(words: QueryWord[]): Found | undefined {
  for (const count of [2, 1]) {
    const some = words.slice(0, count);
    const diet = DIETS.get(keyOf(some));
    if (diet) return foundIn(some, SearchFilterKind.DIET, ({ diets }) => diets.includes(diet));
  }
  return undefined;
}

/** "desserts", "a side" */
function courseAt([word]: QueryWord[]): Found | undefined {
  const course = word && COURSES.get(word.key);
  return course && { count: 1, filters: [courseFilter(word.text, course)] };
}

function courseFilter(text: string, wanted: Course): Filter {
  const reason = wanted.charAt(0).toUpperCase() + wanted.slice(1);
  return { kind: SearchFilterKind.COURSE, text, condition: ({ course }) => course === wanted, reason };
}

/** A cuisine, a meal or a season. Of two cuisines the second is a word to look for: no recipe is of both. */
function termAt([word]: QueryWord[], { terms }: SearchVocabulary, before: (string | Filter)[]): Found | undefined {
  if (!word) return undefined;
  const names = [word.text, word.text.replace(/s$/i, ''), word.text.replace(/es$/i, '')];
  const cuisine = first(names, (name) => terms.cuisine(name));
  if (cuisine && !before.some((part) => typeof part !== 'string' && part.kind === SearchFilterKind.CUISINE)) {
    return foundIn([word], SearchFilterKind.CUISINE, ({ cuisineId }) => cuisineId === cuisine.id);
  }
  const category = first(names, (name) => terms.category(name));
  if (!category) return undefined;
  const isDinner = nameKey(category.name) === DINNER;
  const condition: Test = ({ categoryIds, course }) =>
    categoryIds.includes(category.id) && (!isDinner || DINNER_COURSES.has(course));
  return foundIn([word], SearchFilterKind.CATEGORY, condition);
}

/** "spicy", "for kids" */
function collectionAt([word]: QueryWord[], { collection }: SearchVocabulary): Found | undefined {
  const meant = word && collection(word.text);
  if (!meant) return undefined;
  const condition: Test = (card) => meant.conditions.every(({ holds }) => holds(card));
  return foundIn([word], SearchFilterKind.COLLECTION, condition, { isVague: true, reason: `In “${meant.name}”` });
}

function first<Term>(names: string[], read: (name: string) => Term | undefined): Term | undefined {
  return names.map(read).find((found) => found !== undefined);
}

/** @returns the number of words that a name of several words takes. */
function longNameAt(words: QueryWord[], { foodWords }: SearchVocabulary): number | undefined {
  for (let count = Math.min(LONGEST_NAME, words.length); count > 1; count -= 1) {
    if (foodWords.isName(keyOf(words.slice(0, count)))) return count;
  }
  return undefined;
}

/** @returns one filter that all of these words say */
function foundIn(
  words: QueryWord[],
  kind: SearchFilterKind,
  condition: Test,
  more?: Pick<Filter, 'isVague' | 'reason'>,
): Found {
  return { count: words.length, filters: [{ kind, text: textOf(words), condition, ...more }] };
}

function exclusion(text: string, condition: Test): Filter {
  return { kind: SearchFilterKind.EXCLUSION, text, condition };
}

function keyOf(words: QueryWord[]): string {
  return words.map(({ key }) => key).join(' ');
}

function textOf(words: QueryWord[]): string {
  return words.map(({ text }) => text).join(' ');
}
