import { MAX_PAGE } from '#schema/rules/catalogue.ts';

/** A page number, or a gap in the numbers. */
type PageItem = { page: number } | { gapAfter: number };

/**
 * Returns the page numbers to show: the first, the last, the current page and its neighbors. There is a gap if the
 * current page is above 3, or below the last but two.
 */
export function getPageItems(current: number, last: number): PageItem[] {
  const neighbors = [current - 1, current, current + 1].filter((page) => page > 1 && page < last);
  return [
    { page: 1 },
    ...(current > 3 ? [{ gapAfter: 1 }] : []),
    ...neighbors.map((page) => ({ page })),
    ...(current < last - 2 ? [{ gapAfter: current + 1 }] : []),
    ...(last > 1 ? [{ page: last }] : []),
  ];
}

/** Returns the page number in a URL, from 1, at most `MAX_PAGE`; 1 if missing, null if not a positive integer. */
export function getPageNumber(search: URLSearchParams, name = 'page'): number | null {
  const text = search.get(name) ?? '1';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : null;
}

/** Returns the search part of a page's URL, with all other parameters. Example: "?page=2" */
export function getSearch(page: number, search: URLSearchParams, name = 'page'): string {
  const parameters = new URLSearchParams(search);
  if (page === 1) parameters.delete(name);
  else parameters.set(name, String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}
