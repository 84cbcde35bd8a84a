import { messages } from '#schema/rules/catalogue.ts';
import { MAX_RATING } from '#schema/rules/reviews.ts';
import {
  createGroupLoader,
  createMemberRecipeLoader,
  createPageLoader,
  createRowLoader,
} from '#server/database/loaders.ts';
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

/** Loads a page of each recipe's public reviews. */
export const reviewPages = createPageLoader((args: ReviewListArgs, ids) => ({
  statement: reviewsByRecipe[args.orderBy],
  values: getPageParameters(args, ids),
}));

/** Loads public reviews of published recipes by their ids; null for other ids. */
export const reviewById = createRowLoader(reviewsByIds);

/** Loads each recipe's numbers of public reviews with one to five stars; half stars are rounded up. */
export const recipeStars = createGroupLoader(
  starCounts,
  ({ recipeId }) => recipeId,
  (rows) => Array.from({ length: MAX_RATING }, (_, index) => rows.find(({ stars }) => stars === index + 1)?.count ?? 0),
);

/** Loads members' own reviews of recipes, public or hidden. */
export const ownReview = createMemberRecipeLoader(
  ownReviews,
  ({ recipeId }) => recipeId,
  ([review]): ReviewType | null => review ?? null,
);

/** Loads the ids of a recipe's public reviews that a member marked as helpful. */
export const ownHelpfulIds = createMemberRecipeLoader(
  ownHelpfulMarks,
  ({ recipeId }) => recipeId,
  (rows) => rows.map(({ id }) => id),
);

const MAX_INT = 2 ** 31 - 1;
/** Time and id that sort before every review, in any order. */
const START: SortKeys = [Number.MAX_SAFE_INTEGER, MAX_INT];

const getCursorName = ({ orderBy }: ReviewListArgs) => `reviews ${orderBy}`;

/** Value that an order sorts by first, if it is not the time of posting. Greater values come first. */
const ranks: Record<ReviewOrder, ((review: PostedReview) => number) | undefined> = {
  [ReviewOrder.NEWEST]: undefined,
  [ReviewOrder.HIGHEST]: ({ rating }) => rating * 2,
  [ReviewOrder.LOWEST]: ({ rating }) => -rating * 2,
  [ReviewOrder.HELPFUL]: ({ helpfulCount }) => helpfulCount,
};

/**
 * Returns the parameters of a statement that reads a page, and one more review if there is a next page.
 * @param ownerIds - ids of recipes, or the id of a member
 * @throws {BadValueError} if the cursor is invalid or of another order, or if there is also a page number above 1
 */
export function getPageParameters(args: ReviewListArgs, ownerIds: readonly number[] | number): unknown[] {
  const { first, after, page, orderBy } = args;
  const isRanked = ranks[orderBy] !== undefined;
  if (typeof after !== 'string')
    return [ownerIds, first + 1, (page - 1) * first, ...START, ...(isRanked ? [MAX_INT] : [])];
  if (page > 1) throw new BadValueError(messages.cursorAndPage);
  const types: KeyType[] = ['timestamp', 'integer', ...(isRanked ? (['integer'] as const) : [])];
  return [ownerIds, first + 1, 0, ...readCursor(getCursorName(args), after, types)];
}

/** Returns a connection for the rows of a statement with `getPageParameters`. @param total - counts the whole list */
export function toReviewConnection(
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
