import { data, isRouteErrorResponse, redirect } from 'react-router-dom';
import { getPageNumber, getSearch } from './page-numbers.ts';

/**
 * Returns the page that the URL of a list asks for, from 1.
 * @throws a redirect to the first page if the parameter is not a positive integer
 */
export function getRequestedPage({ url }: Request): number {
  const { pathname, searchParams } = new URL(url);
  const page = getPageNumber(searchParams);
  if (page === null) throw redirect(pathname + getSearch(1, searchParams), 301);
  return page;
}

/** @throws 404 with the number of the last page, if the list has fewer pages */
export function requirePage(page: number, pageCount: number): void {
  const lastPage = Math.max(1, pageCount);
  if (page > lastPage) throw data({ lastPage }, { status: 404 });
}

/** Returns the last page of the list, if its loader failed in `requirePage`. */
export function getLastPage(error: unknown): number | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const lastPage: unknown = error.data?.lastPage;
  return typeof lastPage === 'number' ? lastPage : undefined;
}
