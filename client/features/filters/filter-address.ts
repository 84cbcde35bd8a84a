import type { RecipeOrder, RecipeWhere } from '#client/gql/graphql.ts';
import { MAX_INGREDIENT_LENGTH, MAX_INGREDIENTS, MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import { Allergen, COURSES, courseName, Diet, Difficulty } from '#schema/rules/vocabulary.ts';

/** The filters, by their parameters in the address. */
export const filterNames = [
  'cuisine',
  'category',
  'course',
  'time',
  'diet',
  'without',
  'difficulty',
  'ingredient',
] as const;
export type FilterName = (typeof filterNames)[number];

/** The place on a page where its list begins. */
export const PLACE = 'all';

/** One value of one filter. Example: `{ name: 'diet', value: 'gluten-free' }`. */
export type Choice = { name: FilterName; value: string };

/** The orders, by the values of `sort` in the address. */
export const orders = {
  relevance: 'RELEVANCE',
  newest: 'NEWEST',
  rating: 'RATING',
  quickest: 'QUICKEST',
} as const satisfies Record<string, RecipeOrder>;
export type Order = keyof typeof orders;

export type Filters = {
  choices: readonly Choice[];
  /** Undefined for the order that the list comes in by itself. */
  order?: Order;
};

/** Choices that a list can be filtered by. */
export type Offer = {
  /** The slugs of cuisines and categories; none where the list is of one anyway. */
  cuisines: readonly string[];
  categories: readonly string[];
  /** `true` when words are looked for: then the best fit comes first, else the newest. */
  searched: boolean;
};

const keysOf = <Key extends string>(names: Record<Key, string>) => Object.keys(names) as Key[];
const wordOf = (key: string) => key.toLowerCase().replaceAll('_', '-');

const diets = keysOf(Diet);
const allergens = keysOf(Allergen);
const difficulties = keysOf(Difficulty);

/** Of these a list has one at a time: another takes its place. */
const single: readonly FilterName[] = ['cuisine', 'category', 'course', 'time', 'difficulty'];

/** @returns the values that a filter can have, in their order; undefined where any text will do */
export function valuesOf(name: FilterName, { cuisines, categories }: Offer): readonly string[] | undefined {
  const values: Record<FilterName, readonly string[] | undefined> = {
    cuisine: cuisines,
    category: categories,
    course: COURSES,
    time: MINUTE_STEPS.map(String),
    diet: diets.map(wordOf),
    without: allergens.map(wordOf),
    difficulty: difficulties.map(wordOf),
    ingredient: undefined,
  };
  return values[name];
}

/** @returns the filters in an address, without those that no list knows or this one does not offer */
export function filtersFrom(search: URLSearchParams, offer: Offer): Filters {
  const choices = filterNames.flatMap((name) => {
    const known = valuesOf(name, offer);
    const given = search.getAll(name).map(tidyText);
    const values = [...new Set(given)].filter((value) => (known ? known.includes(value) : value !== ''));
    // In the order of the values, so that one set of choices has one address.
    const sorted = known?.filter((value) => values.includes(value)) ?? values.slice(0, MAX_INGREDIENTS);
    return (single.includes(name) ? sorted.slice(0, 1) : sorted).map((value) => ({ name, value }));
  });
  const order = search.get('sort') ?? '';
  return isOrder(order) && order !== ownOrder(offer) && (order !== 'relevance' || offer.searched)
    ? { choices, order }
    : { choices };
}

function tidyText(text: string): string {
  const tidy = text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return [...tidy].slice(0, MAX_INGREDIENT_LENGTH).join('').trim().toLowerCase();
}

function isOrder(text: string): text is Order {
  return Object.hasOwn(orders, text);
}

/** @returns the order that a list comes in by itself */
export function ownOrder({ searched }: Offer): Order {
  return searched ? 'relevance' : 'newest';
}

/**
 * @param otherParameters those that stay
 * @returns the search part of the address that asks for it. Example: "?q=lentils&diet=vegan&sort=quickest"
 */
export function searchFor({ choices, order }: Filters, otherParameters: Record<string, string> = {}): string {
  const search = new URLSearchParams(otherParameters);
  for (const each of filterNames) {
    for (const { name, value } of choices) if (name === each) search.append(name, value);
  }
  if (order) search.set('sort', order);
  const text = search.toString();
  return text && `?${text}`;
}

/** @returns `true` when an address says it as `searchFor` would, but for the order of its parameters */
export function isTidy(search: URLSearchParams, filters: Filters): boolean {
  const parts = (params: URLSearchParams) =>
    [...params]
      .filter(([name]) => name === 'sort' || filterNames.some((each) => each === name))
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return parts(search) === parts(new URLSearchParams(searchFor(filters)));
}

/** @returns the filters with a choice more, in the place of another where there can be but one */
export function withChoice({ choices, order }: Filters, choice: Choice): Filters {
  const others = withoutChoice({ choices }, choice).choices;
  const staying = single.includes(choice.name) ? others.filter(({ name }) => name !== choice.name) : others;
  return { choices: [...staying, choice], order };
}

/** @returns the filters without a choice */
export function withoutChoice({ choices, order }: Filters, { name, value }: Choice): Filters {
  return { choices: choices.filter((each) => each.name !== name || each.value !== value), order };
}

/**
 * @param base the condition of the whole list: it always holds
 * @returns the conditions of the choices and of the list
 */
export function whereOf(base: RecipeWhere, choices: readonly Choice[]): RecipeWhere {
  const valuesFor = (name: FilterName) => choices.filter((each) => each.name === name).map(({ value }) => value);
  const among = <Key extends string>(keys: readonly Key[], name: FilterName) =>
    keys.filter((key) => valuesFor(name).includes(wordOf(key)));
  const where: RecipeWhere = { ...base };
  const [cuisines, categories, [time], difficulty, course] = [
    valuesFor('cuisine'),
    valuesFor('category'),
    valuesFor('time'),
    among(difficulties, 'difficulty'),
    valuesFor('course'),
  ];
  if (cuisines.length > 0) where.cuisines = cuisines;
  if (categories.length > 0) where.categories = categories;
  if (time !== undefined) where.totalMinutes = { max: Number(time) };
  if (difficulty.length > 0) where.difficulty = difficulty;
  if (course.length > 0) where.course = course.map(courseName);
  const [suited, free, foods] = [among(diets, 'diet'), among(allergens, 'without'), valuesFor('ingredient')];
  if (suited.length > 0) where.diets = { allOf: [...(base.diets?.allOf ?? []), ...suited] };
  if (free.length > 0) where.allergens = { noneOf: [...(base.allergens?.noneOf ?? []), ...free] };
  if (foods.length > 0) where.foods = { ...base.foods, allOf: [...(base.foods?.allOf ?? []), ...foods] };
  return where;
}
