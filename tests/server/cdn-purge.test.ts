import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CdnPurge } from '#server/cdn-purge.ts';
import { readConfig } from '#server/config.ts';
import type { ReviewChange } from '#server/features/reviews/review.service.ts';
import { type RunningServer, startServer } from '#server/start-server.ts';
import { TEST_SECRET } from '../support/app.ts';
import { type ContentFixture, createContent } from '../support/content.ts';
import { type FakeCdn, startFakeCdn } from '../support/fake-cdn.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const pollOptions = { timeout: 20_000, interval: 20 };

let cdn: FakeCdn;
beforeAll(async () => {
  cdn = await startFakeCdn();
});
beforeEach(() => {
  Object.assign(cdn, { purged: [], tokens: [], status: 200 });
});
afterAll(() => cdn.close());

const commentChange: ReviewChange = { slug: 'gomen', rated: true };
const keys = ['ratings', 'recipe:gomen', 'reviews'];

describe('a purge', () => {
  const messages: string[] = [];
  const createPurger = (as: 'fastly' | 'cloudflare') =>
    new CdnPurge({ url: cdn.url, token: 'key of the CDN', as }, (message) => messages.push(message), {
      ...{ firstMs: 20, maxMs: 20, attempts: 4 },
    });

  it.each([
    ['fastly', 'key of the CDN'],
    ['cloudflare', 'Bearer key of the CDN'],
  ] as const)('lists the changed keys in the format of %s', async (as, token) => {
    await createPurger(as).purge([commentChange]);
    await createPurger(as).purge([{ ...commentChange, rated: false }]);
    await createPurger(as).purge('everything');
    expect(cdn.purged).toEqual([keys, ['recipe:gomen', 'reviews'], ['site']]);
    expect(cdn.tokens).toEqual([token, token, token]);
  });

  it('is retried with later changes, a limited number of times', async () => {
    cdn.status = 503;
    const purge = createPurger('cloudflare');
    void purge.purge([commentChange]);
    await expect.poll(() => cdn.tokens.length, pollOptions).toBeGreaterThan(0);
    void purge.purge('everything');
    cdn.status = 200;
    await expect.poll(() => new Set(cdn.purged.flat()), pollOptions).toEqual(new Set([...keys, 'site']));
    expect(messages.at(-1)).toBe('The CDN was not purged: it responded with 503');
    cdn.status = 500;
    cdn.tokens = [];
    await purge.purge('everything');
    expect(cdn.tokens).toHaveLength(4);
    expect(messages.at(-1)).toBe('The CDN was not purged: it responded with 500. Giving up.');
    expect(messages.join()).not.toContain('key of');
  });

  it('follows no redirect, which would leak the token', async () => {
    Object.assign(cdn, { status: 307, tokens: [] });
    await createPurger('cloudflare').purge('everything');
    expect(cdn.tokens).toHaveLength(4);
  });
});

describe('a server with a CDN', async () => {
  const database = await setUpDatabase();
  let content: ContentFixture;
  let server: RunningServer;

  beforeAll(async () => {
    content = createContent();
    const config = readConfig({
      ...{ DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET, CONTENT_DIR: content.dir },
      ...{ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', CDN_PURGE_URL: cdn.url, CDN_PURGE_TOKEN: 'secret' },
    });
    server = await startServer(config, { render: async () => ({ status: 200, headers: {}, html: ['A page.'] }) });
  });
  afterAll(async () => {
    await server?.stop();
    content?.delete();
  });

  it('purges everything if another process changes the content, and a recipe if one adds a comment', async () => {
    await database.dataSource.query("select pg_notify('content_changed', '')");
    await expect.poll(() => cdn.purged, pollOptions).toContainEqual(['site']);
    await database.dataSource.query(
      "insert into reviews (recipe_id, rating_halves, message) select id, 9, 'By hand' from recipes where is_published limit 1",
    );
    await expect.poll(() => cdn.purged.flat().filter((key) => key.startsWith('recipe:')), pollOptions).toHaveLength(1);
    expect(cdn.purged.flat()).toContain('reviews');
  });

  it('lets the CDN serve its pages for a day', async () => {
    const { headers } = await fetch(server.url);
    expect(headers.get('cache-control')).toContain('s-maxage=86400');
  });
});

it('a purge URL requires a token and https', () => {
  expect(() => readConfig({ CDN_PURGE_URL: 'https://cdn.test/purge' })).toThrow('set it together with CDN_PURGE_TOKEN');
  expect(() => readConfig({ CDN_PURGE_URL: 'http://cdn.test/purge', CDN_PURGE_TOKEN: 'secret' })).toThrow(
    'must be https',
  );
});
