import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PostgresAddress } from '#server/database/data-source.ts';
import { withClient } from '../database-server.ts';
import { relatedSql } from '../floor/floor-statements.ts';
import { urlOf } from '../prepare-database.ts';
import { Child } from '../servers/child.ts';
import type { Server } from '../servers/server.ts';

const folder = path.resolve('tests/bench/peers/postgraphile');
/** Its own: PostGraphile wants Node 22. */
const node = path.join(folder, 'node_modules/node/bin/node');

/** Installs PostGraphile and a Node that runs it in a folder of their own. @throws where npm cannot */
export async function installPostgraphile(): Promise<void> {
  const isThere = fs.existsSync(node) && fs.existsSync(path.join(folder, 'node_modules/postgraphile'));
  if (!isThere) await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder]);
}

/** As PostGraphile's documentation has it, a function of a row is a field of it; the tables alone do not tell what is related. */
const relatedField = `create or replace function recipes_related(recipe recipes) returns setof recipes stable language sql
  as $sql$ ${relatedSql('recipe.id', 'recipe.cuisine_id', 'recipe.category_ids', 'r.*')} $sql$`;

/** Starts PostGraphile on the product's tables, one process. */
export async function startPostgraphile(address: PostgresAddress): Promise<Server> {
  await withClient(address, (client) => client.query(relatedField));
  const env = { NODE_ENV: 'production', GRAPHILE_ENV: 'production', DATABASE_URL: urlOf(address) };
  const child = Child.start(path.join(folder, 'server.mjs'), env, node);
  const { url } = await child.ask<{ url: string }>();
  return { url, pids: () => [child.pid], stop: () => child.stop() };
}
