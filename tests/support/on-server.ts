import pg from 'pg';
import type { PostgresAddress } from '#server/database/data-source.ts';

/** Calls a function with a new connection to the server's default database, `postgres`. */
export async function runOnServer(
  address: PostgresAddress,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ ...address, database: 'postgres', ssl: false });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
