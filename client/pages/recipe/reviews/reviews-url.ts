import type { ReviewOrder, ReviewsQueryQueryVariables } from '#client/gql/graphql.ts';
import { getPageNumber } from '#client/ui/page-numbers.ts';
import { REVIEW_PAGE_SIZE } from '#schema/rules/catalogue.ts';

/** URL parameter with the page of comments. */
export const REVIEWS_PARAMETER = 'comments';

/** URL parameter with the order of comments. */
const SORT_PARAMETER = 'sort';

/** Returns the variables for the comments in a URL; the newest comments if its parameters are missing or invalid. */
export function getReviewVariables(slug: string, search: URLSearchParams): ReviewsQueryQueryVariables {
  const sort = search.get(SORT_PARAMETER)?.toUpperCase();
  return {
    slug,
    page: getPageNumber(search, REVIEWS_PARAMETER) ?? 1,
    first: REVIEW_PAGE_SIZE,
    orderBy: sort === 'HIGHEST' || sort === 'LOWEST' || sort === 'HELPFUL' ? sort : 'NEWEST',
  };
}

/** Returns the query string of the first page in an order; other parameters stay. */
export function getSearchSortedBy(order: ReviewOrder, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.delete(REVIEWS_PARAMETER);
  if (order === 'NEWEST') next.delete(SORT_PARAMETER);
  else next.set(SORT_PARAMETER, order.toLowerCase());
  return next.toString();
}
