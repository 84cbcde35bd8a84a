import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { freshAddress, PASSWORD } from '../support/accounts.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { createContent } from '../support/content.ts';
import { endProcessesBelow, runQuery } from '../support/embedded-postgres-project.ts';
import { type FakeMailgun, startFakeMailgun } from '../support/fake-mailgun.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

/** Minimum number of acknowledged writes before and after each kill. */
const WRITES = 30;
/** Number of kills: one of the server, and one of Postgres. */
const KILLS = 2;
/** Timeout of a test, longer than all its waits together. */
const TEST_OPTIONS = { timeout: 240_000 };
/** Long enough for a busy machine. */
const pollOptions = { timeout: 50_000, interval: 50 };

/** The writes that the server acknowledged. */
interface AcknowledgedWrites {
  accounts: string[];
  subscriptions: string[];
  messages: string[];
  /** The last acknowledged comment, by member and recipe. */
  comments: Map<string, string>;
}

describe.skipIf(process.platform === 'win32')('kills during writes', TEST_OPTIONS, () => {
  const folder = setUpFolder('mesob-killed');
  let fake: FakeMailgun;
  let server: BuiltServer;
  let members: { email: string; token: string }[];
  // A dozen recipes, because importing all takes seconds.
  const content = createContent();
  const recipes = Array.from({ length: 12 }, (_, index) => `dish-${index + 1}`);
  for (const slug of recipes) content.addRecipe(slug, { title: slug.replace('dish-', 'Dish '), featured: null });
  const acknowledged: AcknowledgedWrites = { accounts: [], subscriptions: [], messages: [], comments: new Map() };
  const statuses = new Set<number | undefined>();
  let acknowledgedCount = 0;
  let nextNumber = 0;

  beforeAll(async () => {
    fake = await startFakeMailgun();
    await start();
    members = [];
    for (const email of ['abeba@gmail.com', 'kebede@gmail.com', 'almaz@gmail.com'])
      members.push({ email, token: await registerAndSignIn(email) });
  });

  afterAll(async () => {
    server?.child.kill('SIGTERM');
    await server?.exited;
    await fake?.close();
    await endProcessesBelow(folder);
    content.delete();
  });

  async function start(): Promise<void> {
    server = await startBuiltServer(folder, {
      CONTENT_DIR: content.dir,
      TRUST_PROXY: '1',
      MAILGUN_API_KEY: 'key',
      MAILGUN_DOMAIN: 'mg.mesob.test',
      MAILGUN_URL: fake.url,
    });
  }

  /** Sends a REST request. Returns undefined if no complete response arrives. */
  async function sendRequest(route: string, init: RequestInit): Promise<{ status: number; body: string } | undefined> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshAddress(), ...init.headers };
    try {
      const signal = AbortSignal.timeout(10_000);
      const response = await fetch(`${server.url}/api${route}`, { ...init, headers, signal });
      return { status: response.status, body: await response.text() };
    } catch {
      return undefined;
    }
  }

  /** Sends a write. Returns whether the server acknowledged it. */
  async function write(route: string, body: object, token?: string): Promise<boolean> {
    const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await sendRequest(route, { method: 'POST', body: JSON.stringify(body), headers });
    statuses.add(response?.status);
    const isDone = response?.status === 200 || response?.status === 201;
    if (isDone) acknowledgedCount += 1;
    else await pause(200);
    return isDone;
  }

  /** Tries a write up to three times, like a visitor: a mailbox gets at most three emails of a kind. */
  async function retryWrite(attempt: () => Promise<boolean>): Promise<boolean> {
    for (let attempts = 0; attempts < 3; attempts += 1) {
      if (await attempt()) return true;
      await waitUntilReady();
    }
    return false;
  }

  async function waitUntilReady(): Promise<void> {
    const isReady = () =>
      fetch(`${server.url}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false);
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  }

  async function registerAndSignIn(email: string): Promise<string> {
    await write('/users/register', { username: 'Abeba', email, password: PASSWORD });
    const findLink = () => /verify-email\/([\w-]{43})/.exec(getMails(email)[0]?.text ?? '')?.[1];
    await vi.waitUntil(findLink, pollOptions);
    await sendRequest(`/users/verify-email/${findLink()}`, { method: 'GET' });
    const response = await sendRequest('/users/login', {
      method: 'POST',
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(response?.status).toBe(200);
    return JSON.parse(response?.body ?? '').token;
  }

  const getMails = (address: string) => fake.delivered.map(({ fields }) => fields).filter(({ to }) => to === address);

  const writers = [
    async () => {
      const email = `cook${nextNumber++}@gmail.com`;
      const body = { username: 'Cook', email, password: PASSWORD };
      if (await retryWrite(() => write('/users/register', body))) acknowledged.accounts.push(email);
    },
    async () => {
      const email = `reader${nextNumber++}@gmail.com`;
      if (await retryWrite(() => write('/subscribe/submitsubscribeform', { email })))
        acknowledged.subscriptions.push(email);
    },
    async () => {
      // Never retries: the REST contract cannot tell a retry from a second message.
      const message = `Message ${nextNumber++} to the kitchen.`;
      const body = { name: 'Guest', email: 'guest@example.com', message };
      if (await write('/contact/submitcontactform', body)) acknowledged.messages.push(message);
    },
    async () => {
      const member = members[nextNumber % members.length];
      const recipe = recipes[nextNumber % recipes.length] ?? '';
      const message = `Comment ${nextNumber++}, with berbere.`;
      // Waits, because a member may comment at most 25 times a minute.
      await pause(1_000);
      const body = { post_name: recipe, reviewrecipe_message: message, ratingrecipe_score: 4 };
      const isDone = await retryWrite(() => write(`/rating/addcommentrating/${recipe}`, body, member?.token));
      if (isDone) acknowledged.comments.set(`${member?.email} ${recipe}`, message);
      else acknowledged.comments.delete(`${member?.email} ${recipe}`);
    },
  ];

  /**
   * Runs `action` while clients write: after `WRITES` acknowledged writes, and until as many more are acknowledged, three
   * of each kind in all.
   */
  async function whileWriting(action: () => Promise<void>): Promise<void> {
    let isOver = false;
    const clients = [...writers, ...writers.slice(0, 3)].map(async (writeOne) => {
      while (!isOver) await writeOne();
    });
    const waitForMoreWrites = async () => {
      const countBefore = acknowledgedCount;
      await expect.poll(() => acknowledgedCount, pollOptions).toBeGreaterThan(countBefore + WRITES);
    };
    await waitForMoreWrites();
    await action();
    await waitForMoreWrites();
    const { accounts, subscriptions, messages, comments } = acknowledged;
    const getSmallestCount = () => Math.min(accounts.length, subscriptions.length, messages.length, comments.size);
    await expect.poll(getSmallestCount, pollOptions).toBeGreaterThan(2);
    isOver = true;
    await Promise.all(clients);
  }

  async function expectAllStoredOnce(): Promise<void> {
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
    const readColumn = async (sql: string) =>
      (await runQuery<{ value: string }>(postgres, sql)).map(({ value }) => value);
    try {
      // An email that a killed worker was sending waits until the worker's lease has expired.
      await expect.poll(() => readColumn('select id as value from graphile_worker.jobs'), pollOptions).toEqual([]);
      const messages = await readColumn('select message as value from contact_messages');
      expectOnce(acknowledged.accounts, await readColumn('select email as value from users'));
      expectOnce(acknowledged.subscriptions, await readColumn('select email as value from subscribers'));
      expectOnce(acknowledged.messages, messages);
      const comments = await readColumn(
        `select concat_ws(' ', users.email, recipes.slug, '|', message) as value from reviews
         join users on users.id = user_id join recipes on recipes.id = recipe_id`,
      );
      expectOnce(
        [...acknowledged.comments].map(([key, message]) => `${key} | ${message}`),
        comments,
      );
      // Unacknowledged writes may be stored, but only completely: with their email, and counted.
      expect(new Set(messages).size).toBe(messages.length);
      expect(messages.filter((message) => getMessageIds(({ text }) => text?.includes(message)).size !== 1)).toEqual([]);
      const miscounted = `select slug as value from recipes
        where rating_count <> (select count(*) from reviews where recipe_id = recipes.id)`;
      expect(await readColumn(miscounted)).toEqual([]);
    } finally {
      await postgres.stop();
    }
    for (const address of [...acknowledged.accounts, ...acknowledged.subscriptions])
      expect(getMails(address).length, address).toBeGreaterThan(0);
    expect(fake.delivered.length - getMessageIds(() => true).size).toBeLessThanOrEqual(KILLS);
    expect([...statuses].filter((status) => ![undefined, 200, 201, 503].includes(status))).toEqual([]);
  }

  const getMessageIds = (isSelected: (fields: Record<string, string>) => boolean | undefined) =>
    new Set(fake.delivered.filter(({ fields }) => isSelected(fields)).map(({ fields }) => fields['h:Message-Id']));

  function expectOnce(expected: string[], stored: string[]): void {
    expect(expected.length).toBeGreaterThan(2);
    expect(expected.filter((id) => stored.filter((other) => other === id).length !== 1)).toEqual([]);
  }

  it('of the server and of Postgres lose no acknowledged write, and duplicate none', async () => {
    await whileWriting(async () => {
      server.child.kill('SIGKILL');
      await once(server.child, 'exit');
      await start();
    });
    await whileWriting(async () => {
      const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
      await postgres.stop();
      process.kill(postgres.pid, 'SIGKILL');
      await waitUntilReady();
    });
    await expectAllStoredOnce();
  });
});
