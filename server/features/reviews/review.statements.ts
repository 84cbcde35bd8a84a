// Hand-written: writes lock the author's row, which may be deleted at the same time; reads serve many recipes at once.
import { type Statement, statement } from '#server/database/statements.ts';
import { ReviewOrder, type ReviewType } from './review.type.ts';

type StoredReview = Pick<ReviewType, 'id' | 'createdAt' | 'editedAt' | 'hiddenReason' | 'helpfulCount'> & {
  inserted: boolean;
  formerHalves: number;
};

/**
 * Stores a review, and queues it for approval if it is held. Among concurrent posts, one inserts and the others
 * replace. Locks the author's row first, as a deletion does; stores nothing if the member was just deleted.
 * Parameters: recipe id, user id, half stars, message, reason to hold it or null.
 */
export const storeReview = statement<StoredReview>(
  'store_review',
  `with former as (select rating_halves from reviews where recipe_id = $1 and user_id = $2),
   written as (
     insert into reviews as r (recipe_id, user_id, rating_halves, message, hidden_at, hidden_reason)
     select $1, id, $3, $4, case when $5::text is not null then now() end, $5::text from users where id = $2 for key share
     on conflict (recipe_id, user_id) do update
       set rating_halves = excluded.rating_halves, message = excluded.message, edited_at = now(),
         hidden_at = coalesce(r.hidden_at, excluded.hidden_at),
         hidden_reason = coalesce(r.hidden_reason, excluded.hidden_reason)
     returning id, created_at, edited_at, hidden_reason, (xmax = 0) as inserted),
   waiting as (
     insert into reports (text_id, reason) select 'Review:' || id, 'WAITING' from written
     where hidden_reason = $5::text and not exists (
       select from reports where text_id = 'Review:' || written.id and closed_at is null))
   select id, created_at as "createdAt", edited_at as "editedAt", hidden_reason as "hiddenReason", inserted,
     coalesce((select rating_halves from former), 0) as "formerHalves",
     (select count(*)::int from helpful_marks h where h.review_id = written.id and hidden_reason is null) as "helpfulCount"
   from written`,
);

/**
 * Marks a public comment as helpful. Locks both rows, so that a concurrent deletion also deletes the mark. Parameters:
 * review id, user id.
 */
export const markHelpful = statement(
  'mark_helpful',
  `insert into helpful_marks (review_id, user_id) select r.id, u.id from reviews r, users u
   where r.id = $1 and r.hidden_at is null and u.id = $2 for key share on conflict do nothing`,
);

/**
 * Returns a row if a moderator hid a member's text under a recipe in the given number of days, unless that was undone
 * or the text was shown again. The log outlives the text. Parameters: member, recipe, days.
 */
export const hiddenTexts = statement(
  'hidden_texts',
  `with standing as (
     select * from desk_actions a where member_id = $1 and kind in ('HIDE', 'RESTORE') and not exists (
       select from desk_actions u where u.text_id = a.text_id and u.kind = 'UNDO' and u.before->>'actionId' = a.id::text))
   select from standing h
   where kind = 'HIDE' and created_at > now() - make_interval(days => $3) and (after->>'recipeId')::int = $2
     and not exists (select from standing r where r.text_id = h.text_id and r.kind = 'RESTORE' and r.id > h.id)
   limit 1`,
);

/** A review, with its exact time of posting in µs since 1970. */
export type PostedReview = ReviewType & { postedAt: number };

/** Number of helpful marks; 0 for a hidden review. */
const helpful = `(select count(*)::int from helpful_marks h where h.review_id = r.id and r.hidden_at is null)`;

const columns = `r.recipe_id as "recipeId", r.id, coalesce(u.username, 'Former member') as username,
  r.rating_halves / 2.0::float8 as rating, r.message, r.created_at as "createdAt", r.edited_at as "editedAt",
  r.hidden_reason as "hiddenReason", ${helpful} as "helpfulCount"`;

const posted = `${columns}, (extract(epoch from r.created_at) * 1000000)::float8 as "postedAt"`;

/** SQL of one order: an ORDER BY, and a condition for reviews after a cursor. */
interface OrderSql {
  orderBy: string;
  isAfter: string;
}

// Values of a cursor, from $4: time of posting in µs since 1970, id, and the order's rank, if it has one.
const moment = `timestamptz 'epoch' + $4::float8 * interval '1 microsecond'`;
const newestFirst = 'r.created_at desc, r.id desc';
const sortedBy = (rank: string): OrderSql => ({
  orderBy: `${rank} desc, ${newestFirst}`,
  isAfter: `(${rank}, r.created_at, r.id) < ($6::int, ${moment}, $5::int)`,
});

const orders: Record<ReviewOrder, OrderSql> = {
  [ReviewOrder.NEWEST]: { orderBy: newestFirst, isAfter: `(r.created_at, r.id) < (${moment}, $5::int)` },
  [ReviewOrder.HIGHEST]: sortedBy('r.rating_halves'),
  [ReviewOrder.LOWEST]: sortedBy('-r.rating_halves'),
  [ReviewOrder.HELPFUL]: sortedBy(helpful),
};

/** Returns one statement for each order. */
function forEachOrder(make: (order: ReviewOrder) => Statement<PostedReview>) {
  const statements = Object.values(ReviewOrder).map((order) => [order, make(order)]);
  return Object.fromEntries(statements) as Record<ReviewOrder, Statement<PostedReview>>;
}

/** For each order: a page of each recipe's public reviews. Parameters: recipe ids, limit, offset, cursor. */
export const reviewsByRecipe = forEachOrder((order) =>
  statement(
    `reviews_by_recipe_${order}`,
    `select v.* from unnest($1::int[]) as wanted (id)
     cross join lateral (
       select ${posted} from reviews r left join users u on u.id = r.user_id
       where r.recipe_id = wanted.id and r.hidden_at is null and ${orders[order].isAfter}
       order by ${orders[order].orderBy} limit $2 offset $3
     ) v`,
  ),
);

/** For each order: a page of a member's reviews. Parameters: user id, limit, offset, cursor. */
export const reviewsByUser = forEachOrder((order) =>
  statement(
    `reviews_by_user_${order}`,
    `select ${posted} from reviews r join users u on u.id = r.user_id
     where r.user_id = $1 and ${orders[order].isAfter} order by ${orders[order].orderBy} limit $2 offset $3`,
  ),
);

/** Number of a member's reviews. Parameters: user id. */
export const reviewCountOfUser = statement<{ total: number }>(
  'review_count_of_user',
  'select count(*)::int as total from reviews where user_id = $1',
);

/** Public reviews of published recipes. Parameters: ids of reviews. */
export const reviewsByIds = statement<ReviewType>(
  'reviews_by_ids',
  `select ${columns} from reviews r left join users u on u.id = r.user_id
   join recipes on recipes.id = r.recipe_id and recipes.is_published
   where r.id = any($1::int[]) and r.hidden_at is null`,
);

/** Number of public reviews per recipe and stars, with half stars rounded up. Parameters: recipe ids. */
export const starCounts = statement<{ recipeId: number; stars: number; count: number }>(
  'review_star_counts',
  `select recipe_id as "recipeId", (rating_halves + 1) / 2 as stars, count(*)::int as count
   from reviews where recipe_id = any($1::int[]) and hidden_at is null group by 1, 2`,
);

/** Members' own reviews of recipes. Parameters: user ids and, at the same indexes, recipe ids. */
export const ownReviews = statement<ReviewType & { userId: number }>(
  'own_reviews',
  `select ${columns}, u.id as "userId" from unnest($1::int[], $2::int[]) as wanted (user_id, recipe_id)
   join reviews r on r.recipe_id = wanted.recipe_id and r.user_id = wanted.user_id join users u on u.id = r.user_id`,
);

/** Ids of public reviews that members marked as helpful. Parameters: user ids and, at the same indexes, recipe ids. */
export const ownHelpfulMarks = statement<{ id: number; userId: number; recipeId: number }>(
  'own_helpful_marks',
  `select r.id, h.user_id as "userId", r.recipe_id as "recipeId"
   from unnest($1::int[], $2::int[]) as wanted (user_id, recipe_id)
   join helpful_marks h on h.user_id = wanted.user_id
   join reviews r on r.id = h.review_id and r.recipe_id = wanted.recipe_id and r.hidden_at is null`,
);
