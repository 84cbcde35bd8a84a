import type { RecipeOrder, RecipeWhere } from '#client/gql/graphql.ts';
import { MAX_INGREDIENT_LENGTH, MAX_INGREDIENTS } from '#schema/rules/catalogue.ts';
import { type FilterName, filterNames } from '#schema/rules/filters.ts';
import { type FilterOptions, filters } from './filters.ts';

/** Id of a list's section, which URLs name in their hash. */
export const LIST_ID = 'all';

/** One value of one filter. Example: `{ name: 'diet', value: 'gluten-free' }`. */
export type FilterValue = { name: FilterName; value: string };

/** The orders, by the values of `sort` in the URL. */
export const orders = {
  relevance: 'RELEVANCE',
  newest: 'NEWEST',
  rating: 'RATING',
  quickest: 'QUICKEST',
} as const satisfies Record<string, RecipeOrder>;
export type Order = keyof typeof orders;

export type Filters = {
  choices: readonly FilterValue[];
  /** Undefined for the list's default order. */
  order?: Order;
};

/** Returns the filters in a URL, without filters that are unknown or that this list does not offer. */
export function readFilters(search: URLSearchParams, options: FilterOptions): Filters {
  const choices = filterNames.flatMap((name) => {
    const { getValues, isMany = false } = filters[name];
    const allowedValues = getValues?.(options);
    const texts = search.getAll(name);
    const values = allowedValues
      ? getNamedValues(texts, allowedValues)
      : [...new Set(texts.map(normalizeText))].filter(Boolean).slice(0, MAX_INGREDIENTS);
    return (isMany ? values : values.slice(0, 1)).map((value) => ({ name, value }));
  });
  const order = search.get('sort') ?? '';
  return isOrder(order) && order !== getDefaultOrder(options) && (order !== 'relevance' || options.searched)
    ? { choices, order }
    : { choices };
}

/**
 * Returns the allowed values that a URL names, in the filter's order, so that each set of choices has only one URL.
 * People also write URLs by hand: "Eggs,nuts" names "egg" and "nuts".
 */
function getNamedValues(texts: readonly string[], allowedValues: readonly string[]): string[] {
  const toSingular = (word: string) => word.replace(/s$/, '');
  const names = texts.flatMap((text) =>
    text
      .toLowerCase()
      .replaceAll('_', '-')
      .split(/[,\s]+/)
      .map(toSingular),
  );
  return allowedValues.filter((value) => names.includes(toSingular(value)));
}

function normalizeText(text: string): string {
  const normalized = text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return [...normalized].slice(0, MAX_INGREDIENT_LENGTH).join('').trim().toLowerCase();
}

function isOrder(text: string): text is Order {
  return Object.hasOwn(orders, text);
}

/** Returns the default order of a list. */
export function getDefaultOrder({ searched }: FilterOptions): Order {
  return searched ? 'relevance' : 'newest';
}

/**
 * Returns the search part of the URL with these filters. Example: "?q=lentils&diet=vegan&sort=quickest"
 * @param otherParameters - parameters to keep
 */
export function toQueryString({ choices, order }: Filters, otherParameters: Record<string, string> = {}): string {
  const search = new URLSearchParams(otherParameters);
  for (const each of filterNames) {
    for (const { name, value } of choices) if (name === each) search.append(name, value);
  }
  if (order) search.set('sort', order);
  const text = search.toString();
  return text && `?${text}`;
}

/** Returns `true` if a URL has the parameters for these filters that `toQueryString` returns, in any order. */
export function isCanonical(search: URLSearchParams, filters: Filters): boolean {
  const parts = (params: URLSearchParams) =>
    [...params]
      .filter(([name]) => name === 'sort' || filterNames.some((each) => each === name))
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return parts(search) === parts(new URLSearchParams(toQueryString(filters)));
}

/** Returns the filters with one more choice, which replaces the choice of a single-choice filter. */
export function withChoice({ choices, order }: Filters, choice: FilterValue): Filters {
  const others = withoutChoice({ choices }, choice).choices;
  const remaining = filters[choice.name].isMany ? others : others.filter(({ name }) => name !== choice.name);
  return { choices: [...remaining, choice], order };
}

/** Returns the filters without a choice. */
export function withoutChoice({ choices, order }: Filters, { name, value }: FilterValue): Filters {
  return { choices: choices.filter((each) => each.name !== name || each.value !== value), order };
}

/**
 * Returns the query's conditions for the choices and the list.
 * @param base - the condition of the whole list: it always applies
 */
export function toWhere(base: RecipeWhere, choices: readonly FilterValue[]): RecipeWhere {
  const conditions = filterNames.map((each) => {
    const values = choices.filter(({ name }) => name === each).map(({ value }) => value);
    return values.length > 0 ? filters[each].toWhere(values, base) : {};
  });
  return Object.assign({}, base, ...conditions);
}
