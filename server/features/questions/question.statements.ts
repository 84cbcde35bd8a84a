import { statement } from '#server/database/statements.ts';
import type { AnswerType, HiddenEntryType, QuestionType } from './question.type.ts';

const written = (table: string) => `${table}.id, coalesce(u.username, 'Former member') as username, ${table}.text,
  ${table}.created_at as "createdAt", ${table}.edited_at as "editedAt"`;

/** Parts of the questions about many recipes, the newest first. Values: recipe ids, limit, id to begin before or null. */
export const questionsByRecipe = statement<QuestionType>(
  'questions_by_recipe',
  `select v.* from unnest($1::int[]) as wanted (id)
   cross join lateral (
     select q.recipe_id as "recipeId", ${written('q')} from questions q left join users u on u.id = q.user_id
     where q.recipe_id = wanted.id and q.hidden_at is null and ($3::int is null or q.id < $3) order by q.id desc limit $2
   ) v`,
);

/** Questions about published recipes. Values: ids. */
export const questionsByIds = statement<QuestionType>(
  'questions_by_ids',
  `select q.recipe_id as "recipeId", ${written('q')} from questions q left join users u on u.id = q.user_id
   join recipes on recipes.id = q.recipe_id and recipes.is_published
   where q.id = any($1::int[]) and q.hidden_at is null`,
);

/** Number of questions about a recipe. Values: recipe id. */
export const questionCount = statement<{ total: number }>(
  'question_count',
  'select count(*)::int as total from questions where recipe_id = $1 and hidden_at is null',
);

const answers = `select a.question_id as "questionId", ${written('a')},
    case when u.author_slug = w.key then w.key end as "authorSlug"
  from answers a join questions q on q.id = a.question_id
  join recipes on recipes.id = q.recipe_id and recipes.is_published join authors w on w.id = recipes.author_id
  left join users u on u.id = a.user_id`;

/** Answers to many questions: those of the recipe's author first, then the oldest. Values: ids of questions. */
export const answersByQuestion = statement<AnswerType>(
  'answers_by_question',
  `${answers} where a.question_id = any($1::int[]) and a.hidden_at is null order by (u.author_slug = w.key) is true desc, a.id`,
);

/** Answers by their ids. Values: ids. */
export const answersByIds = statement<AnswerType>(
  'answers_by_ids',
  `${answers} where a.id = any($1::int[]) and a.hidden_at is null and q.hidden_at is null`,
);

/** Questions and answers on a recipe that a member wrote. Values: user id, recipe id. */
export const entriesOfMember = statement<{ kind: 'Question' | 'Answer'; id: number }>(
  'entries_of_member',
  `select 'Question' as kind, id from questions where user_id = $1 and recipe_id = $2
   union all
   select 'Answer', a.id from answers a join questions q on q.id = a.question_id
   where a.user_id = $1 and q.recipe_id = $2`,
);

/** Hidden questions and answers on a recipe that a member wrote. Values: user id, recipe id. */
export const hiddenEntriesOfMember = statement<HiddenEntryType>(
  'hidden_entries_of_member',
  `select text, hidden_reason as reason from questions where user_id = $1 and recipe_id = $2 and hidden_at is not null
   union all
   select a.text, a.hidden_reason from answers a join questions q on q.id = a.question_id
   where a.user_id = $1 and q.recipe_id = $2 and a.hidden_at is not null`,
);
