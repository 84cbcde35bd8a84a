import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';
import type { InjectOptions } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceContent } from '#server/content/store/content-store.ts';
import { followChanges } from '#server/follow-changes.ts';
import { ResponseCache } from '#server/http/response-cache/response-cache.ts';
import { addMember, graphql, PASSWORD, recordingOutbox, signIn } from '../support/accounts.ts';
import { createTestApp } from '../support/app.ts';
import { createContent } from '../support/content.ts';
import { type Instance, PlainRenderer, RECIPE_PATH, startInstance } from '../support/page-instance.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const pollOptions = { timeout: 15_000 };

const content = createContent();
content.addRecipe('gomen', { title: 'Gomen' });
const database = await setUpDatabase({ contentDir: content.dir });
content.delete();
const outbox = recordingOutbox();
let firstInstance: Instance;
let secondInstance: Instance;

const get = ({ app }: Instance, url = RECIPE_PATH, headers: InjectOptions['headers'] = {}) =>
  app.inject({ url, headers });

const waitForText = (instance: Instance, text: string) =>
  vi.waitFor(async () => expect((await get(instance)).body).toContain(text), pollOptions);

/** Requests a page twice. Returns whether the second response came from the cache. */
async function isCached(instance: Instance, url = RECIPE_PATH): Promise<boolean> {
  await get(instance, url);
  const renderCount = instance.renderer.rendered.length;
  await get(instance, url);
  return instance.renderer.rendered.length === renderCount;
}

let renameCount = 0;

/** Waits until every instance has received the notifications of all earlier changes: they arrive in order. */
async function waitUntilSettled(): Promise<void> {
  renameCount += 1;
  await database.dataSource.query(`update categories set name = 'Dinner ${renameCount}' where slug = 'dinner'`);
  await announceContent(database.dataSource.manager);
  for (const instance of [firstInstance, secondInstance]) await waitForText(instance, `"name":"Dinner ${renameCount}"`);
}

beforeAll(async () => {
  [firstInstance, secondInstance] = [await startInstance(database, outbox), await startInstance(database, outbox)];
  // Instances also reload everything when they begin to listen, and invalidate their pages afterward.
  await waitUntilSettled();
});

beforeEach(async () => {
  await database.dataSource.query('delete from reviews');
  await waitUntilSettled();
  for (const { renderer } of [firstInstance, secondInstance]) renderer.rendered = [];
});

afterAll(async () => {
  for (const { app, listener } of [firstInstance, secondInstance]) {
    await listener?.close();
    await app?.close();
  }
});

describe('a page requested again', () => {
  it('is rendered once, even for concurrent requests', async () => {
    const url = '/recipes?page=2';
    const responses = await Promise.all(Array.from({ length: 20 }, () => get(firstInstance, url)));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await get(firstInstance, url);
    await get(firstInstance, '/recipes?page=3');
    expect(firstInstance.renderer.rendered).toEqual([url, '/recipes?page=3']);
  });

  it('is not rendered again for tracking parameters', async () => {
    const parameters = [
      'fbclid=IwAR0Qm5cHBhZ2VfaWQAAR3xW-aBcDeFgHiJkLmNoPqRsTuVwXyZ_1234',
      'utm_source=mail&utm_medium=x',
      'gclid',
    ];
    for (const parameter of parameters) {
      await get(firstInstance, `/recipes?page=5&${parameter}`);
      await get(firstInstance, `/recipes?${parameter}&page=5`);
      await get(firstInstance, `/blog?${parameter}`);
    }
    expect(firstInstance.renderer.rendered).toEqual(['/recipes?page=5', '/blog']);
    await get(firstInstance, '/search?page=?fbclid=1&q=utm_source');
    expect(firstInstance.renderer.rendered.at(-1)).toBe('/search?page=?fbclid=1&q=utm_source');
  });

  it.each([
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('is sent as %s to clients that accept it', async (encoding, decompress) => {
    const plain = await get(firstInstance);
    const { headers, rawPayload } = await get(firstInstance, RECIPE_PATH, { 'accept-encoding': encoding });
    expect(decompress(rawPayload).toString()).toBe(plain.body);
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
  });

  it('is 304 for clients that have it already', async () => {
    const { headers } = await get(firstInstance);
    const etag = String(headers.etag);
    for (const etagHeader of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const revalidation = await get(firstInstance, RECIPE_PATH, { 'if-none-match': etagHeader });
      expect([revalidation.statusCode, revalidation.body, revalidation.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get(firstInstance, RECIPE_PATH, { 'if-none-match': '"x"' })).statusCode).toBe(200);
    const head = await firstInstance.app.inject({ method: 'HEAD', url: RECIPE_PATH });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
  });

  it('is rendered again if it is unknown, moved, incomplete, or has a secret in its URL', async () => {
    expect(await isCached(firstInstance, '/unknown')).toBe(false);
    expect((await get(firstInstance, '/unknown', { 'if-none-match': '*' })).statusCode).toBe(404);
    expect(await isCached(firstInstance, '/moved')).toBe(false);
    // Browsers would cache the redirect.
    expect((await get(firstInstance, '/moved')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(await isCached(firstInstance, '/broken')).toBe(false);
    const token = randomBytes(32).toString('base64url');
    for (const url of [`/verify-email/${token}`, `/verify-email?token=${token}`]) {
      expect(await isCached(firstInstance, url)).toBe(false);
      expect((await get(firstInstance, url)).headers['cache-control']).toBe('no-store');
    }
    expect(await isCached(firstInstance, `/recipes/lunch/${'a-name-that-is-rather-long-'.repeat(3)}`)).toBe(true);
  });
});

describe('another spelling of a URL', () => {
  it.each(['/recipes/lunch/%67omen', '/recipes//lunch/gomen', '/%72ecipes/lunch/gomen'])(
    '%s is neither cached nor served from the cache',
    async (spelling) => {
      await get(firstInstance);
      expect(await isCached(firstInstance, spelling)).toBe(false);
    },
  );

  it.each(['/graphql', '/%67raphql', '/graphq%6c', '/graphql/', '//graphql', '/./graphql', '/x/../graphql'])(
    '%s never returns the response to another query',
    async (spelling) => {
      await get(firstInstance, `${spelling}?query=%7Bcuisines%7Bname%7D%7D`);
      expect((await get(firstInstance, `${spelling}?query=%7Bauthors%7Bname%7D%7D`)).body).not.toContain('"cuisines"');
    },
  );
});

describe('a change', () => {
  const ADD_REVIEW = `mutation { addReview(input: { recipeSlug: "gomen", rating: 4, message: "Tender." }) { __typename } }`;
  const DELETE_REVIEW = 'mutation { deleteReview(input: { recipeSlug: "gomen" }) { __typename } }';
  let token: string;

  beforeAll(async () => {
    await addMember(firstInstance.app, outbox, { email: 'abeba@gmail.com', username: 'Abeba' });
    token = await signIn(firstInstance.app, 'abeba@gmail.com');
  });

  it('is visible to its author on the next page, and soon on other instances', async () => {
    await graphql(firstInstance.app, ADD_REVIEW, { token });
    expect((await get(firstInstance)).body).toContain('"username":"Abeba","message":"Tender."');
    await waitForText(secondInstance, '"username":"Abeba","message":"Tender."');
    await graphql(firstInstance.app, DELETE_REVIEW, { token });
    expect((await get(firstInstance)).body).not.toContain('Tender.');
    await waitForText(secondInstance, '"nodes":[]');
  });

  it('of a name is visible on pages with comments, and so is a deleted account', async () => {
    await graphql(firstInstance.app, ADD_REVIEW, { token });
    await waitForText(secondInstance, '"username":"Abeba"');
    const rename = 'mutation { updateUsername(input: { username: "Almaz" }) { __typename } }';
    expect((await graphql(firstInstance.app, rename, { token })).data).toMatchObject({
      updateUsername: { __typename: 'UpdateUsernameSuccess' },
    });
    for (const instance of [firstInstance, secondInstance]) await waitForText(instance, '"username":"Almaz"');
    await addMember(firstInstance.app, outbox, { email: 'bruk@gmail.com', username: 'Bruk' });
    const brukToken = await signIn(firstInstance.app, 'bruk@gmail.com');
    await graphql(firstInstance.app, ADD_REVIEW, { token: brukToken });
    await waitForText(secondInstance, '"username":"Bruk"');
    await graphql(firstInstance.app, `mutation { deleteAccount(input: { password: "${PASSWORD}" }) { __typename } }`, {
      token: brukToken,
    });
    for (const instance of [firstInstance, secondInstance]) await waitForText(instance, '"username":"Former member"');
  });

  it('of a name without comments sends no notification, nor does an unchanged name', async () => {
    const client = new pg.Client({ ...database.address, ssl: false });
    await client.connect();
    try {
      const payloads: (string | undefined)[] = [];
      client.on('notification', ({ payload }) => payloads.push(payload));
      await client.query('listen reviews_changed');
      await addMember(firstInstance.app, outbox, { email: 'chaltu@gmail.com', username: 'Chaltu' });
      const chaltuToken = await signIn(firstInstance.app, 'chaltu@gmail.com');
      for (const name of ['Almaz', 'Almaz']) {
        const rename = `mutation { updateUsername(input: { username: "${name}" }) { __typename } }`;
        expect((await graphql(firstInstance.app, rename, { token: chaltuToken })).data.updateUsername?.__typename).toBe(
          'UpdateUsernameSuccess',
        );
      }
      await client.query("update users set username = username where email = 'abeba@gmail.com'");
      // Notifications arrive in order.
      await client.query("select pg_notify('reviews_changed', 'last')");
      await expect.poll(() => payloads, pollOptions).toEqual(['last']);
    } finally {
      await client.end();
    }
  });

  it('made directly in the database is visible, too', async () => {
    await get(secondInstance);
    await database.dataSource.query(
      "insert into reviews (recipe_id, rating_halves, message) select id, 9, 'By hand' from recipes where slug = 'gomen'",
    );
    await waitForText(secondInstance, 'By hand');
    await waitUntilSettled();
  });

  it('is visible to later requests even while an older rendering is in progress', async () => {
    let unblock = () => {};
    firstInstance.renderer.blocked = new Promise((resolve) => {
      unblock = resolve;
    });
    const url = '/recipes?page=4';
    const earlyResponse = get(firstInstance, url);
    await expect.poll(() => firstInstance.renderer.rendered.length, pollOptions).toBe(1);
    await graphql(firstInstance.app, ADD_REVIEW, { token });
    firstInstance.renderer.blocked = Promise.resolve();
    expect((await get(firstInstance, url)).body).toContain('Tender.');
    unblock();
    expect((await earlyResponse).statusCode).toBe(200);
    expect((await get(firstInstance, url)).body).toContain('Tender.');
  });
});

it('the page cache marks copies as stale while notifications may be missed, and recovers', async () => {
  await get(secondInstance);
  const findListeners = () =>
    database.dataSource.query(
      "select pid from pg_stat_activity where application_name = 'mesob-listener' and datname = current_database()",
    );
  const listeners = await vi.waitFor(async () => {
    const rows: { pid: number }[] = await findListeners();
    expect(rows).toHaveLength(2);
    return rows;
  }, pollOptions);
  const fetchCacheStatus = async () => (await get(secondInstance)).headers['cache-status'];
  // The listener reconnects when the test advances the timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await database.dataSource.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [
      listeners.map(({ pid }) => pid),
    ]);
    await vi.waitFor(
      async () => expect(await fetchCacheStatus()).toMatch(/^mesob; hit; ttl=-\d+; detail=stale$/),
      pollOptions,
    );
    // Only once: each further second brings the new connection closer to its timeout.
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(async () => expect(await fetchCacheStatus()).toBe('mesob; hit'), pollOptions);
  } finally {
    vi.useRealTimers();
  }
  // The other connection may come back a moment later.
  await vi.waitFor(async () => expect(await isCached(secondInstance)).toBe(true), pollOptions);
});

describe('an import with a missed notification', () => {
  it('invalidates responses as soon as it is detected', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const purge = vi.fn();
    const responseCache = new ResponseCache();
    const { app, catalogue } = await createTestApp(database.dataSource, {
      renderer: new PlainRenderer(),
      responseCache,
    });
    const listener = followChanges({ database, catalogue, responseCache, purge, onError: () => {} });
    try {
      await vi.waitFor(async () => {
        expect(purge).toHaveBeenCalled();
        await app.inject(RECIPE_PATH);
        expect(responseCache.getCurrent(RECIPE_PATH)).toBeDefined();
      }, pollOptions);
      purge.mockClear();
      await database.dataSource.query("update content_state set imported_at = imported_at + interval '1 second'");
      await vi.advanceTimersByTimeAsync(30_000);
      await vi.waitFor(
        () => expect([responseCache.getCurrent(RECIPE_PATH), purge.mock.calls]).toEqual([undefined, [['everything']]]),
        pollOptions,
      );
    } finally {
      vi.useRealTimers();
      await listener.close();
      await app.close();
    }
  });
});
