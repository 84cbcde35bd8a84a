import { afterAll, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { lockContent } from '#server/content/store/content-store.ts';
import { startServer } from '#server/start-server.ts';
import { TEST_SECRET } from '../support/app.ts';
import { createContent } from '../support/content.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const content = createContent();
afterAll(() => content.delete());
const database = await setUpDatabase({ contentDir: content.dir });

/** Locks the content, as an import by another instance does. @returns a function that unlocks it */
async function lockForImport(): Promise<() => Promise<void>> {
  const otherInstance = database.dataSource.createQueryRunner();
  await otherInstance.startTransaction();
  await lockContent(otherInstance.manager);
  const unlock = async () => {
    if (otherInstance.isReleased) return;
    await otherInstance.rollbackTransaction();
    await otherInstance.release();
  };
  // A test that fails must not keep the next tests waiting.
  onTestFinished(unlock);
  return unlock;
}

/** Starts the server. @returns the server, and a function that requests the titles of all recipes from it */
async function startTestServer(env: Record<string, string> = {}) {
  const settings = { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET, CONTENT_DIR: content.dir, ...env };
  const config = readConfig({ ...settings, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' });
  const server = await startServer(config, { render: async () => ({ status: 200, headers: {}, html: [''] }) });
  const fetchTitles = async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ recipes { nodes { title } } }' }),
    });
    const { data } = (await response.json()) as { data: { recipes: { nodes: { title: string }[] } } };
    return data.recipes.nodes.map(({ title }) => title).sort();
  };
  return { server, fetchTitles };
}

it('serves what the database has while a changed folder is imported', { timeout: 120_000 }, async () => {
  content.addRecipe('shiro', { title: 'Shiro' });
  const unlock = await lockForImport();
  const { server, fetchTitles } = await startTestServer();
  expect(await fetchTitles()).toEqual(['Misir Wot']);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await unlock();
  await expect.poll(fetchTitles).toEqual(['Misir Wot', 'Shiro']);
  await server.stop();
});

it('imports again if the database connection was lost during the import', { timeout: 120_000 }, async () => {
  content.addRecipe('gomen', { title: 'Gomen' });
  const unlock = await lockForImport();
  const { server, fetchTitles } = await startTestServer();
  const endImport = async () => {
    // Outside the transaction of the lock: `pg_stat_activity` does not change within a transaction.
    const ended = await database.dataSource.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return ended.length;
  };
  await expect.poll(endImport, { timeout: 20_000 }).toBe(1);
  await unlock();
  await expect.poll(fetchTitles, { timeout: 60_000 }).toEqual(['Gomen', 'Misir Wot', 'Shiro']);
  await server.stop();
});

it('serves what the database has if the content folder is missing', { timeout: 120_000 }, async () => {
  const { server, fetchTitles } = await startTestServer({ CONTENT_DIR: `${content.dir}/missing` });
  expect(await fetchTitles()).toEqual(['Gomen', 'Misir Wot', 'Shiro']);
  await server.stop();
});

it('imports before it serves if a migration has cleared the digest', { timeout: 120_000 }, async () => {
  content.addRecipe('kik-wot', { title: 'Kik Wot' });
  await database.dataSource.query("update content_state set digest = ''");
  const { server, fetchTitles } = await startTestServer();
  expect(await fetchTitles()).toEqual(['Gomen', 'Kik Wot', 'Misir Wot', 'Shiro']);
  await server.stop();
});
