// Hand-written: each locks the author's row and writes in one statement, because the author may be deleted at the same time.
import { statement } from '#server/database/statements.ts';
import type { ReviewType } from './review.type.ts';

type StoredReview = Pick<ReviewType, 'id' | 'createdAt' | 'editedAt' | 'hiddenReason' | 'helpfulCount'> & {
  inserted: boolean;
  formerHalves: number;
};

/**
 * Stores a review, and queues it for approval if it is held. Among concurrent posts, one inserts and the others
 * replace. Locks the author's row first, as a deletion does; inserts nothing if the member was just deleted.
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
 * Marks a comment as helpful. Locks both rows, so that a concurrent deletion also deletes the mark. Parameters: review,
 * user.
 */
export const markHelpful = statement(
  'mark_helpful',
  `insert into helpful_marks (review_id, user_id) select r.id, u.id from reviews r, users u
   where r.id = $1 and r.hidden_at is null and u.id = $2 for key share on conflict do nothing`,
);

/**
 * A row if a moderator has hidden a text of a member about a recipe. The log outlives the text; actions that were
 * undone, and texts shown again later, do not count. Parameters: member, recipe, days.
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
