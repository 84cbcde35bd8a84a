import { type Statement, statement } from '#server/database/statements.ts';
import { summaryColumns } from './recipe.statements.ts';
import type { RecipeType } from './recipe.type.ts';
import { conditionsSql, MINUTES, Values } from './recipe-conditions.ts';
import type { SortKeys } from './recipe-cursor.ts';
import { RecipeOrder } from './recipe-where.type.ts';
import type { Conditions } from './resolve-where.ts';

/** A row of a list, with what it is ordered by. */
export type ListedRecipe = RecipeType & { keys: string[] };

/** A statement with its values. */
export interface Asked<Row> {
  statement: Statement<Row>;
  values: unknown[];
}

/** Which part of a list. */
export interface Section {
  limit: number;
  offset: number;
  /** Only what comes after these. */
  after: SortKeys | null;
}

/** What rows are ordered by, in descending order. */
export interface SortKey {
  sql: string;
  type: 'int' | 'real' | 'double precision' | 'date';
}

const newest: SortKey[] = [
  { sql: 'r.published_on', type: 'date' },
  { sql: 'r.id', type: 'int' },
];

/** Each is for descending order, so that one comparison of rows tells what comes after. */
const orders: Record<RecipeOrder, SortKey[]> = {
  [RecipeOrder.NEWEST]: newest,
  [RecipeOrder.RELEVANCE]: newest,
  // Spelled exactly as in the indexes, or these are not used.
  [RecipeOrder.RECOMMENDED]: [
    { sql: '((80 + r.rating_halves)::real / (10 + r.rating_count))', type: 'double precision' },
    ...newest,
  ],
  [RecipeOrder.RATING]: [
    { sql: '(r.rating_halves::real / greatest(r.rating_count, 1))', type: 'double precision' },
    { sql: 'r.rating_count', type: 'int' },
    ...newest,
  ],
  [RecipeOrder.QUICKEST]: [{ sql: `(-${MINUTES})`, type: 'int' }, ...newest],
};

/** @returns what rows of `recipes r` are ordered by. */
export function sortKeys(order: RecipeOrder): readonly SortKey[] {
  return orders[order];
}

/** @returns a column with the keys of a row, for its cursor. */
export function keysSql(keys: readonly SortKey[]): string {
  return `array[${keys.map(({ sql }) => `${sql}::text`).join(', ')}]`;
}

/** @returns what follows `order by`. */
export function orderSql(keys: readonly SortKey[]): string {
  return keys.map(({ sql }) => `${sql} desc`).join(', ');
}

/** @returns the condition of coming after a row in the order. */
export function afterSql(keys: readonly SortKey[], after: SortKeys, bind: Values['bind']): string {
  const values = keys.map(({ type }, place) => bind(after[place], type));
  return `(${keys.map(({ sql }) => sql).join(', ')}) < (${values.join(', ')})`;
}

/** Not as values: a plan that has to do for any limit does not use the index of the order. */
export function sectionSql(limit: number, offset: number): string {
  return `limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`;
}

/** A part of the list of recipes that meet the conditions. */
export function recipeList(
  conditions: Conditions,
  order: RecipeOrder,
  { limit, offset, after }: Section,
): Asked<ListedRecipe> {
  const { list, bind } = new Values();
  const keys = sortKeys(order);
  const where = conditionsSql(conditions, bind);
  if (after) where.push(afterSql(keys, after, bind));
  return asked(
    `select ${summaryColumns}, ${keysSql(keys)} as keys from recipes r where ${where.join(' and ')}
     order by ${orderSql(keys)} ${sectionSql(limit, offset)}`,
    list,
    offset === 0,
  );
}

// Each connection keeps what is prepared, and filters have thousands of shapes: only those that come first have a name.
const MOST_NAMED = 50;
const named = new Map<string, Statement<never>>();

/**
 * @param repeats whether others will ask with the same text
 * @returns the statement, prepared under a name of its own if it is among the first shapes that are asked for
 */
export function asked<Row>(text: string, values: unknown[], repeats = true): Asked<Row> {
  const known = named.get(text);
  if (known) return { statement: known, values };
  if (!repeats || named.size >= MOST_NAMED) return { statement: statement('', text), values };
  const made = statement<Row>(`recipe_list_${named.size}`, text);
  named.set(text, made as Statement<never>);
  return { statement: made, values };
}
