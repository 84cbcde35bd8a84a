import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followChanges } from '#server/follow-changes.ts';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { ResponseCache } from '#server/http/response-cache/response-cache.ts';
import { addMember, graphql, recordingOutbox, signIn } from '../support/accounts.ts';
import { createTestApp } from '../support/app.ts';
import { createRandom } from '../support/random.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const pollOptions = { timeout: 15_000, interval: 20 };
/** Number of random writes, each followed by a check of all responses. */
const ROUNDS = 10;
const card = 'slug rating { average count }';

/** GraphQL documents of the test pages, by the prefix of their paths. */
const documents: [prefix: string, document: string][] = [
  [
    '/recipes/',
    `{ recipe(slug: "$") { title rating { average distribution { count } } reviews(page: 1, first: 10) { nodes { username message } } related { title } } }`,
  ],
  ['/categories/', `{ recipes(where: { categories: ["$"] }, first: 12) { nodes { ${card} } } }`],
  ['/best/', `{ recipes(where: { categories: ["$"] }, orderBy: RATING, first: 3) { nodes { slug } } }`],
  ['/', `{ home { hero { ${card} } featured(page: 1) { nodes { ${card} } } latest { ${card} } } }`],
];

/** Renders the raw result of a query. */
const renderer: PageRenderer = {
  async render({ url, execute }) {
    const [prefix = '', document = ''] = documents.find(([prefix]) => url.pathname.startsWith(prefix)) ?? [];
    const response = await execute({
      document: parse(document.replace('$', url.pathname.slice(prefix.length))),
      variables: {},
    });
    return { status: 200, headers: {}, html: [`<!doctype html>${JSON.stringify(response.data)}${' '.repeat(2_000)}`] };
  },
};

const database = await setUpDatabase({ recipes: true });
const { dataSource } = database;
const outbox = recordingOutbox();

interface ClientResponse {
  status?: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  /** Cache status: "hit" or "miss". */
  from: string;
}

async function startInstance(env: Record<string, string> = {}) {
  const responseCache = new ResponseCache();
  const { app, catalogue } = await createTestApp(dataSource, {
    env: { TRUST_PROXY: '1', ...env },
    renderer,
    outbox,
    responseCache,
  });
  let invalidations = 0;
  const invalidate = responseCache.invalidate.bind(responseCache);
  responseCache.invalidate = (change) => {
    invalidate(change);
    invalidations += 1;
  };
  const listener = followChanges({ database, catalogue, responseCache, onError: () => {} });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  // The listener reloads everything and invalidates when it begins to listen.
  await vi.waitFor(() => expect(invalidations).toBe(1), pollOptions);
  const get = (path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
    new Promise<ClientResponse>((resolve, reject) => {
      http
        .request(url + path, { method, headers }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const from = String(response.headers['cache-status']).replace(/^mesob; (fwd=)?/, '');
            resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(parts), from });
          });
        })
        .on('error', reject)
        .end();
    });
  return {
    app,
    get,
    countInvalidations: () => invalidations,
    async close() {
      await listener.close();
      await app.close();
    },
  };
}

const instances = [await startInstance(), await startInstance({ CDN_SECONDS: '600' })] as const;
const [firstInstance, secondInstance] = instances;
afterAll(() => Promise.all(instances.map((instance) => instance.close())));

const graphqlPath = (query: string) => `/graphql?${new URLSearchParams({ query })}`;

/**
 * Makes a change, and waits until both instances have been notified.
 * @param writer - the instance that makes the change: it invalidates before it is notified
 */
async function makeChange<Result>(change: () => Promise<Result>, writer?: (typeof instances)[number]): Promise<Result> {
  const previousCounts = instances.map(({ countInvalidations }) => countInvalidations());
  const result = await change();
  for (const [index, instance] of instances.entries()) {
    const expected = (previousCounts[index] ?? 0) + (instance === writer ? 2 : 1);
    await expect.poll(instance.countInvalidations, pollOptions).toBeGreaterThanOrEqual(expected);
  }
  return result;
}

const insertReview = (slug: string, halves: number, message = 'Good.') =>
  dataSource.query(
    'insert into reviews (recipe_id, rating_halves, message) select id, $2, $3 from recipes where slug = $1',
    [slug, halves, message],
  );

let slugs: string[];
beforeAll(async () => {
  const rows: { slug: string }[] = await dataSource.query('select slug from recipes where is_published order by slug');
  slugs = rows.map(({ slug }) => slug);
});

describe('a comment', () => {
  let token: string;

  beforeAll(async () => {
    await addMember(firstInstance.app, outbox, { email: 'abeba@gmail.com', username: 'Abeba' });
    token = await signIn(firstInstance.app, 'abeba@gmail.com');
  });
  beforeEach(() =>
    makeChange(() =>
      dataSource.query('truncate reviews, users cascade; update recipes set rating_count = 0, rating_halves = 0'),
    ),
  );

  /** Returns the cache status of responses. */
  const getStatuses = (paths: string[], { get } = firstInstance as Pick<typeof firstInstance, 'get'>) =>
    Promise.all(paths.map(async (path) => (await get(path)).from));

  it('invalidates responses that show it or are ordered by it, in every instance, and nothing else', async () => {
    await addMember(firstInstance.app, outbox, { email: 'almaz@gmail.com', username: 'Almaz' });
    token = await signIn(firstInstance.app, 'almaz@gmail.com');
    const [row]: { slug: string; category: string }[] = await dataSource.query(
      `select r.slug, c.slug as category from recipes r join categories c on c.id = r.category_id
       where r.is_published and not r.is_featured order by r.published_on limit 1`,
    );
    const { slug = '', category = '' } = row ?? {};
    const [otherRecipe]: { slug: string; category: string }[] = await dataSource.query(
      `select r.slug, c.slug as category from recipes r join categories c on c.id = r.category_id
       where r.is_published and r.is_featured and not exists (
         select from recipes a join categories k on k.id = any(a.category_ids) where a.slug = $1 and k.slug = c.slug) limit 1`,
      [slug],
    );
    const rating = `{ recipe(slug: "${slug}") { title rating { count } } }`;
    const stalePaths = [
      `/recipes/${slug}`,
      `/best/${category}`,
      graphqlPath(rating),
      `/api/recipe/getsingleproductmany/${slug}`,
      // Their order depends on the stars.
      '/',
      `/best/${otherRecipe?.category}`,
    ];
    const unaffectedPaths = [
      `/recipes/${otherRecipe?.slug}`,
      graphqlPath(rating.replace('rating { count }', '')),
      '/api/category/getall',
    ];
    const paths = [...stalePaths, ...unaffectedPaths];
    for (const instance of instances) {
      await getStatuses(paths, instance);
      expect(await getStatuses(paths, instance)).toEqual(paths.map(() => 'hit'));
    }
    const addReview = (message: string) =>
      graphql(
        firstInstance.app,
        `mutation { addReview(input: { recipeSlug: "${slug}", rating: 5, message: "${message}" }) { __typename } }`,
        { token },
      );
    await makeChange(() => addReview('Tender'), firstInstance);
    for (const instance of instances) {
      expect(await getStatuses(stalePaths, instance)).toEqual(stalePaths.map(() => 'miss'));
      expect(await getStatuses(unaffectedPaths, instance)).toEqual(unaffectedPaths.map(() => 'hit'));
    }
    expect((await firstInstance.get(`/recipes/${slug}`)).bytes.toString()).toContain('Tender');
    // The same stars with different text.
    await makeChange(() => addReview('Very tender'), firstInstance);
    for (const instance of instances)
      expect(await getStatuses(stalePaths, instance)).toEqual(['miss', 'hit', 'miss', 'miss', 'hit', 'hit']);
    // The writing instance invalidates at once, without waiting for the notification.
    await graphql(firstInstance.app, `mutation { deleteReview(input: { recipeSlug: "${slug}" }) { __typename } }`, {
      token,
    });
    expect((await firstInstance.get(`/recipes/${slug}`)).bytes.toString()).not.toContain('tender');
  });

  it('invalidates the home page if the page shows its recipe', async () => {
    await Promise.all(instances.map(({ get }) => get('/')));
    const shownSlug = /"slug":"([^"]+)"/.exec((await firstInstance.get('/')).bytes.toString())?.[1] ?? '';
    await makeChange(() => insertReview(shownSlug, 9));
    expect([(await firstInstance.get('/')).from, (await secondInstance.get('/')).from]).toEqual(['miss', 'miss']);
  });

  it('added with many others invalidates even responses without comments', async () => {
    await firstInstance.get('/api/category/getall');
    await makeChange(() =>
      dataSource.query(`insert into reviews (recipe_id, rating_halves, message) select id, 8, 'x' from recipes`),
    );
    expect((await firstInstance.get('/api/category/getall')).from).toBe('miss');
  });
});

it('the cache contains only responses that equal fresh ones, after random writes', { timeout: 120_000 }, async () => {
  const random = createRandom(20_261_123);
  const fresh = await createTestApp(dataSource, { renderer, outbox });
  const paths = [
    ...['/', '/categories/lunch', '/categories/dinner', '/best/lunch', '/best/dinner', '/best/snack'],
    ...slugs.slice(0, 8).map((slug) => `/recipes/${slug}`),
    ...['RATING', 'RECOMMENDED'].flatMap((order) =>
      [1, 2, 4].map((page) =>
        graphqlPath(
          `{ recipes(orderBy: ${order}, first: 6, page: ${page}) { nodes { slug } pageInfo { endCursor } } }`,
        ),
      ),
    ),
    graphqlPath(
      '{ recipes(where: { rating: { min: 4 } }, first: 6) { totalCount nodes { slug } facets { diets { value count } } } }',
    ),
    graphqlPath('{ recipes(search: "onion", orderBy: RATING, first: 4) { nodes { slug } } }'),
    graphqlPath(
      '{ author(slug: "hanna") { recipes(orderBy: RATING, first: 3) { edges { cursor node { title } } } } cuisines { recipes(orderBy: RECOMMENDED, first: 2) { nodes { title } } } }',
    ),
    graphqlPath(
      `{ collection(slug: "vegan") { recipes(orderBy: RATING, first: 4) { nodes { title } } } recipe(slug: "${slugs[3]}") { rating { distribution { count } } } }`,
    ),
    ...['/api/recipe/recommendedposts?limit=6', '/api/recipe/recentposts', '/api/recipe/featuredrecipes'],
    `/api/recipe/getalldetailswithrelated/${slugs[0]}`,
    `/api/recipe/getsingleproductmany/${slugs[0]}`,
  ];
  let hits = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slug = random.pick(slugs, true);
    const kind = random.integer(4);
    const condition = `recipe_id = (select id from recipes where slug = '${slug}')`;
    if (kind < 2) await makeChange(() => insertReview(slug, 1 + random.integer(10), `Round ${round}`));
    else if (kind === 2) {
      await dataSource.query(
        `update reviews set rating_halves = 11 - rating_halves, message = 'Again ${round}' where ${condition}`,
      );
    } else await dataSource.query(`delete from reviews where ${condition}`);
    // Notifications arrive in order: after this one, all have arrived.
    await makeChange(() => insertReview(slugs[0] ?? '', 1 + random.integer(10), 'Once more.'));
    await fresh.catalogue.refresh();
    for (const path of paths) {
      const { from, bytes } = await firstInstance.get(path);
      const { body } = await fresh.app.inject(path);
      expect(bytes.toString(), `${path} after round ${round}`).toBe(body);
      if (from === 'hit') hits += 1;
    }
  }
  await fresh.app.close();
  expect(hits / (ROUNDS * paths.length)).toBeGreaterThan(0.2);
});

describe('a cached response', () => {
  const paths = [
    '/recipes/gomen',
    graphqlPath('{ recipes(first: 12) { nodes { title description rating { count } } } }'),
    '/api/recipe/recentposts',
  ];
  const decode: Record<string, (bytes: Buffer) => Buffer> = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };

  it.each(paths)('is unchanged, in each encoding: %s', async (path) => {
    await secondInstance.get(path);
    const plain = await secondInstance.get(path);
    expect(plain.from).toBe('hit');
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await firstInstance.get(path, { 'accept-encoding': encoding });
      const { headers, bytes, status, from } = await secondInstance.get(path, { 'accept-encoding': encoding });
      expect([status, from]).toEqual([200, 'hit']);
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(Number(headers['content-length'])).toBe(bytes.length);
      expect((decode[encoding]?.(bytes) ?? bytes).equals(plain.bytes)).toBe(true);
      expect(headers.vary).toContain('accept-encoding');
      // Hooks set these headers for each request; the others are cached.
      const varyingHeaders = ['date', 'x-request-id', 'cache-status', 'cache-control', 'content-length', 'vary'];
      const getCachedHeaders = (all: http.IncomingHttpHeaders) =>
        Object.entries(all)
          .filter(([name]) => !varyingHeaders.includes(name))
          .sort();
      expect(getCachedHeaders(headers)).toEqual(getCachedHeaders(first.headers));
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(headers['x-request-id']).not.toBe(plain.headers['x-request-id']);
    }
  });

  it.each(paths)('is 304 for a client that has it, and has no body for HEAD: %s', async (path) => {
    await firstInstance.get(path);
    const fullResponse = await firstInstance.get(path);
    const revalidation = await firstInstance.get(path, { 'if-none-match': String(fullResponse.headers.etag) });
    expect([revalidation.status, revalidation.bytes.length, revalidation.headers.etag, revalidation.from]).toEqual([
      304,
      0,
      fullResponse.headers.etag,
      'hit',
    ]);
    expect(revalidation.headers['content-type']).toBeUndefined();
    expect(revalidation.headers['content-security-policy']).toBe(fullResponse.headers['content-security-policy']);
    const head = await firstInstance.get(path, {}, 'HEAD');
    expect([head.status, head.bytes.length, head.headers['content-length'], head.from]).toEqual([
      200,
      0,
      String(fullResponse.bytes.length),
      'hit',
    ]);
  });

  it.each(paths)('is neither used for nor created by a request with a token: %s', async (path) => {
    await firstInstance.get(path);
    const authorized = await firstInstance.get(path, { authorization: 'Bearer x' });
    expect(authorized.from).not.toBe('hit');
    const parameter = path.includes('?') ? '&page=7' : '?page=7';
    await firstInstance.get(path + parameter, { authorization: 'Bearer x' });
    expect((await firstInstance.get(path + parameter)).from).not.toBe('hit');
  });

  it('is refused to a request with two Host headers', async () => {
    await firstInstance.get('/recipes/gomen');
    const { port } = firstInstance.app.server.address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
    socket.end('GET /recipes/gomen HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n');
    expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1.1 400 /);
  });

  it('has purge keys and a lifetime for a CDN', async () => {
    const { headers } = await secondInstance.get('/recipes/gomen');
    expect(headers['surrogate-key']).toBe('site recipe:gomen');
    expect(headers['cache-tag']).toBe('site,recipe:gomen');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate, s-maxage=600, stale-while-revalidate=60',
    );
    expect((await firstInstance.get('/recipes/gomen')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
    expect((await secondInstance.get('/best/lunch')).headers['surrogate-key']).toBe('site ratings');
    expect((await secondInstance.get('/api/category/getall')).headers['surrogate-key']).toBe('site');
    expect((await secondInstance.get(graphqlPath('{ viewer { id } }'))).headers['cache-control']).toBe('no-store');
  });
});
