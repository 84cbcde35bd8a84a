import DataLoader from 'dataloader';
import { groupBy } from '#server/group-by.ts';
import type { Statement, StatementReader } from './statements.ts';

/** Creates a loader that batches the reads of one request: concurrent reads share one statement. */
export type CreateLoader<Loader> = (reader: StatementReader) => Loader;

/** Key of what a member stored about a recipe. */
interface MemberRecipeKey {
  userId: number;
  /** Id or slug. */
  recipe: number | string;
}

/**
 * Loads the rows that belong to each of many ids.
 * @param statement - takes the ids as its only value
 * @param getKey - returns the id that a row belongs to
 * @param toValue - returns the value of an id from its rows
 */
export function createGroupLoader<Row, Value>(
  statement: Statement<Row>,
  getKey: (row: Row) => number,
  toValue: (rows: Row[]) => Value,
): CreateLoader<DataLoader<number, Value>> {
  return (reader) =>
    new DataLoader(async (keys) => {
      const rows = groupBy(await reader.rows(statement, [keys]), getKey);
      return keys.map((key) => toValue(rows.get(key) ?? []));
    });
}

/** Loads rows by id; null if there is none. */
export function createRowLoader<Row extends { id: number }>(
  statement: Statement<Row>,
): CreateLoader<DataLoader<number, Row | null>> {
  return createGroupLoader(
    statement,
    ({ id }) => id,
    ([row]) => row ?? null,
  );
}

/**
 * Loads members' own rows about recipes, such as their notes.
 * @param statement - its values: ids of users and, at the same indexes, ids or slugs of recipes
 * @param getRecipe - returns the id or slug of the recipe that a row is about
 */
export function createMemberRecipeLoader<Row extends { userId: number }, Value>(
  statement: Statement<Row>,
  getRecipe: (row: Row) => MemberRecipeKey['recipe'],
  toValue: (rows: Row[]) => Value,
): CreateLoader<DataLoader<MemberRecipeKey, Value, string>> {
  const getKey = ({ userId, recipe }: MemberRecipeKey) => `${userId}/${recipe}`;
  return (reader) =>
    new DataLoader(
      async (keys) => {
        const allRows = await reader.rows(statement, [
          keys.map(({ userId }) => userId),
          keys.map(({ recipe }) => recipe),
        ]);
        const rows = groupBy(allRows, (row) => getKey({ userId: row.userId, recipe: getRecipe(row) }));
        return keys.map((key) => toValue(rows.get(getKey(key)) ?? []));
      },
      { cacheKeyFn: getKey },
    );
}

/**
 * Loads a page of each recipe's list; one statement loads the pages of all recipes with the same arguments.
 * @param getQuery - returns a statement with its values, which reads a page and the first row of the next page, if any
 */
export function createPageLoader<Args extends object, Row extends { recipeId: number }>(
  getQuery: (args: Args, recipeIds: readonly number[]) => { statement: Statement<Row>; values: unknown[] },
): CreateLoader<{ load(recipeId: number, args: Args): Promise<Row[]> }> {
  return (reader) => {
    const byArgs = new Map<string, DataLoader<number, Row[]>>();
    const createLoader = (args: Args) =>
      new DataLoader<number, Row[]>(async (ids) => {
        const { statement, values } = getQuery(args, ids);
        const rows = groupBy(await reader.rows(statement, values), ({ recipeId }) => recipeId);
        return ids.map((id) => rows.get(id) ?? []);
      });
    return {
      load(recipeId, args) {
        const key = JSON.stringify(args);
        const loader = byArgs.get(key) ?? createLoader(args);
        byArgs.set(key, loader);
        return loader.load(recipeId);
      },
    };
  };
}
