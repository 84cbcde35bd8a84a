import type pg from 'pg';
import { bodies } from './bodies.ts';
import { FOODS } from './foods.ts';
import { descriptions, messages } from './texts.ts';
import { ADJECTIVES, CATEGORIES, CUISINES, DISHES, INGREDIENTS, RARE_WORDS } from './vocabulary.ts';

/** Parts that rows are put together from; each becomes rows of a temporary table. */
const pools = {
  adjective: ADJECTIVES,
  ingredient: INGREDIENTS,
  dish: DISHES,
  rare: RARE_WORDS,
  category: CATEGORIES,
  cuisine: CUISINES,
  description: descriptions(2_000),
  message: messages(2_000),
  body: bodies(500).map((body) => JSON.stringify(body)),
  food: FOODS.map((food) => JSON.stringify(food)),
};

type PoolName = keyof typeof pools;

// Hashes instead of random(): the same under any plan and order of rows. The skewed one picks early items more
// often: one row in eleven has the first of 120.
const functions = `
  create function pg_temp.pick(row_id bigint, salt bigint, below integer) returns integer language sql immutable as
    'select (abs(hashint8extended(row_id, salt) % below))::integer';
  create function pg_temp.skewed(row_id bigint, salt bigint, below integer) returns integer language sql immutable as
    'select floor(below * power(abs(hashint8extended(row_id, salt) % 1000000) / 1000000.0, 2))::integer';
  create temporary table pool (kind text, id integer, value text, primary key (kind, id));`;

/** Gives the session the table `pool` and the functions `pg_temp.pick` and `pg_temp.skewed`, all gone with it. */
export async function fillPools(client: pg.ClientBase): Promise<void> {
  await client.query(functions);
  for (const [kind, values] of Object.entries(pools)) {
    const rows = 'select $1, place - 1, value from unnest($2::text[]) with ordinality as given (value, place)';
    await client.query(`insert into pool ${rows}`, [kind, values]);
  }
  await client.query('analyze pool');
}

/**
 * @returns SQL that joins one value of a pool to each row that has a number `i`, under the pool's name or `alias`. The
 * same salt makes the same choice, another one a choice of its own. `table` is `pool` or one with the same keys.
 */
export function joinPool(
  kind: PoolName,
  salt: number,
  {
    choice = 'pick',
    alias = kind,
    table = 'pool',
  }: { choice?: 'pick' | 'skewed'; alias?: string; table?: string } = {},
): string {
  const place = `pg_temp.${choice}(i, ${salt}, ${pools[kind].length})`;
  return `join ${table} ${alias} on ${alias}.kind = '${kind}' and ${alias}.id = ${place}`;
}

/** Everything that the pools hold, for telling one version of the data from another. */
export const poolsAsText = JSON.stringify(pools) + functions;
