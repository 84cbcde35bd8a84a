import { createHash } from 'node:crypto';
import type pg from 'pg';
import { bodiesSql, catalogueSql } from './catalogue-rows.ts';
import { foodsSql } from './food-rows.ts';
import { fillPools, poolsAsText } from './pools.ts';
import { reviewsSql } from './review-rows.ts';
import { searchSql } from './search-rows.ts';
import { withoutUpkeep } from './without-upkeep.ts';

/** Amount of generated data. Without reviews there are no long texts either: search needs neither. */
export interface DataSize {
  recipes: number;
  /** `true` when the real recipes are there already, and stay. */
  cookbook?: boolean;
  users?: number;
  reviews?: number;
}

/** Ids below belong to the real recipes. */
const FIRST_BESIDE_COOKBOOK = 1_001;

/** The statements that fill a migrated, empty database, in their order. */
function statementsFor({ recipes, cookbook = false, users = 0, reviews = 0 }: DataSize): string[] {
  const ids = { first: cookbook ? FIRST_BESIDE_COOKBOOK : 1, recipes };
  const whole = reviews > 0 ? [...bodiesSql, ...reviewsSql({ recipes, users, reviews })] : [];
  return [...catalogueSql(ids), ...foodsSql(ids), ...whole, ...searchSql(ids)];
}

/** @returns a digest that changes with what the data is generated from. */
export function dataVersion(size: DataSize): string {
  return createHash('sha256')
    .update(statementsFor(size).join() + poolsAsText)
    .digest('hex');
}

/** Fills a migrated, empty database: the same rows at every run. */
export async function generateData(client: pg.ClientBase, size: DataSize): Promise<void> {
  // Plans with workers would leave the order of rows on disk to chance.
  await client.query('set max_parallel_workers_per_gather = 0');
  await client.query("set statement_timeout = 0; set work_mem = '64MB'; set maintenance_work_mem = '256MB'");
  await client.query('begin');
  await fillPools(client);
  await withoutUpkeep(client, async () => {
    for (const statement of statementsFor(size)) await client.query(statement);
  });
  await client.query('commit');
  await client.query('vacuum (analyze)');
}
