import pg from 'pg';
import type { PostgresAddress } from '#server/database/data-source.ts';

/** Works on the server in a separate session, outside the tests' databases. */
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
