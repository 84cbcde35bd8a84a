import { messages } from '#schema/rules/catalogue.ts';
import { MAX_RATING } from '#schema/rules/reviews.ts';
import { createOwnLoader, createPageLoader, loaderBy, loaderById } from '#server/database/loaders.ts';
import { BadValueError } from '#server/errors.ts';
import { type KeyType, readCursor, type SortKeys, toCursor } from '#server/features/catalogue/order.ts';
import { type Connection, toConnection } from '#server/graphql/connection.type.ts';
import {
  ownHelpfulMarks,
  ownReviews,
  type PostedReview,
  reviewsByIds,
  reviewsByRecipe,
  starCounts,
} from './review.statements.ts';
import { type ReviewListArgs, ReviewOrder, type ReviewType } from './review.type.ts';

/** Loads a page of each recipe's reviews. */
export const reviewPages = createPageLoader((args: ReviewListArgs, ids) => ({
  statement: reviewsByRecipe[args.orderBy],
  values: getPageParameters(args, ids),
}));

/** Loads public reviews by their ids; null for other ids. */
export const reviewById = loaderById(reviewsByIds);

/** Loads each recipe's numbers of reviews with one to five stars; half stars are rounded up. */
export const recipeStars = loaderBy(
  starCounts,
  ({ recipeId }) => recipeId,
  (rows) => Array.from({ length: MAX_RATING }, (_, index) => rows.find(({ stars }) => stars === index + 1)?.count ?? 0),
);

/** Loads members' own reviews of recipes. */
export const ownReview = createOwnLoader(
  ownReviews,
  ({ recipeId }) => recipeId,
  ([review]): ReviewType | null => review ?? null,
);

/** Loads the ids of the reviews of recipes that members found helpful. */
export const ownHelpfulIds = createOwnLoader(
  ownHelpfulMarks,
  ({ recipeId }) => recipeId,
  (rows) => rows.map(({ id }) => id),
);

const MAX_INT = 2 ** 31 - 1;
/** Time and id that sort before every review, in any order. */
const START: SortKeys = [Number.MAX_SAFE_INTEGER, MAX_INT];

const getCursorName = ({ orderBy }: ReviewListArgs) => `reviews ${orderBy}`;

/** First sort key of an order, if it is not the time of posting. */
const ranks: Record<ReviewOrder, ((review: PostedReview) => number) | undefined> = {
  [ReviewOrder.NEWEST]: undefined,
  [ReviewOrder.HIGHEST]: ({ rating }) => rating * 2,
  [ReviewOrder.LOWEST]: ({ rating }) => -rating * 2,
  [ReviewOrder.HELPFUL]: ({ helpfulCount }) => helpfulCount,
};

/**
 * Returns the parameters of a statement that reads a page, and one more review if there is a next page.
 * @param recipeIds - the recipes' ids, or the member's
 * @throws {BadValueError} if the cursor belongs to another order, or comes with a page number
 */
export function getPageParameters(args: ReviewListArgs, recipeIds: readonly number[] | number): unknown[] {
  const { first, after, page, orderBy } = args;
  const isRanked = ranks[orderBy] !== undefined;
  if (typeof after !== 'string')
    return [recipeIds, first + 1, (page - 1) * first, ...START, ...(isRanked ? [MAX_INT] : [])];
  if (page > 1) throw new BadValueError(messages.cursorAndPage);
  const types: KeyType[] = ['moment', 'integer', ...(isRanked ? (['integer'] as const) : [])];
  return [recipeIds, first + 1, 0, ...readCursor(getCursorName(args), after, types)];
}

/** Returns a connection of the rows that a statement has read. @param total - counts the whole list */
export function reviewList(
  rows: readonly PostedReview[],
  args: ReviewListArgs,
  total: () => Promise<number> | number,
): Connection<ReviewType> {
  const { first, after, page, orderBy } = args;
  const getRank = ranks[orderBy];
  const getKeys = (review: PostedReview): SortKeys => {
    const { postedAt, id } = review;
    return getRank ? [postedAt, id, getRank(review)] : [postedAt, id];
  };
  return toConnection(rows.slice(0, first), {
    toCursor: (review) => toCursor(getCursorName(args), getKeys(review)),
    size: first,
    hasNextPage: rows.length > first,
    hasPreviousPage: typeof after === 'string' || page > 1,
    total,
  });
}
