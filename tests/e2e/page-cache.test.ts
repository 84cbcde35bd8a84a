import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_SECRET } from '../support/app.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { addReviews } from '../support/catalogue.ts';
import type { TestDatabase } from '../support/database.ts';
import { createFilledDatabase } from '../support/filled-database.ts';

let database: TestDatabase;
let dataDir: string;
let server: BuiltServer;

beforeAll(async () => {
  database = await createFilledDatabase();
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'mesob-pages-'));
  server = await startBuiltServer(dataDir, { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET });
});

afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  await database?.close();
  await fs.rm(dataDir, { recursive: true, force: true });
});

const pageOf = async () => (await fetch(`${server.url}/recipes/dinner/doro-wat`)).text();

/** No one changes recipes past the import: it shows which page is an old one. @returns the new title */
async function rename(): Promise<string> {
  const title = `Dish ${randomUUID()}`;
  await database.dataSource.query("update recipes set title = $1 where slug = 'doro-wat'", [title]);
  return title;
}

it('the built server caches a page until a comment is written', async () => {
  let title = '';
  const isDrawn = async () => {
    title = await rename();
    return (await pageOf()).includes(title);
  };
  expect(await isDrawn()).toBe(true);
  await expect.poll(isDrawn, { timeout: 15_000 }).toBe(false);
  await addReviews(database.dataSource, 'doro-wat', [{ username: 'Abeba', halves: 9, message: 'Just posted.' }]);
  await expect.poll(pageOf, { timeout: 15_000 }).toContain('Just posted.');
  expect(await pageOf()).toContain(title);
});
