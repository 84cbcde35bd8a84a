import { afterAll } from 'vitest';
import { syncFolder } from '#server/content/sync-folder.ts';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import type { Passwords } from '#server/security/passwords.ts';
import { type RecordingOutbox, recordingOutbox } from './accounts.ts';
import { createTestApp, type TestApp, type TestAppSettings } from './app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createFilledDatabase } from './filled-database.ts';

/**
 * Creates a database for the tests of a file or of a `describe`, dropped after them. Await it at the top level, outside
 * of any hook.
 * @param recipes - `true` for a database with the real recipes
 * @param contentDir - a folder of content to import: with few recipes, tests that read all of them are faster
 */
export async function setUpDatabase({
  recipes = false,
  contentDir,
}: {
  recipes?: boolean;
  contentDir?: string;
} = {}): Promise<TestDatabase> {
  const database = await (recipes ? createFilledDatabase() : createTestDatabase());
  afterAll(() => database.close());
  if (contentDir) await syncFolder({ ...database, contentDir, log: () => {} });
  return database;
}

/**
 * Creates the HTTP app on a database and closes it after the tests. Hooks run in reverse order: create the database
 * first.
 */
export async function setUpApp({ dataSource }: TestDatabase, settings: TestAppSettings = {}): Promise<TestApp> {
  const test = await createTestApp(dataSource, settings);
  afterAll(() => test.app.close());
  return test;
}

interface MemberApp extends TestApp {
  database: TestDatabase;
  outbox: RecordingOutbox;
}

/**
 * Creates the HTTP app on a new database. It records emails, and trusts the client address in `X-Forwarded-For`.
 * @param contentDir - a folder of content for the database and the app
 */
export async function setUpMemberApp({
  recipes = false,
  contentDir,
  renderer,
  passwords,
}: {
  recipes?: boolean;
  contentDir?: string;
  renderer?: PageRenderer;
  passwords?: Passwords;
} = {}): Promise<MemberApp> {
  const database = await setUpDatabase({ recipes, contentDir });
  const outbox = recordingOutbox();
  const env = { TRUST_PROXY: '1', ...(contentDir && { CONTENT_DIR: contentDir }) };
  const test = await setUpApp(database, { env, renderer, outbox, passwords });
  return { ...test, database, outbox };
}
