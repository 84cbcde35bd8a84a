import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import {
  FilteredRecipesQueryDocument,
  type FilteredRecipesQueryQueryVariables,
  IngredientQueryDocument,
  NearMissQueryDocument,
  type NearMissQueryQueryVariables,
  type RecipeWhere,
  type SearchFilterKind,
} from '#client/gql/graphql.ts';
import { requirePage } from '#client/ui/list-page.ts';
import { getPageNumber } from '#client/ui/page-numbers.ts';
import { FILTERED_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import {
  type Filters,
  type FilterValue,
  getDefaultOrder,
  isCanonical,
  orders,
  readFilters,
  searchFor,
  toWhere,
  withoutChoice,
} from './filter-address.ts';
import type { FilterOptions } from './filters.ts';

/** Maximum number of filters to try dropping, one at a time, if nothing is found. */
const MAX_MISSES = 8;
const DISHES_PER_MISS = 3;
const POPULAR_DISHES = 6;

/** Maximum number of parts to show at once; a longer list omits its first parts. */
const MAX_PARTS = 10;

type SearchWords = { kind: SearchFilterKind; text: string; meaning: string; queryWithout: string };

/** Recipes to show if nothing is found, for example without one of the filters. */
export type NearMiss = {
  /** The dropped choice, or the dropped search words that were read as a filter; neither if more were dropped. */
  choice?: FilterValue;
  words?: SearchWords;
  /** `true` for popular dishes, when no filter helps. */
  isPopular?: boolean;
  variables: NearMissQueryQueryVariables;
};

/** Data that a page hands to `FilteredRecipes`. */
export type FilteredList = {
  variables: FilteredRecipesQueryQueryVariables;
  options: FilterOptions;
  filters: Filters;
  /** The other parameters of the URL that filters leave as they are. */
  otherParameters: Record<string, string>;
  /** URL parameter with the page of the list. */
  pageParameter: string;
  /** Requested ingredients that match no food. */
  unknown: string[];
  /** Only filled if nothing is found. */
  nearMisses: NearMiss[];
};

type Request = {
  /** The condition of the whole list. */
  where: RecipeWhere;
  options: FilterOptions;
  /** The search term. */
  search?: string;
  otherParameters?: Record<string, string>;
  pageParameter?: string;
};

/**
 * Loads the recipes of a URL, up to its page, with the facets to narrow them. If there are none, also loads recipes to
 * suggest.
 * @throws a redirect to the canonical URL; if there is no such page, a 404, or a redirect if `pageParameter` is not "page"
 */
export async function loadFiltered(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  { where, options, search, otherParameters = {}, pageParameter = 'page' }: Request,
): Promise<FilteredList> {
  const { pathname, searchParams } = new URL(request.url);
  const urlFilters = readFilters(searchParams, options);
  const page = getPageNumber(searchParams, pageParameter);
  if (page === null || !isCanonical(searchParams, urlFilters))
    throw redirect(pathname + searchFor(urlFilters, otherParameters));

  const unknown = await unknownIngredients(context, urlFilters);
  const choices = urlFilters.choices.filter(({ name, value }) => name !== 'ingredient' || !unknown.includes(value));
  const filters = { ...urlFilters, choices };
  const variables = {
    where: toWhere(where, choices),
    search,
    orderBy: orders[urlFilters.order ?? getDefaultOrder(options)],
    page,
    first: FILTERED_PAGE_SIZE,
    byCategory: options.categories.length > 0,
    byCuisine: options.cuisines.length > 0,
  };
  const { recipes } = await load(context, FilteredRecipesQueryDocument, variables);
  if (pageParameter === 'page') requirePage(page, recipes.pageInfo.pageCount);
  else if (page > Math.max(1, recipes.pageInfo.pageCount))
    throw redirect(pathname + searchFor(urlFilters, otherParameters));

  // The list grows page by page, so the earlier pages are loaded as well.
  await Promise.all(getShownPages(variables).map((part) => load(context, FilteredRecipesQueryDocument, part)));

  const words = recipes.search?.filters ?? [];
  const nearMisses = recipes.totalCount === 0 ? await loadMisses(context, { where, search, choices, words }) : [];
  return { variables, options, filters, otherParameters, pageParameter, unknown, nearMisses };
}

/** Returns the variables of all parts that are shown: the list grows up to the page that the URL names. */
export function getShownPages(variables: FilteredRecipesQueryQueryVariables): FilteredRecipesQueryQueryVariables[] {
  const first = Math.max(1, variables.page - MAX_PARTS + 1);
  return Array.from({ length: variables.page - first + 1 }, (_, index) => ({ ...variables, page: first + index }));
}

/** Returns `true` for the first page of an unfiltered list. */
export function isFirstUnfilteredPage(list: FilteredList): boolean {
  return isUnfiltered(list) && list.variables.page === 1;
}

/** Returns `true` for a page of an unfiltered list. */
export function isUnfiltered({ filters, unknown }: FilteredList): boolean {
  return filters.choices.length === 0 && !filters.order && unknown.length === 0;
}

async function unknownIngredients(context: LoaderFunctionArgs['context'], { choices }: Filters): Promise<string[]> {
  const names = choices.filter(({ name }) => name === 'ingredient').map(({ value }) => value);
  const responses = await Promise.all(names.map((name) => load(context, IngredientQueryDocument, { name })));
  return names.filter((_, position) => responses[position]?.foods.length === 0);
}

type MissRequest = Pick<Request, 'where' | 'search'> & {
  choices: readonly FilterValue[];
  words: readonly SearchWords[];
};

/** Returns `true` for a filter that excludes an allergen: dishes that contain it are never suggested. */
export function isSafety({ name, value }: FilterValue): boolean {
  return name === 'without' || (name === 'diet' && value.endsWith('-free'));
}

/** Returns `true` for search words that exclude a food, an allergen or a property. */
function isSafetyKind({ kind, meaning }: SearchWords): boolean {
  return kind === 'EXCLUSION' || (kind === 'DIET' && meaning.endsWith('-free'));
}

/**
 * Returns each filter or search word whose removal finds dishes; if there is none, all filters together; else, for a
 * search, popular dishes. Filters and search words that exclude something always stay.
 */
async function loadMisses(
  context: LoaderFunctionArgs['context'],
  { where, search, choices, words }: MissRequest,
): Promise<NearMiss[]> {
  const first = DISHES_PER_MISS;
  const withoutEmpty = async (misses: NearMiss[]) => {
    const responses = await Promise.all(misses.map(({ variables }) => load(context, NearMissQueryDocument, variables)));
    return misses.filter((_, position) => (responses[position]?.recipes.totalCount ?? 0) > 0);
  };
  const nearMisses: NearMiss[] = [
    ...choices
      .filter((choice) => !isSafety(choice))
      .map((choice) => {
        const others = withoutChoice({ choices }, choice).choices;
        return { choice, variables: { where: toWhere(where, others), search, first } };
      }),
    ...words
      .filter((each) => !isSafetyKind(each))
      .map((each) => ({
        words: each,
        variables: { where: toWhere(where, choices), search: each.queryWithout, first },
      })),
  ];
  const nonEmpty = await withoutEmpty(nearMisses.slice(0, MAX_MISSES));
  if (nonEmpty.length > 0) return nonEmpty;
  const safeWhere = toWhere(where, choices.filter(isSafety));
  const withoutAll = choices.length < 2 ? [] : await withoutEmpty([{ variables: { where: safeWhere, search, first } }]);
  if (withoutAll.length > 0 || search === undefined) return withoutAll;
  const safeWords = words.filter(isSafetyKind).map(({ text }) => text);
  const popular = { where: safeWhere, orderBy: 'RECOMMENDED' as const, first: POPULAR_DISHES };
  return withoutEmpty([{ isPopular: true, variables: { ...popular, search: safeWords.join(' ') || undefined } }]);
}
