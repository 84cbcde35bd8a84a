import { createHash } from 'node:crypto';
import pg from 'pg';
import { importContent } from '#server/content/import-content.ts';
import { readContentFolder } from '#server/content/reading/content-folder.ts';
import { createDataSource, type PostgresAddress } from '#server/database/data-source.ts';
import { migrate } from '#server/database/migrate.ts';
import { migrations } from '#server/database/migrations.ts';
import { type DataSize, dataVersion, generateData } from './data/generate.ts';
import { type DatabaseServer, withClient } from './database-server.ts';

/** A generated database. */
interface BenchDatabase {
  name: string;
  size: DataSize;
}

const REVIEWS_PER_RECIPE = 10;
/** A user reviews no recipe twice, and the most popular recipe has a tenth of this many reviews. */
const MIN_USERS = 5_000;

/** @returns a database with so many recipes, ten times as many reviews, and all their texts. */
export function benchDatabase(recipes: number): BenchDatabase {
  const reviews = REVIEWS_PER_RECIPE * recipes;
  const users = Math.max(MIN_USERS, recipes / 4);
  return { name: `mesob_bench_${recipes}`, size: { recipes, users: Math.round(users), reviews } };
}

/**
 * Makes a database and fills it, unless it is there from an earlier run, whole, and made by the same generator and the
 * same migrations: its comment says so.
 */
export async function prepareDatabase(
  server: DatabaseServer,
  { name, size }: BenchDatabase,
  log: (message: string) => void,
): Promise<PostgresAddress> {
  const address = server.addressOf(name);
  const version = createHash('sha256')
    .update(dataVersion(size) + migrations.map(String).join() + (size.cookbook ? await contentDigest() : ''))
    .digest('hex');
  const quoted = pg.escapeIdentifier(name);
  const isCurrent = await withClient(server.addressOf('postgres'), async (client) => {
    const comment = "shobj_description(oid, 'pg_database')";
    const { rows } = await client.query(`select ${comment} as version from pg_database where datname = $1`, [name]);
    if (rows[0]?.version === version) return true;
    await client.query(`drop database if exists ${quoted} with (force)`);
    await client.query(`create database ${quoted}`);
    return false;
  });
  if (isCurrent) return address;

  const began = performance.now();
  await migrateAt(address, size.cookbook === true);
  await withClient(address, async (client) => {
    await generateData(client, size);
    await client.query(`comment on database ${quoted} is ${pg.escapeLiteral(version)}`);
  });
  log(`Generated ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return address;
}

/**
 * Lets a server that starts on this database take its content for that of the folder, so that it leaves the generated
 * recipes as they are.
 */
export async function markImported(address: PostgresAddress): Promise<void> {
  const digest = await contentDigest();
  await withClient(address, async (client) => {
    await client.query('delete from content_state');
    await client.query("insert into content_state (id, digest, sources) values (1, $1, '{}')", [digest]);
  });
}

/** @returns an address as `DATABASE_URL` has it. */
export function urlOf({ url, host, port, user, password, database }: PostgresAddress): string {
  return url ?? `postgres://${user}:${encodeURIComponent(password ?? '')}@${host}:${port}/${database}`;
}

const CONTENT_DIR = process.env.CONTENT_DIR ?? 'content';

async function contentDigest(): Promise<string> {
  return (await readContentFolder(CONTENT_DIR)).digest;
}

async function migrateAt(primary: PostgresAddress, cookbook: boolean): Promise<void> {
  const dataSource = createDataSource({ primary, onPoolError: (error) => console.error(error) });
  await dataSource.initialize();
  try {
    await migrate(dataSource);
    if (cookbook) await importContent({ dataSource, contentDir: CONTENT_DIR, log: () => {} });
  } finally {
    await dataSource.destroy();
  }
}
