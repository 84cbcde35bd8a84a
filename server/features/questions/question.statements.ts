// Hand-written: writes lock the author's row and queue a held text in one statement; reads serve many recipes at once.
import { statement } from '#server/database/statements.ts';
import type { AnswerType, QuestionType } from './question.type.ts';

/** A question or answer that was just written. */
interface WrittenEntry {
  hiddenReason: string | null;
}

/**
 * Wraps a change so that a held text is also reported, unless it has an open report. The change takes the reason to
 * hold the text, or null, as `$4`.
 */
const reportIfHeld = (name: string, kind: 'Question' | 'Answer', change: string) =>
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
export const storeQuestion = reportIfHeld(
  'store_question',
  'Question',
  `insert into questions (recipe_id, user_id, text, hidden_at, hidden_reason)
   select $1, id, $3, case when $4::text is not null then now() end, $4::text from users where id = $2 for key share`,
);

/** Stores an answer, if its question is not hidden. Parameters: question, member, text, reason to hold it or null. */
export const storeAnswer = reportIfHeld(
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
  Question: reportIfHeld('edit_question', 'Question', edit('questions')),
  Answer: reportIfHeld('edit_answer', 'Answer', edit('answers')),
};

const columns = (table: string) => `${table}.id, coalesce(u.username, 'Former member') as username, ${table}.text,
  ${table}.created_at as "createdAt", ${table}.edited_at as "editedAt"`;

/** A page of public questions per recipe, newest first. Parameters: recipe ids, limit, id to start before or null. */
export const questionsByRecipe = statement<QuestionType>(
  'questions_by_recipe',
  `select v.* from unnest($1::int[]) as wanted (id)
   cross join lateral (
     select q.recipe_id as "recipeId", ${columns('q')} from questions q left join users u on u.id = q.user_id
     where q.recipe_id = wanted.id and q.hidden_at is null and ($3::int is null or q.id < $3) order by q.id desc limit $2
   ) v`,
);

/** Public questions about published recipes. Parameters: ids. */
export const questionsByIds = statement<QuestionType>(
  'questions_by_ids',
  `select q.recipe_id as "recipeId", ${columns('q')} from questions q left join users u on u.id = q.user_id
   join recipes on recipes.id = q.recipe_id and recipes.is_published
   where q.id = any($1::int[]) and q.hidden_at is null`,
);

/** Number of public questions per recipe; no row for a recipe without any. Parameters: recipe ids. */
export const questionCounts = statement<{ recipeId: number; count: number }>(
  'question_counts',
  `select recipe_id as "recipeId", count(*)::int as count from questions
   where recipe_id = any($1::int[]) and hidden_at is null group by 1`,
);

const answers = `select a.question_id as "questionId", ${columns('a')},
    case when u.author_slug = w.key then w.key end as "authorSlug"
  from answers a join questions q on q.id = a.question_id
  join recipes on recipes.id = q.recipe_id and recipes.is_published join authors w on w.id = recipes.author_id
  left join users u on u.id = a.user_id`;

/** Public answers to questions: by the recipe's author first, then oldest first. Parameters: ids of questions. */
export const answersByQuestion = statement<AnswerType>(
  'answers_by_question',
  `${answers} where a.question_id = any($1::int[]) and a.hidden_at is null order by (u.author_slug = w.key) is true desc, a.id`,
);

/** Public answers to public questions about published recipes. Parameters: ids of answers. */
export const answersByIds = statement<AnswerType>(
  'answers_by_ids',
  `${answers} where a.id = any($1::int[]) and a.hidden_at is null and q.hidden_at is null`,
);

/** A question or answer by the requesting member. */
interface OwnEntry {
  kind: 'Question' | 'Answer';
  id: number;
  userId: number;
  recipeId: number;
  text: string;
  /** Null if everyone may read it. */
  hiddenReason: string | null;
}

/** Members' own questions and answers on recipes. Parameters: user ids and, at the same indexes, recipe ids. */
export const ownEntries = statement<OwnEntry>(
  'own_entries',
  `with wanted as (select * from unnest($1::int[], $2::int[]) as one (user_id, recipe_id))
   select 'Question' as kind, q.id, q.user_id as "userId", q.recipe_id as "recipeId", q.text, q.hidden_reason as "hiddenReason"
   from wanted join questions q on q.recipe_id = wanted.recipe_id and q.user_id = wanted.user_id
   union all
   select 'Answer', a.id, a.user_id, q.recipe_id, a.text, a.hidden_reason
   from wanted join questions q on q.recipe_id = wanted.recipe_id
   join answers a on a.question_id = q.id and a.user_id = wanted.user_id`,
);
