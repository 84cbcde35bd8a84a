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
  toQueryString,
  toWhere,
  withoutChoice,
} from './filter-address.ts';
import type { FilterOptions } from './filters.ts';

/** Maximum number of filters to try dropping, one at a time, if nothing is found. */
const MAX_NEAR_MISSES = 8;
const DISHES_PER_MISS = 3;
const POPULAR_DISHES = 6;

/** Maximum number of pages to show at once; a longer list omits its first pages. */
const MAX_SHOWN_PAGES = 10;

type SearchTermFilter = { kind: SearchFilterKind; text: string; meaning: string; queryWithout: string };

/** Recipes to show if nothing is found, for example without one of the filters. */
export type NearMiss = {
  /** The removed choice, or the removed filter of the search term; neither if all filters were removed. */
  choice?: FilterValue;
  words?: SearchTermFilter;
  /** `true` for popular dishes, if removing filters finds nothing. */
  isPopular?: boolean;
  variables: NearMissQueryQueryVariables;
};

/** Data that a page hands to `FilteredRecipes`. */
export type FilteredList = {
  variables: FilteredRecipesQueryQueryVariables;
  options: FilterOptions;
  filters: Filters;
  /** Other parameters of the URL, which filters do not change. */
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
 * Loads the list of a URL up to the URL's page, and its facets. If nothing is found, also loads near misses.
 * @throws a redirect if the URL is not canonical; if the page does not exist, a 404, or a redirect to the first page if
 *   `pageParameter` is not "page"
 */
export async function loadFiltered(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  { where, options, search, otherParameters = {}, pageParameter = 'page' }: Request,
): Promise<FilteredList> {
  const { pathname, searchParams } = new URL(request.url);
  const urlFilters = readFilters(searchParams, options);
  const page = getPageNumber(searchParams, pageParameter);
  if (page === null || !isCanonical(searchParams, urlFilters))
    throw redirect(pathname + toQueryString(urlFilters, otherParameters));

  const unknown = await findUnknownIngredients(context, urlFilters);
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
    throw redirect(pathname + toQueryString(urlFilters, otherParameters));

  // The list grows page by page, so the earlier pages are loaded as well.
  await Promise.all(getShownPages(variables).map((part) => load(context, FilteredRecipesQueryDocument, part)));

  const words = recipes.search?.filters ?? [];
  const nearMisses = recipes.totalCount === 0 ? await loadNearMisses(context, { where, search, choices, words }) : [];
  return { variables, options, filters, otherParameters, pageParameter, unknown, nearMisses };
}

/** Returns the query variables of all shown pages: the last `MAX_SHOWN_PAGES` up to the URL's page. */
export function getShownPages(variables: FilteredRecipesQueryQueryVariables): FilteredRecipesQueryQueryVariables[] {
  const first = Math.max(1, variables.page - MAX_SHOWN_PAGES + 1);
  return Array.from({ length: variables.page - first + 1 }, (_, index) => ({ ...variables, page: first + index }));
}

/** Returns `true` for the first page of an unfiltered list. */
export function isFirstUnfilteredPage(list: FilteredList): boolean {
  return isUnfiltered(list) && list.variables.page === 1;
}

/** Returns `true` if the list has its default order and no filters, not even an unknown ingredient. */
export function isUnfiltered({ filters, unknown }: FilteredList): boolean {
  return filters.choices.length === 0 && !filters.order && unknown.length === 0;
}

async function findUnknownIngredients(context: LoaderFunctionArgs['context'], { choices }: Filters): Promise<string[]> {
  const names = choices.filter(({ name }) => name === 'ingredient').map(({ value }) => value);
  const responses = await Promise.all(names.map((name) => load(context, IngredientQueryDocument, { name })));
  return names.filter((_, position) => responses[position]?.foods.length === 0);
}

type MissRequest = Pick<Request, 'where' | 'search'> & {
  choices: readonly FilterValue[];
  words: readonly SearchTermFilter[];
};

/** Returns `true` for a filter that excludes an allergen: dishes that contain the allergen are never suggested. */
export function isExclusion({ name, value }: FilterValue): boolean {
  return name === 'without' || (name === 'diet' && value.endsWith('-free'));
}

/** Returns `true` for a filter of the search term that excludes a food, an allergen or a property. */
function isExclusionFilter({ kind, meaning }: SearchTermFilter): boolean {
  return kind === 'EXCLUSION' || (kind === 'DIET' && meaning.endsWith('-free'));
}

/**
 * Returns a near miss for each filter whose removal alone finds dishes. If there is none, removes all filters; if that
 * finds nothing in a search, returns popular dishes. Filters that exclude something always stay.
 */
async function loadNearMisses(
  context: LoaderFunctionArgs['context'],
  { where, search, choices, words }: MissRequest,
): Promise<NearMiss[]> {
  const first = DISHES_PER_MISS;
  const keepNonEmpty = async (misses: NearMiss[]) => {
    const responses = await Promise.all(misses.map(({ variables }) => load(context, NearMissQueryDocument, variables)));
    return misses.filter((_, position) => (responses[position]?.recipes.totalCount ?? 0) > 0);
  };
  const nearMisses: NearMiss[] = [
    ...choices
      .filter((choice) => !isExclusion(choice))
      .map((choice) => {
        const others = withoutChoice({ choices }, choice).choices;
        return { choice, variables: { where: toWhere(where, others), search, first } };
      }),
    ...words
      .filter((each) => !isExclusionFilter(each))
      .map((each) => ({
        words: each,
        variables: { where: toWhere(where, choices), search: each.queryWithout, first },
      })),
  ];
  const nonEmpty = await keepNonEmpty(nearMisses.slice(0, MAX_NEAR_MISSES));
  if (nonEmpty.length > 0) return nonEmpty;
  const safeWhere = toWhere(where, choices.filter(isExclusion));
  const withoutAll = choices.length < 2 ? [] : await keepNonEmpty([{ variables: { where: safeWhere, search, first } }]);
  if (withoutAll.length > 0 || search === undefined) return withoutAll;
  const safeWords = words.filter(isExclusionFilter).map(({ text }) => text);
  const popular = { where: safeWhere, orderBy: 'RECOMMENDED' as const, first: POPULAR_DISHES };
  return keepNonEmpty([{ isPopular: true, variables: { ...popular, search: safeWords.join(' ') || undefined } }]);
}
