import { inject } from 'vitest';
import { createDataSource } from '#server/database/data-source.ts';
import { importRealContent } from './catalogue.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { runOnServer } from './on-server.ts';

// An arbitrary number that all workers share.
const TEMPLATE_LOCK = 7_214_460_118;

/** Creates a database with the real recipes for a test file. They are imported once per run, then copied. */
export async function createFilledDatabase(): Promise<TestDatabase> {
  const server = inject('testPostgres');
  if ('error' in server) return createTestDatabase();
  const template = `${server.database}_filled`;
  await runOnServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query('select datallowconn from pg_database where datname = $1', [template]);
    if (rows[0]?.datallowconn === false) return;
    await client.query(`drop database if exists ${template}`);
    await client.query(`create database ${template} template ${server.database}`);
    const dataSource = createDataSource({ address: { ...server, database: template }, onPoolError: () => undefined });
    await dataSource.initialize();
    await importRealContent(dataSource).finally(() => dataSource.destroy());
    await client.query(`alter database ${template} with allow_connections false`);
  });
  return createTestDatabase(template);
}
