import DataLoader from 'dataloader';
import type { Statement, StatementReader } from '#server/database/statements.ts';
import { readCursor } from '#server/features/catalogue/order.ts';
import type { QuestionListArgs } from './question.args.ts';
import {
  answersByIds,
  answersByQuestion,
  type OwnEntry,
  ownEntries,
  questionCounts,
  questionsByIds,
  questionsByRecipe,
} from './question.statements.ts';
import type { AnswerType, QuestionType } from './question.type.ts';

export const QUESTION_CURSOR = 'questions';

/** Loads parts of the questions about recipes; a request that asks for the same part of many runs one statement. */
export class QuestionLoader {
  private readonly byPart = new Map<string, DataLoader<number, QuestionType[]>>();

  constructor(private readonly reader: StatementReader) {}

  /** @returns a part of a recipe's questions, and one more if there is one */
  load(recipeId: number, { first, after }: QuestionListArgs): Promise<QuestionType[]> {
    const key = JSON.stringify([first, after]);
    let loader = this.byPart.get(key);
    if (!loader) {
      const before = after ? readCursor(QUESTION_CURSOR, after, ['integer'])[0] : null;
      loader = new DataLoader(async (ids) => {
        const rows = await this.reader.rows(questionsByRecipe, [ids, first + 1, before]);
        return ids.map((id) => rows.filter((row) => row.recipeId === id));
      });
      this.byPart.set(key, loader);
    }
    return loader.load(recipeId);
  }
}

/** Loads how many questions there are about each recipe. */
export function createQuestionCountLoader(reader: StatementReader): DataLoader<number, number> {
  return new DataLoader(async (ids) => {
    const rows = await reader.rows(questionCounts, [ids]);
    return ids.map((id) => rows.find(({ recipeId }) => recipeId === id)?.count ?? 0);
  });
}

/** Loads the questions and answers that members wrote on recipes themselves. */
export function createOwnEntryLoader(
  reader: StatementReader,
): DataLoader<{ userId: number; recipeId: number }, OwnEntry[], string> {
  return new DataLoader(
    async (keys) => {
      const values = [keys.map(({ userId }) => userId), keys.map(({ recipeId }) => recipeId)];
      const rows = await reader.rows(ownEntries, values);
      return keys.map((key) => rows.filter((row) => row.recipeId === key.recipeId && row.userId === key.userId));
    },
    { cacheKeyFn: ({ userId, recipeId }) => `${userId}/${recipeId}` },
  );
}

/** Loads the answers to each question. */
export function createAnswersLoader(reader: StatementReader): DataLoader<number, AnswerType[]> {
  return new DataLoader(async (ids) => {
    const rows = await reader.rows(answersByQuestion, [ids]);
    return ids.map((id) => rows.filter((row) => row.questionId === id));
  });
}

/** Loads questions by their ids; null where there is none. */
export function createQuestionLoader(reader: StatementReader): DataLoader<number, QuestionType | null> {
  return byId(reader, questionsByIds);
}

/** Loads answers by their ids; null where there is none. */
export function createAnswerLoader(reader: StatementReader): DataLoader<number, AnswerType | null> {
  return byId(reader, answersByIds);
}

function byId<Row extends { id: number }>(reader: StatementReader, statement: Statement<Row>) {
  return new DataLoader<number, Row | null>(async (ids) => {
    const rows = await reader.rows(statement, [ids]);
    return ids.map((id) => rows.find((row) => row.id === id) ?? null);
  });
}
