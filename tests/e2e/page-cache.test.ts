import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addReviews } from '../support/catalogue.ts';
import { setUpBuiltServer } from '../support/set-up-built-server.ts';

const server = await setUpBuiltServer();
const { dataSource } = server.database;

const getPage = async () => (await fetch(`${server.url}/recipes/dinner/doro-wat`)).text();

/** Changes a comment without a notification, to detect cached pages. @returns the new text */
async function rewriteComment(): Promise<string> {
  const text = `Rewritten ${randomUUID()}`;
  await dataSource.query(
    "update reviews set message = $1 where user_id = (select id from users where username = 'Bruk')",
    [text],
  );
  return text;
}

it('the built server caches a page until a comment is written', async () => {
  await addReviews(dataSource, 'doro-wat', [{ username: 'Bruk', halves: 8 }]);
  let text = '';
  const isRendered = async () => {
    text = await rewriteComment();
    return (await getPage()).includes(text);
  };
  expect(await isRendered()).toBe(true);
  await expect.poll(isRendered, { timeout: 15_000 }).toBe(false);
  await addReviews(dataSource, 'doro-wat', [{ username: 'Abeba', halves: 9, message: 'Just posted.' }]);
  await expect.poll(getPage, { timeout: 15_000 }).toContain('Just posted.');
  expect(await getPage()).toContain(text);
});
