import { createHash } from 'node:crypto';
import pg from 'pg';
import { readContentFolder } from '#server/content/reading/content-folder.ts';
import { syncFolder } from '#server/content/sync-folder.ts';
import { createDataSource, migrations, type PostgresAddress } from '#server/database/data-source.ts';
import { migrate } from '#server/database/migrate.ts';
import { type DatabaseServer, withClient } from './database-server.ts';

/** A database under test. */
export interface BenchDatabase {
  address: PostgresAddress;
  /** Process id of the Postgres server; undefined if it may run on another machine. */
  postmaster?: number;
}

const CONTENT_DIR = process.env.CONTENT_DIR ?? 'content';
const USERS = 5_000;

/**
 * Statements that copy the imported recipes up to the given number, each published one to a hundred months before its original, and add
 * five to sixteen reviews to every recipe. Hashes instead of random numbers give every run the same rows.
 */
const getFillStatements = (recipes: number): string[] => [
  `create temporary table copies as
   select id as original, (select max(id) from recipes) + row_number() over (order by number, id)::integer as id, number
   from recipes, generate_series(1, ${Math.ceil(recipes / 50)}) number
   order by number, id limit greatest(0, ${recipes} - (select count(*) from recipes))`,
  ...['recipes', 'recipe_bodies', 'recipe_foods', 'recipe_search'].map(
    (table) => `insert into ${table} ${table === 'recipes' ? 'overriding system value' : ''} select copy.*
      from copies join ${table} row on row.${table === 'recipes' ? 'id' : 'recipe_id'} = original
      cross join lateral jsonb_populate_record(row, ${
        table === 'recipes'
          ? `jsonb_build_object('id', copies.id, 'slug', slug || '-' || number, 'title', title || ' ' || number,
              'published_on', published_on - 30 * (1 + number % 100), 'is_featured', is_featured and number % 20 = 0)`
          : `jsonb_build_object('recipe_id', copies.id)`
      }) copy`,
  ),
  `insert into users (username, created_at)
   select 'Cook ' || i, timestamptz '2016-01-01' + i * interval '10 minutes' from generate_series(1, ${USERS}) i`,
  'alter table reviews disable trigger user',
  `insert into reviews (recipe_id, user_id, rating_halves, message, created_at)
   select r.id, u.id, 10 - abs(hashint8(r.id * 31 + nth)) % 5, description,
     timestamptz '2016-02-01' + (r.id * 20 + nth) * interval '1 minute'
   from recipes r cross join lateral generate_series(1, 5 + abs(hashint8(r.id)) % 12) nth
   join (select id, row_number() over (order by id) as number from users) u on u.number = 1 + (r.id * 7 + nth) % ${USERS}`,
  'alter table reviews enable trigger user',
  `update recipes r set rating_count = total.count, rating_halves = total.halves
   from (select recipe_id, count(*) as count, sum(rating_halves) as halves from reviews group by recipe_id) total
   where r.id = total.recipe_id`,
];

/**
 * Creates and fills a database with this number of recipes. Reuses a database from an earlier run if the hash of
 * content, statements and migrations in its comment is the same.
 */
export async function prepareDatabase(server: DatabaseServer, recipes: number): Promise<BenchDatabase> {
  const name = `mesob_bench_${recipes}`;
  const address = server.getAddress(name);
  const prepared = { address, postmaster: server.postmaster };
  const { hashes, basis } = await readContentFolder(CONTENT_DIR);
  const version = createHash('sha256')
    .update(getFillStatements(recipes).join() + migrations.map(String).join() + [...hashes.values(), basis].join())
    .digest('hex');
  const quoted = pg.escapeIdentifier(name);
  const isUpToDate = await withClient(server.getAddress('postgres'), async (client) => {
    const comment = "shobj_description(oid, 'pg_database')";
    const { rows } = await client.query(`select ${comment} as version from pg_database where datname = $1`, [name]);
    if (rows[0]?.version === version) return true;
    await client.query(`drop database if exists ${quoted} with (force)`);
    await client.query(`create database ${quoted}`);
    return false;
  });
  if (isUpToDate) return prepared;

  const start = performance.now();
  await importInto(address);
  await withClient(address, async (client) => {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '256MB'");
    // Drops the search indexes first: updating them row by row would take minutes.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = 'recipe_search'::regclass and not indisprimary`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of getFillStatements(recipes)) await client.query(statement);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum (analyze)');
    await client.query(`comment on database ${quoted} is ${pg.escapeLiteral(version)}`);
  });
  console.log(`Filled ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return prepared;
}

async function importInto(address: PostgresAddress): Promise<void> {
  const dataSource = createDataSource({ address, onPoolError: (error) => console.error(error) });
  await dataSource.initialize();
  try {
    await migrate(dataSource);
    await syncFolder({ dataSource, contentDir: CONTENT_DIR, log: () => {} });
  } finally {
    await dataSource.destroy();
  }
}
