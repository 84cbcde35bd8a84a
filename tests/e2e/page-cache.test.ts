import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_SECRET } from '../support/app.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { addReviews } from '../support/catalogue.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const dataDir = setUpFolder('mesob-pages');
const database = await setUpDatabase({ recipes: true });
let server: BuiltServer;

beforeAll(async () => {
  server = await startBuiltServer(dataDir, { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET });
});

afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
});

const pageOf = async () => (await fetch(`${server.url}/recipes/dinner/doro-wat`)).text();

/** Nothing changes texts past the import: it shows which page is an old one. @returns the new text */
async function rewrite(): Promise<string> {
  const text = `To close ${randomUUID()}`;
  const id = "(select id from recipes where slug = 'doro-wat')";
  await database.dataSource.query(`update recipe_bodies set summary = $1 where recipe_id = ${id}`, [text]);
  return text;
}

it('the built server caches a page until a comment is written', async () => {
  let text = '';
  const isDrawn = async () => {
    text = await rewrite();
    return (await pageOf()).includes(text);
  };
  expect(await isDrawn()).toBe(true);
  await expect.poll(isDrawn, { timeout: 15_000 }).toBe(false);
  await addReviews(database.dataSource, 'doro-wat', [{ username: 'Abeba', halves: 9, message: 'Just posted.' }]);
  await expect.poll(pageOf, { timeout: 15_000 }).toContain('Just posted.');
  expect(await pageOf()).toContain(text);
});
