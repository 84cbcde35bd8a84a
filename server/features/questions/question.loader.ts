import { createOwnLoader, createPageLoader, loaderBy, loaderById } from '#server/database/loaders.ts';
import { statement } from '#server/database/statements.ts';
import { readCursor, toCursor } from '#server/features/catalogue/order.ts';
import { type Connection, type Lazy, toPage } from '#server/graphql/connection.type.ts';
import type { AnswerType, QuestionListArgs, QuestionType } from './question.type.ts';

const CURSOR = 'questions';

const columns = (table: string) => `${table}.id, coalesce(u.username, 'Former member') as username, ${table}.text,
  ${table}.created_at as "createdAt", ${table}.edited_at as "editedAt"`;

/**
 * Parts of the questions about many recipes, newest first. Parameters: recipe ids, limit, id to start before or null.
 */
const questionsByRecipe = statement<QuestionType>(
  'questions_by_recipe',
  `select v.* from unnest($1::int[]) as wanted (id)
   cross join lateral (
     select q.recipe_id as "recipeId", ${columns('q')} from questions q left join users u on u.id = q.user_id
     where q.recipe_id = wanted.id and q.hidden_at is null and ($3::int is null or q.id < $3) order by q.id desc limit $2
   ) v`,
);

/** Questions about published recipes. Parameters: ids. */
const questionsByIds = statement<QuestionType>(
  'questions_by_ids',
  `select q.recipe_id as "recipeId", ${columns('q')} from questions q left join users u on u.id = q.user_id
   join recipes on recipes.id = q.recipe_id and recipes.is_published
   where q.id = any($1::int[]) and q.hidden_at is null`,
);

/** Number of questions per recipe, for recipes with questions. Parameters: recipe ids. */
const questionCounts = statement<{ recipeId: number; count: number }>(
  'question_counts',
  `select recipe_id as "recipeId", count(*)::int as count from questions
   where recipe_id = any($1::int[]) and hidden_at is null group by 1`,
);

const answers = `select a.question_id as "questionId", ${columns('a')},
    case when u.author_slug = w.key then w.key end as "authorSlug"
  from answers a join questions q on q.id = a.question_id
  join recipes on recipes.id = q.recipe_id and recipes.is_published join authors w on w.id = recipes.author_id
  left join users u on u.id = a.user_id`;

/** Answers to many questions: answers by the recipe's author first, then oldest first. Parameters: ids of questions. */
const answersByQuestion = statement<AnswerType>(
  'answers_by_question',
  `${answers} where a.question_id = any($1::int[]) and a.hidden_at is null order by (u.author_slug = w.key) is true desc, a.id`,
);

/** Answers by their ids. Parameters: ids. */
const answersByIds = statement<AnswerType>(
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
const ownEntries = statement<OwnEntry>(
  'own_entries',
  `with wanted as (select * from unnest($1::int[], $2::int[]) as one (user_id, recipe_id))
   select 'Question' as kind, q.id, q.user_id as "userId", q.recipe_id as "recipeId", q.text, q.hidden_reason as "hiddenReason"
   from wanted join questions q on q.recipe_id = wanted.recipe_id and q.user_id = wanted.user_id
   union all
   select 'Answer', a.id, a.user_id, q.recipe_id, a.text, a.hidden_reason
   from wanted join questions q on q.recipe_id = wanted.recipe_id
   join answers a on a.question_id = q.id and a.user_id = wanted.user_id`,
);

/** Loads a part of each recipe's questions. */
export const questionParts = createPageLoader(({ first, after }: QuestionListArgs, ids) => ({
  statement: questionsByRecipe,
  values: [ids, first + 1, after ? readCursor(CURSOR, after, ['integer'])[0] : null],
}));

/** Loads the number of each recipe's questions. */
export const questionCount = loaderBy(
  questionCounts,
  ({ recipeId }) => recipeId,
  ([row]) => row?.count ?? 0,
);

/** Loads the answers to each question. */
export const answersTo = loaderBy(
  answersByQuestion,
  ({ questionId }) => questionId,
  (rows) => rows,
);

/** Loads members' own questions and answers on recipes. */
export const ownEntriesOn = createOwnLoader(
  ownEntries,
  ({ recipeId }) => recipeId,
  (rows) => rows,
);

/** Loads questions by their ids; null for unknown ids. */
export const questionById = loaderById(questionsByIds);

/** Loads answers by their ids; null for unknown ids. */
export const answerById = loaderById(answersByIds);

/** Returns a page of questions. @param rows - its questions, and one more if there is a next page */
export function questionPage(
  rows: QuestionType[],
  args: QuestionListArgs,
  total: Lazy<number>,
): Connection<QuestionType> {
  return toPage(rows, rows.slice(0, args.first), args, ({ id }) => toCursor(CURSOR, [id]), total);
}
