import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { createDataSource, type PostgresAddress } from '#server/database/data-source.ts';
import { StatementReader } from '#server/database/statements.ts';
import { runOnServer } from './on-server.ts';

export interface TestDatabase {
  dataSource: DataSource;
  reader: StatementReader;
  /** Address of Postgres, for separate sessions and for servers started in a test. */
  address: PostgresAddress;
  /** Connection string. */
  url: string;
  /** Empties the site's tables and the job queue, and restarts ids at 1: faster than creating another database. */
  clear(): Promise<void>;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** Creates a database for a test file: migrated, and empty or a copy of `template`. Takes about 30 ms. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const server = inject('testPostgres');
  if ('error' in server) throw new Error(`There is no Postgres for the tests: ${server.error}`);
  const database = `test_${randomBytes(6).toString('hex')}`;
  const create = `create database ${database} template ${template ?? server.database}`;
  await runOnServer(server, (client) => client.query(create));

  const address = { ...server, database };
  const dataSource = createDataSource({ address, onPoolError: () => undefined });
  await dataSource.initialize();
  return {
    dataSource,
    reader: new StatementReader(dataSource),
    address,
    url: toDatabaseUrl(address),
    clear: () => empty(dataSource),
    async close() {
      await dataSource.destroy();
      await runOnServer(server, (client) => client.query(`drop database if exists ${database} with (force)`));
    },
  };
}

/** Deletes the rows; truncating is slower, because it creates a hundred files. */
async function empty(dataSource: DataSource): Promise<void> {
  const ownedTables: { table: string; sequence: string | null }[] = await dataSource.query(
    `select format('%I.%I', c.table_schema, c.table_name) as table,
       pg_get_serial_sequence(format('%I.%I', c.table_schema, c.table_name), c.column_name) as sequence
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE'
       and (c.table_schema = 'public' and c.table_name <> 'migrations' or c.table_name = '_private_jobs')`,
  );
  const tables = new Set(ownedTables.map(({ table }) => table));
  const sequences = new Set(ownedTables.map(({ sequence }) => sequence).filter((sequence) => sequence !== null));
  const statements = [
    // Waits for sessions that still write, and stops others from writing.
    `lock table ${[...tables].join(', ')} in exclusive mode`,
    // Disables foreign keys and triggers, so that the order of tables does not matter.
    'set local session_replication_role = replica',
    ...[...tables].map((table) => `delete from ${table}`),
    ...[...sequences].map((sequence) => `select setval('${sequence}', 1, false)`),
  ];
  await dataSource.transaction((manager) => manager.query(statements.join(';')));
}

/** Returns a connection string. The folder of a Unix socket goes in the query, because it is not a host name. */
export function toDatabaseUrl({ host = 'localhost', port, user = '', password, database }: PostgresAddress): string {
  const secret = password === undefined ? '' : `:${encodeURIComponent(password)}`;
  const isSocket = host.startsWith('/');
  const address = `${isSocket ? 'localhost' : host}:${port}/${database}`;
  return `postgres://${encodeURIComponent(user)}${secret}@${address}${isSocket ? `?host=${encodeURIComponent(host)}` : ''}`;
}
