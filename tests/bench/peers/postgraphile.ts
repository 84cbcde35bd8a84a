import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PostgresAddress } from '#server/database/data-source.ts';
import { toConnectionString, withClient } from '../database-server.ts';
import { Child } from '../servers/child.ts';
import type { Server } from '../servers/stage.ts';

const folder = path.resolve('tests/bench/peers/postgraphile');
/** The Node that the separate package installs, because PostGraphile requires Node 22. */
const node = path.join(folder, 'node_modules/node/bin/node');

/**
 * Installs PostGraphile and a Node that runs it in a separate folder.
 * @throws if npm fails
 */
export async function installPostgraphile(): Promise<void> {
  const isInstalled = fs.existsSync(node) && fs.existsSync(path.join(folder, 'node_modules/postgraphile'));
  if (!isInstalled) await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder]);
}

/** Tables for lists, which the product computes from its catalogue in memory. */
const lists = `
  create table recipe_categories (
    category_id integer references categories on delete cascade, recipe_id integer references recipes on delete cascade,
    published_on date not null, primary key (category_id, recipe_id));
  insert into recipe_categories (category_id, recipe_id, published_on)
    select filed.id, r.id, r.published_on from recipes r cross join unnest(r.category_ids) as filed (id);
  create index recipe_categories_newest_idx on recipe_categories (category_id, published_on desc, recipe_id desc);
  create index recipe_categories_recipe_id_idx on recipe_categories (recipe_id);
  create index recipes_cuisine_newest_idx on recipes (cuisine_id, published_on desc, id desc) where is_published;
  alter table categories add column recipe_count integer not null default 0;
  update categories t set recipe_count = (select count(*) from recipe_categories c where c.category_id = t.id);
  analyze recipe_categories`;

/** PostGraphile turns a function of a row into a field of its type; the tables alone do not define related recipes. */
const related = `create function recipes_related(recipe recipes) returns setof recipes stable language sql as $sql$
  with of_cuisine as materialized (
    select id from recipes where is_published and cuisine_id = recipe.cuisine_id order by published_on desc, id desc limit 11
  ), near as (
    select id from of_cuisine
    union
    select rc.recipe_id from unnest(recipe.category_ids) as wanted (id) cross join lateral (
      select recipe_id from recipe_categories where category_id = wanted.id
      order by published_on desc, recipe_id desc limit 11) rc where (select count(*) from of_cuisine) <= 5
  )
  select r.* from (
    select c.id, row(c.cuisine_id = recipe.cuisine_id,
      (select count(*) from recipe_foods f where f.recipe_id = c.id
       and f.food_key = any (array(select food_key from recipe_foods where recipe_id = recipe.id))),
      (select count(*) from unnest(c.category_ids) category where category = any (recipe.category_ids)), c.published_on) as kinship
    from near join recipes c on c.id = near.id where c.id <> recipe.id order by kinship desc, c.id desc limit 5
  ) near join recipes r on r.id = near.id order by near.kinship desc, r.id desc $sql$`;

/** Starts PostGraphile on the product's tables, one process. */
export async function startPostgraphile(address: PostgresAddress): Promise<Server> {
  await withClient(address, async (client) => {
    const { rows } = await client.query("select to_regclass('recipe_categories') as present");
    if (!rows[0].present) for (const sql of [lists, related]) await client.query(sql);
  });
  const env = { NODE_ENV: 'production', GRAPHILE_ENV: 'production', DATABASE_URL: toConnectionString(address) };
  const child = Child.start(path.join(folder, 'server.mjs'), env, { execPath: node });
  const { url } = await child.request<{ url: string }>();
  return { url, pids: () => [child.pid], stop: () => child.stop() };
}
