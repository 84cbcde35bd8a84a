import {
  createGroupLoader,
  createMemberRecipeLoader,
  createPageLoader,
  createRowLoader,
} from '#server/database/loaders.ts';
import { readCursor, toCursor } from '#server/features/catalogue/order.ts';
import { type Connection, type Lazy, toPage } from '#server/graphql/connection.type.ts';
import {
  answersByIds,
  answersByQuestion,
  ownEntries,
  questionCounts,
  questionsByIds,
  questionsByRecipe,
} from './question.statements.ts';
import type { QuestionListArgs, QuestionType } from './question.type.ts';

const CURSOR = 'questions';

/** Loads a page of each recipe's public questions. */
export const questionPages = createPageLoader(({ first, after }: QuestionListArgs, ids) => ({
  statement: questionsByRecipe,
  values: [ids, first + 1, after ? readCursor(CURSOR, after, ['integer'])[0] : null],
}));

/** Loads the number of each recipe's public questions. */
export const questionCount = createGroupLoader(
  questionCounts,
  ({ recipeId }) => recipeId,
  ([row]) => row?.count ?? 0,
);

/** Loads the public answers to each question. */
export const answersTo = createGroupLoader(
  answersByQuestion,
  ({ questionId }) => questionId,
  (rows) => rows,
);

/** Loads members' own questions and answers on recipes. */
export const ownEntriesOn = createMemberRecipeLoader(
  ownEntries,
  ({ recipeId }) => recipeId,
  (rows) => rows,
);

/** Loads public questions about published recipes by their ids; null for other ids. */
export const questionById = createRowLoader(questionsByIds);

/** Loads public answers to such questions by their ids; null for other ids. */
export const answerById = createRowLoader(answersByIds);

/** Returns a connection of questions. @param rows - the questions of a page, and one more if there is a next page */
export function toQuestionConnection(
  rows: QuestionType[],
  args: QuestionListArgs,
  total: Lazy<number>,
): Connection<QuestionType> {
  return toPage(rows, rows.slice(0, args.first), args, ({ id }) => toCursor(CURSOR, [id]), total);
}
