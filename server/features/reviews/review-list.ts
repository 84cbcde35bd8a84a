import { messages } from '#schema/rules/catalogue.ts';
import { BadValueError } from '#server/errors.ts';
import { cursorOf, type KeyType, readCursor, type SortKeys } from '#server/features/catalogue/order.ts';
import { type Connection, connectionOf } from '#server/graphql/connection.type.ts';
import { type ReviewListArgs, ReviewOrder } from './review.args.ts';
import type { PostedReview } from './review.statements.ts';
import type { ReviewType } from './review.type.ts';

/** Before all reviews: behind it comes every one, in any order. */
const START: SortKeys = [Number.MAX_SAFE_INTEGER, 2 ** 31 - 1];
const MOST_STARS = 10;

const nameOf = ({ orderBy }: ReviewListArgs) => `reviews ${orderBy}`;
const isByStars = ({ orderBy }: ReviewListArgs) => orderBy !== ReviewOrder.NEWEST;

/**
 * Returns the values of a statement that reads a part of a list, and one review more if there is one.
 * @param of the recipes' ids, or the member's
 * @throws BadValueError where the cursor is of another order, or stands beside a page
 */
export function valuesOf(args: ReviewListArgs, of: readonly number[] | number): unknown[] {
  const { first, after, page } = args;
  if (typeof after !== 'string')
    return [of, first + 1, (page - 1) * first, ...START, ...(isByStars(args) ? [MOST_STARS] : [])];
  if (page > 1) throw new BadValueError(messages.cursorAndPage);
  const types: KeyType[] = ['moment', 'integer', ...(isByStars(args) ? (['integer'] as const) : [])];
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
  const keysOf = ({ postedAt, id, rating }: PostedReview): SortKeys => {
    const halves = orderBy === ReviewOrder.LOWEST ? -rating * 2 : rating * 2;
    return isByStars(args) ? [postedAt, id, halves] : [postedAt, id];
  };
  return connectionOf(rows.slice(0, first), {
    cursorOf: (review) => cursorOf(nameOf(args), keysOf(review)),
    size: first,
    hasNextPage: rows.length > first,
    hasPreviousPage: typeof after === 'string' || page > 1,
    total,
  });
}
