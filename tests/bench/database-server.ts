import path from 'node:path';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import type { PostgresAddress } from '#server/database/data-source.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';

/** A Postgres for the databases of the benchmarks. */
export interface DatabaseServer {
  /** Process ID of the server; undefined if it may run on another machine. */
  postmaster?: number;
  /** Returns the address of the database of that name, which need not exist. */
  getAddress(database: string): PostgresAddress;
  stop(): Promise<void>;
}

// More memory than the default, which is for the site's few recipes. The data is generated and can be generated again,
// so writes need not be synced to disk.
const settings = { shared_buffers: '512MB', max_wal_size: '4GB', fsync: 'off' };

/** Starts (or joins) the benchmarks' embedded Postgres in the data folder, or uses the server of `DATABASE_URL`. */
export async function openDatabaseServer({ databaseUrl, dataDir }: Config): Promise<DatabaseServer> {
  if (databaseUrl) {
    const getAddress = (database: string) => {
      const url = new URL(databaseUrl);
      url.pathname = `/${database}`;
      return { url: url.href };
    };
    return { getAddress, stop: async () => {} };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'bench/postgres'),
    settings,
    // TCP, as with a separate Postgres: peers take only a URL.
    tcp: true,
  });
  const { host, port, user, password, pid, stop } = embedded;
  return { postmaster: pid, getAddress: (database) => ({ host, port, user, password, database }), stop };
}

/** Runs a function with a new connection. */
export async function withClient<Result>(
  { url, ...address }: PostgresAddress,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, ...address });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Returns a connection string in the format of `DATABASE_URL`. */
export function toConnectionString({ url, host, port, user, password, database }: PostgresAddress): string {
  return url ?? `postgres://${user}:${encodeURIComponent(password ?? '')}@${host}:${port}/${database}`;
}
