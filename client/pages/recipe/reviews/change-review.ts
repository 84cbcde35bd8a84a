import type {
  ReviewItem_ReviewFragment,
  ReviewList_RecipeFragment,
  ReviewOrder,
  ReviewsQueryQueryVariables,
} from '#client/gql/graphql.ts';

/** A comment, as far as its place in the list and its stars depend on it. */
type Review = ReviewList_RecipeFragment['reviews']['nodes'][number];

const newestFirst = (a: Review, b: Review) => Date.parse(b.createdAt) - Date.parse(a.createdAt);

const orders: Record<ReviewOrder, (a: Review, b: Review) => number> = {
  NEWEST: newestFirst,
  HIGHEST: (a, b) => b.rating - a.rating || newestFirst(a, b),
  LOWEST: (a, b) => a.rating - b.rating || newestFirst(a, b),
  HELPFUL: (a, b) => b.helpfulCount - a.helpfulCount || newestFirst(a, b),
};

/** A comment that goes, another that comes, and the part of the list that is shown. */
type Change = Omit<ReviewsQueryQueryVariables, 'slug'> & {
  before?: Review | null;
  after?: ReviewItem_ReviewFragment;
};

/**
 * Guesses the server's answer when a comment is posted, replaced or taken back.
 * @param recipe as it is shown
 * @param before the comment that goes
 * @param after the comment that comes; on its page if that is the first or was its page before
 */
export function changeReview(
  recipe: ReviewList_RecipeFragment,
  { before, after, page, first, orderBy }: Change,
): ReviewList_RecipeFragment {
  const { rating, reviews } = recipe;
  const count = rating.count - (before ? 1 : 0) + (after ? 1 : 0);
  // The average is rounded; up to fifty comments its half stars can be computed all the same.
  const halves = Math.round(2 * rating.average * rating.count) + 2 * ((after?.rating ?? 0) - (before?.rating ?? 0));
  const others = reviews.nodes.filter(({ id }) => id !== before?.id);
  const wasHere = others.length < reviews.nodes.length;
  const isHere = after !== undefined && (wasHere || page === 1);
  const nodes = isHere ? [...others, after].sort(orders[orderBy]) : others;
  return {
    ...recipe,
    rating: {
      ...rating,
      count,
      average: count === 0 ? 0 : Math.round((halves * 50) / count) / 100,
      distribution: rating.distribution.map((row) => ({
        ...row,
        count: row.count - Number(starsOf(before) === row.stars) + Number(starsOf(after) === row.stars),
      })),
    },
    reviews: {
      ...reviews,
      nodes: nodes.slice(0, first),
      totalCount: count,
      pageInfo: { ...reviews.pageInfo, pageCount: Math.ceil(count / first) },
    },
  };
}

/** Half a star counts as the next whole one. */
function starsOf(review: Review | null | undefined): number | undefined {
  return review ? Math.ceil(review.rating) : undefined;
}
