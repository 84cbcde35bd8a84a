import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { createDataSource, type PostgresAddress } from '#server/database/data-source.ts';
import { StatementReader } from '#server/database/statements.ts';

export interface TestDatabase {
  dataSource: DataSource;
  reader: StatementReader;
  /** For sessions of one's own, and for servers that are started in a test. */
  address: PostgresAddress;
  /** The same address as one string. */
  url: string;
  /** Empties every table and begins ids at 1 again: sooner done than another database. */
  clear(): Promise<void>;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** A database of its own for a test file: migrated, empty unless `template` is not, made by copying in some 30 ms. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const server = inject('testPostgres');
  if ('error' in server) throw new Error(`There is no Postgres for the tests: ${server.error}`);
  const run = server.database?.split('_')[1];
  const database = `test_${run}_${randomBytes(6).toString('hex')}`;
  const create = `create database ${database} template ${template ?? server.database}`;
  await onServer(server, (client) => client.query(create));

  const address = { ...server, database };
  const dataSource = createDataSource({ primary: address, onPoolError: () => undefined });
  await dataSource.initialize();
  return {
    dataSource,
    reader: new StatementReader(dataSource),
    address,
    url: urlOf(address),
    async clear() {
      const tables: { name: string }[] = await dataSource.query(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
         where schemaname = 'public' and tablename <> 'migrations' or tablename = '_private_jobs'`,
      );
      await dataSource.query(`truncate ${tables.map((table) => table.name).join(', ')} restart identity cascade`);
    },
    async close() {
      await dataSource.destroy();
      await onServer(server, (client) => client.query(`drop database if exists ${database} with (force)`));
    },
  };
}

/** Works on the server in a session of its own, outside the tests' databases. */
export async function onServer(address: PostgresAddress, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ ...address, database: 'postgres', ssl: false });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A unix socket's folder is no host name, so it goes into the query. */
function urlOf({ host = 'localhost', port, user = '', password, database }: PostgresAddress): string {
  const secret = password === undefined ? '' : `:${encodeURIComponent(password)}`;
  const socket = host.startsWith('/');
  const place = `${socket ? 'localhost' : host}:${port}/${database}`;
  return `postgres://${encodeURIComponent(user)}${secret}@${place}${socket ? `?host=${encodeURIComponent(host)}` : ''}`;
}
