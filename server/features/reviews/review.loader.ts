import { messages } from '#schema/rules/catalogue.ts';
import { MAX_RATING } from '#schema/rules/reviews.ts';
import { createOwnLoader, createPageLoader, loaderBy, loaderById } from '#server/database/loaders.ts';
import { statement } from '#server/database/statements.ts';
import { BadValueError } from '#server/errors.ts';
import { type KeyType, readCursor, type SortKeys, toCursor } from '#server/features/catalogue/order.ts';
import { type Connection, toConnection } from '#server/graphql/connection.type.ts';
import { type ReviewListArgs, ReviewOrder, type ReviewType } from './review.type.ts';

/** A review, with its time of posting in µs since 1970, as exact as the column. */
type PostedReview = ReviewType & { postedAt: number };

/** Number of helpful marks; 0 for a hidden review. */
const helpful = `(select count(*)::int from helpful_marks h where h.review_id = r.id and r.hidden_at is null)`;

const columns = `r.recipe_id as "recipeId", r.id, coalesce(u.username, 'Former member') as username,
  r.rating_halves / 2.0::float8 as rating, r.message, r.created_at as "createdAt", r.edited_at as "editedAt",
  r.hidden_reason as "hiddenReason", ${helpful} as "helpfulCount"`;

const posted = `${columns}, (extract(epoch from r.created_at) * 1000000)::float8 as "postedAt"`;

/** SQL of one order: an ORDER BY, and a condition for reviews after a cursor. */
interface OrderSql {
  by: string;
  isBehind: string;
}

// Values of a cursor: time of posting in µs since 1970, id, and the order's rank, if it has one.
const moment = `timestamptz 'epoch' + $4::float8 * interval '1 microsecond'`;
const newestFirst = 'r.created_at desc, r.id desc';
const sortedBy = (rank: string): OrderSql => ({
  by: `${rank} desc, ${newestFirst}`,
  isBehind: `(${rank}, r.created_at, r.id) < ($6::int, ${moment}, $5::int)`,
});

const orders: Record<ReviewOrder, OrderSql> = {
  [ReviewOrder.NEWEST]: { by: newestFirst, isBehind: `(r.created_at, r.id) < (${moment}, $5::int)` },
  [ReviewOrder.HIGHEST]: sortedBy('r.rating_halves'),
  [ReviewOrder.LOWEST]: sortedBy('-r.rating_halves'),
  [ReviewOrder.HELPFUL]: sortedBy(helpful),
};

function getRecipePage(order: ReviewOrder) {
  const { by, isBehind } = orders[order];
  return statement<PostedReview>(
    `reviews_by_recipe_${order}`,
    `select v.* from unnest($1::int[]) as wanted (id)
     cross join lateral (
       select ${posted} from reviews r left join users u on u.id = r.user_id
       where r.recipe_id = wanted.id and r.hidden_at is null and ${isBehind}
       order by ${by} limit $2 offset $3
     ) v`,
  );
}

function getUserPage(order: ReviewOrder) {
  const { by, isBehind } = orders[order];
  return statement<PostedReview>(
    `reviews_by_user_${order}`,
    `select ${posted} from reviews r join users u on u.id = r.user_id
     where r.user_id = $1 and ${isBehind} order by ${by} limit $2 offset $3`,
  );
}

/** A part of each recipe's reviews, in each order. Parameters: recipe ids, limit, offset, cursor. */
const reviewsByRecipe = {
  [ReviewOrder.NEWEST]: getRecipePage(ReviewOrder.NEWEST),
  [ReviewOrder.HIGHEST]: getRecipePage(ReviewOrder.HIGHEST),
  [ReviewOrder.LOWEST]: getRecipePage(ReviewOrder.LOWEST),
  [ReviewOrder.HELPFUL]: getRecipePage(ReviewOrder.HELPFUL),
};

/** A part of a member's reviews, in each order. Parameters: user id, limit, offset, cursor. */
export const reviewsByUser = {
  [ReviewOrder.NEWEST]: getUserPage(ReviewOrder.NEWEST),
  [ReviewOrder.HIGHEST]: getUserPage(ReviewOrder.HIGHEST),
  [ReviewOrder.LOWEST]: getUserPage(ReviewOrder.LOWEST),
  [ReviewOrder.HELPFUL]: getUserPage(ReviewOrder.HELPFUL),
};

/** Number of a member's reviews. Parameters: user id. */
export const reviewCountOfUser = statement<{ total: number }>(
  'review_count_of_user',
  'select count(*)::int as total from reviews where user_id = $1',
);

/** Reviews of published recipes. Parameters: ids. */
export const reviewsByIds = statement<ReviewType>(
  'reviews_by_ids',
  `select ${columns} from reviews r left join users u on u.id = r.user_id
   join recipes on recipes.id = r.recipe_id and recipes.is_published
   where r.id = any($1::int[]) and r.hidden_at is null`,
);

/** Number of reviews per recipe and stars, with half stars rounded up. Parameters: recipe ids. */
const starCounts = statement<{ recipeId: number; stars: number; count: number }>(
  'review_star_counts',
  `select recipe_id as "recipeId", (rating_halves + 1) / 2 as stars, count(*)::int as count
   from reviews where recipe_id = any($1::int[]) and hidden_at is null group by 1, 2`,
);

/** Members' own reviews of recipes. Parameters: user ids and, at the same indexes, recipe ids. */
const ownReviews = statement<ReviewType & { userId: number }>(
  'own_reviews',
  `select ${columns}, u.id as "userId" from unnest($1::int[], $2::int[]) as wanted (user_id, recipe_id)
   join reviews r on r.recipe_id = wanted.recipe_id and r.user_id = wanted.user_id join users u on u.id = r.user_id`,
);

/** Ids of reviews of recipes that members found helpful. Parameters: user ids and, at the same indexes, recipe ids. */
const ownHelpfulMarks = statement<{ id: number; userId: number; recipeId: number }>(
  'own_helpful_marks',
  `select r.id, h.user_id as "userId", r.recipe_id as "recipeId"
   from unnest($1::int[], $2::int[]) as wanted (user_id, recipe_id)
   join helpful_marks h on h.user_id = wanted.user_id
   join reviews r on r.id = h.review_id and r.recipe_id = wanted.recipe_id and r.hidden_at is null`,
);

/** Loads a part of each recipe's reviews. */
export const reviewParts = createPageLoader((args: ReviewListArgs, ids) => ({
  statement: reviewsByRecipe[args.orderBy],
  values: getValues(args, ids),
}));

/** Loads reviews by their ids; null for unknown ids. */
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

/** Cursor values that sort before every review, in any order. */
const MAX_INT = 2 ** 31 - 1;
const START: SortKeys = [Number.MAX_SAFE_INTEGER, MAX_INT];

const getName = ({ orderBy }: ReviewListArgs) => `reviews ${orderBy}`;

/** First sort key of an order, before the time of posting. */
const ranks: Record<ReviewOrder, ((review: PostedReview) => number) | undefined> = {
  [ReviewOrder.NEWEST]: undefined,
  [ReviewOrder.HIGHEST]: ({ rating }) => rating * 2,
  [ReviewOrder.LOWEST]: ({ rating }) => -rating * 2,
  [ReviewOrder.HELPFUL]: ({ helpfulCount }) => helpfulCount,
};

/**
 * Returns the values of a statement that reads a part of a list, and one more review if there is one.
 * @param recipeIds - the recipes' ids, or the member's
 * @throws {BadValueError} if the cursor belongs to another order, or comes with a page number
 */
export function getValues(args: ReviewListArgs, recipeIds: readonly number[] | number): unknown[] {
  const { first, after, page, orderBy } = args;
  const isRanked = ranks[orderBy] !== undefined;
  if (typeof after !== 'string')
    return [recipeIds, first + 1, (page - 1) * first, ...START, ...(isRanked ? [MAX_INT] : [])];
  if (page > 1) throw new BadValueError(messages.cursorAndPage);
  const types: KeyType[] = ['moment', 'integer', ...(isRanked ? (['integer'] as const) : [])];
  return [recipeIds, first + 1, 0, ...readCursor(getName(args), after, types)];
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
    toCursor: (review) => toCursor(getName(args), getKeys(review)),
    size: first,
    hasNextPage: rows.length > first,
    hasPreviousPage: typeof after === 'string' || page > 1,
    total,
  });
}
