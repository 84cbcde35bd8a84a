import { messages } from '#schema/rules/catalogue.ts';
import { BadValueError } from '#server/errors.ts';
import { cursorOf, type KeyType, readCursor, type SortKeys } from '#server/features/catalogue/order.ts';
import { type Connection, connectionOf } from '#server/graphql/connection.type.ts';
import { type ReviewListArgs, ReviewOrder } from './review.args.ts';
import type { PostedReview } from './review.statements.ts';
import type { ReviewType } from './review.type.ts';

/** Before all reviews: behind it comes every one, in any order. */
const MOST = 2 ** 31 - 1;
const START: SortKeys = [Number.MAX_SAFE_INTEGER, MOST];

const nameOf = ({ orderBy }: ReviewListArgs) => `reviews ${orderBy}`;

/** What an order goes by before the time of posting. */
const ranks: Record<ReviewOrder, ((review: PostedReview) => number) | undefined> = {
  [ReviewOrder.NEWEST]: undefined,
  [ReviewOrder.HIGHEST]: ({ rating }) => rating * 2,
  [ReviewOrder.LOWEST]: ({ rating }) => -rating * 2,
  [ReviewOrder.HELPFUL]: ({ helpfulCount }) => helpfulCount,
};

/**
 * Returns the values of a statement that reads a part of a list, and one review more if there is one.
 * @param of the recipes' ids, or the member's
 * @throws BadValueError where the cursor is of another order, or stands beside a page
 */
export function valuesOf(args: ReviewListArgs, of: readonly number[] | number): unknown[] {
  const { first, after, page, orderBy } = args;
  const isRanked = ranks[orderBy] !== undefined;
  if (typeof after !== 'string') return [of, first + 1, (page - 1) * first, ...START, ...(isRanked ? [MOST] : [])];
  if (page > 1) throw new BadValueError(messages.cursorAndPage);
  const types: KeyType[] = ['moment', 'integer', ...(isRanked ? (['integer'] as const) : [])];
  return [of, first + 1, 0, ...readCursor(nameOf(args), after, types)];
}

/**
 * Makes a connection of the rows that a statement has read.
 * @param total counts the whole list
 */
export function reviewList(
  rows: readonly PostedReview[],
  args: ReviewListArgs,
  total: () => Promise<number> | number,
): Connection<ReviewType> {
  const { first, after, page, orderBy } = args;
  const rankOf = ranks[orderBy];
  const keysOf = (review: PostedReview): SortKeys => {
    const { postedAt, id } = review;
    return rankOf ? [postedAt, id, rankOf(review)] : [postedAt, id];
  };
  return connectionOf(rows.slice(0, first), {
    cursorOf: (review) => cursorOf(nameOf(args), keysOf(review)),
    size: first,
    hasNextPage: rows.length > first,
    hasPreviousPage: typeof after === 'string' || page > 1,
    total,
  });
}
