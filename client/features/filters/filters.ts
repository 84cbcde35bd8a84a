import type { FilteredRecipesQueryQuery, RecipeWhere } from '#client/gql/graphql.ts';
import { formatMinutes } from '#cooking/format-minutes.ts';
import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import type { FilterName } from '#schema/rules/filters.ts';
import { Allergen, COURSES, courseName, Diet, Difficulty } from '#schema/rules/vocabulary.ts';

/** Properties of a list that decide which filters and sort orders it has. */
export type FilterOptions = {
  /** Slugs of the cuisines and categories to choose from; without any, the list has no such filter. */
  cuisines: readonly string[];
  categories: readonly string[];
  /** `true` for search results, which begin with the best match; other lists begin with the newest recipe. */
  searched: boolean;
};

type Term = { slug: string; name: string };
export type Terms = { categories: readonly Term[]; cuisines: readonly Term[] };

export type FilterFacets = FilteredRecipesQueryQuery['recipes']['facets'];

/** A filter: its values in the URL, its texts in the bar and in chips, and the condition that it becomes. */
type Filter = {
  title: string;
  /** Valid values in the URL, in order; any text is valid if omitted. */
  getValues?: (options: FilterOptions) => readonly string[];
  /** `true` if several values can be active at a time; otherwise a new value replaces the old one. */
  isMany?: boolean;
  /** `true` if the group is closed until the visitor opens it. */
  isClosed?: boolean;
  /** A value as it appears under the title, if the URL writes it differently. */
  getName?: (value: string, terms: Terms) => string | undefined;
  /** Text before the name where the filter's title is not shown. */
  prefix?: string;
  /**
   * Builds the condition for one or more values. Its fields replace fields of `base`, the condition of the whole list,
   * so include what `base` requires of the same field.
   */
  toWhere: (values: string[], base: RecipeWhere) => RecipeWhere;
  /** The facet that counts the recipes of each value; omitted if they are not counted. */
  facet?: Exclude<keyof FilterFacets, '__typename'>;
};

/** Returns GraphQL's name of a value. Example: "GLUTEN_FREE". */
export const toEnumKey = (value: string) => value.toUpperCase().replaceAll('-', '_');

const [diets, allergens, difficulties] = [
  createEnumFilter(Diet),
  createEnumFilter(Allergen),
  createEnumFilter(Difficulty),
];

/** All filters, in display order. */
export const filters: Record<FilterName, Filter> = {
  ingredient: {
    title: 'Ingredient',
    isMany: true,
    prefix: 'With',
    toWhere: (names, { foods }) => ({ foods: { ...foods, allOf: [...(foods?.allOf ?? []), ...names] } }),
  },
  time: {
    title: 'Time in the kitchen',
    getValues: () => MINUTE_STEPS.map(String),
    getName: (minutes) => formatMinutes(Number(minutes)),
    prefix: 'Up to',
    toWhere: ([max]) => ({ activeMinutes: { max: Number(max) } }),
    facet: 'activeMinutes',
  },
  diet: {
    title: 'Diet',
    ...diets.values,
    isMany: true,
    toWhere: (values, base) => ({ diets: { allOf: [...(base.diets?.allOf ?? []), ...diets.toKeys(values)] } }),
    facet: 'diets',
  },
  cuisine: {
    title: 'Cuisine',
    getValues: ({ cuisines }) => cuisines,
    getName: (slug, { cuisines }) => findName(cuisines, slug),
    toWhere: (cuisines) => ({ cuisines }),
    facet: 'cuisines',
  },
  category: {
    title: 'Meal or season',
    getValues: ({ categories }) => categories,
    getName: (slug, { categories }) => findName(categories, slug),
    toWhere: (categories) => ({ categories }),
    facet: 'categories',
  },
  course: {
    title: 'Course',
    getValues: () => COURSES,
    isClosed: true,
    getName: (course) => course.replace('-', ' '),
    toWhere: (courses) => ({ course: courses.map(courseName) }),
    facet: 'course',
  },
  without: {
    title: 'Without',
    ...allergens.values,
    isMany: true,
    isClosed: true,
    prefix: 'Without',
    toWhere: (values, base) => ({
      allergens: { noneOf: [...(base.allergens?.noneOf ?? []), ...allergens.toKeys(values)] },
    }),
    facet: 'allergens',
  },
  difficulty: {
    title: 'Difficulty',
    ...difficulties.values,
    isClosed: true,
    toWhere: (values) => ({ difficulty: difficulties.toKeys(values) }),
    facet: 'difficulty',
  },
};

/** Returns the values and names of one of the schema's enums. GLUTEN_FREE is "gluten-free" in a URL. */
function createEnumFilter<Key extends string>(names: Record<Key, string>) {
  const keys = Object.keys(names) as Key[];
  const words = keys.map((key) => key.toLowerCase().replaceAll('_', '-'));
  const getName = (value: string) => names[toEnumKey(value) as Key];
  return {
    values: { getValues: () => words, getName },
    toKeys: (values: readonly string[]) => keys.filter((_, index) => values.includes(words[index] ?? '')),
  };
}

function findName(terms: readonly Term[], slug: string): string | undefined {
  return terms.find((term) => term.slug === slug)?.name;
}
