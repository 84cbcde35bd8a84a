// Hand-written: each locks the author's row and queues a held text in one statement.
import { statement } from '#server/database/statements.ts';

/** A question or answer that was just written. */
interface WrittenEntry {
  hiddenReason: string | null;
}

/**
 * Wraps a change so that it also reports a held text, unless the text is already reported. Its fourth value is the
 * reason to hold it, or null.
 */
const writtenOrHeld = (name: string, kind: 'Question' | 'Answer', change: string) =>
  statement<WrittenEntry>(
    name,
    `with written as (
       ${change} returning id, hidden_reason as "hiddenReason"),
     waiting as (
       insert into reports (text_id, reason) select '${kind}:' || id, 'WAITING' from written
       where "hiddenReason" = $4::text and not exists (
         select from reports where text_id = '${kind}:' || written.id and closed_at is null))
     select * from written`,
  );

/**
 * Stores a question. Locks the author's row first, as a deletion does; inserts nothing if the member was just deleted.
 * Parameters: recipe, member, text, reason to hold it or null.
 */
export const storeQuestion = writtenOrHeld(
  'store_question',
  'Question',
  `insert into questions (recipe_id, user_id, text, hidden_at, hidden_reason)
   select $1, id, $3, case when $4::text is not null then now() end, $4::text from users where id = $2 for key share`,
);

/** Stores an answer to a question that is shown. Parameters: question, member, text, reason to hold it or null. */
export const storeAnswer = writtenOrHeld(
  'store_answer',
  'Answer',
  `insert into answers (question_id, user_id, text, hidden_at, hidden_reason)
   select q.id, u.id, $3, case when $4::text is not null then now() end, $4::text
   from questions q, users u where q.id = $1 and q.hidden_at is null and u.id = $2 for key share`,
);

const edit = (table: string) => `update ${table} set text = $3, edited_at = now(),
    hidden_at = coalesce(hidden_at, case when $4::text is not null then now() end),
    hidden_reason = coalesce(hidden_reason, $4::text)
  where id = $1 and user_id = $2`;

/** Changes a member's own text. Parameters: id, member, text, reason to hold it or null. */
export const editEntry = {
  Question: writtenOrHeld('edit_question', 'Question', edit('questions')),
  Answer: writtenOrHeld('edit_answer', 'Answer', edit('answers')),
};
