import { afterAll, beforeAll } from 'vitest';
import { TEST_SECRET } from './app.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import type { TestDatabase } from './database.ts';
import { setUpDatabase } from './set-up-app.ts';
import { setUpFolder } from './set-up-folder.ts';

/**
 * Starts the built server for the tests of a file, on a database that already has the real recipes, so that it starts
 * sooner. Await it at the top level, outside of any hook.
 */
export async function setUpBuiltServer(): Promise<{ url: string; database: TestDatabase }> {
  const dataDir = setUpFolder('mesob-built');
  const database = await setUpDatabase({ recipes: true });
  const site = { url: '', database };
  let server: BuiltServer | undefined;
  beforeAll(async () => {
    server = await startBuiltServer(dataDir, { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET });
    site.url = server.url;
  });
  afterAll(async () => {
    server?.child.kill('SIGTERM');
    await server?.exited;
  });
  return site;
}
