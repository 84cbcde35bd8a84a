import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../../server/database/embedded/embedded-postgres.ts';

// Starts an embedded Postgres with the options in the first argument (JSON), prints one line of JSON, and waits
// for the line `stop`, for the end of its input, or to be killed.
const log: string[] = [];
const response = (facts: object) => process.stdout.write(`${JSON.stringify({ ...facts, log })}\n`);
try {
  const postgres = await startEmbeddedPostgres({
    ...JSON.parse(process.argv[2] ?? '{}'),
    log: (message) => log.push(message),
  });
  response(postgres);
  for await (const line of createInterface({ input: process.stdin })) if (line === 'stop') await postgres.stop();
} catch (error) {
  response({ error: String(error) });
}
