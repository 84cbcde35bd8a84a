import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { SearchPageQueryDocument, type SearchPageQueryQueryVariables } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { pageFrom, searchOf } from '#client/ui/page-numbers.ts';
import { MAX_SEARCH_LENGTH, SEARCH_PAGE_SIZE } from '#schema/rules/catalogue.ts';

/** Null without a search term. */
export type Search = SearchPageQueryQueryVariables | null;

/**
 * Loads the results for `?q=`.
 * @throws a redirect to the last page where the requested page is beyond it
 */
export async function searchLoader({ request, context }: LoaderFunctionArgs): Promise<Search> {
  const { searchParams } = new URL(request.url);
  const query = termFrom(searchParams);
  if (query === '') return null;
  const page = pageFrom(searchParams);
  const variables = { query, page, perPage: SEARCH_PAGE_SIZE };
  const { searchRecipes } = await load(context, SearchPageQueryDocument, variables);
  const last = Math.max(1, searchRecipes.pageCount);
  if (page > last) throw redirect(paths.search + searchOf(last, searchParams));
  return variables;
}

/** @returns the search term without needless spaces, at most as long as the server accepts; empty where there is none */
function termFrom(search: URLSearchParams): string {
  const tidy = (search.get('q') ?? '').replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return [...tidy].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}
