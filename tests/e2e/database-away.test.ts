import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { createContent } from '../support/content.ts';
import { endProcessesBelow, findPostgresProcesses, signalPostgres } from '../support/embedded-postgres-project.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

/** A page that is cached, and a page that is not. */
const [CACHED_PATH, UNCACHED_PATH] = ['/recipes/dinner/gomen', '/recipes/lunch/misir-wot'];
const pollOptions = { timeout: 30_000, interval: 200 };
/** Time limit of a response, in ms: two seconds on an idle machine, more during tests. */
const RESPONSE_TIMEOUT_MS = 6_000;
/** Timeout of a test, longer than all its waits together. */
const TEST_OPTIONS = { timeout: 240_000 };

describe.skipIf(process.platform === 'win32')('a server with an embedded database', TEST_OPTIONS, () => {
  const folder = setUpFolder('mesob-away');
  // Two recipes, because importing all takes seconds.
  const content = createContent();
  content.addRecipe('gomen', { title: 'Gomen', category: 'Dinner', alsoIn: null, featured: null });
  let server: BuiltServer;

  /** Starts a server that serves for `graceMs` after a signal: by default enough for two requests on a busy machine. */
  const startServer = (graceMs = 10_000) =>
    startBuiltServer(folder, { CONTENT_DIR: content.dir, SHUTDOWN_GRACE_MS: String(graceMs) });
  const hasPostgres = () => findPostgresProcesses(folder).length > 0;

  beforeAll(async () => {
    server = await startServer();
    // Pages are cached once the server listens for changes.
    const isCached = async () => (await request(CACHED_PATH)).headers.get('cache-status') === 'mesob; hit';
    await vi.waitUntil(isCached, pollOptions);
  });

  afterAll(async () => {
    signalPostgres(folder, 'SIGCONT');
    server?.child.kill('SIGTERM');
    await server?.exited;
    await endProcessesBelow(folder);
    content.delete();
  });

  async function request(
    pathname: string,
    init?: RequestInit,
  ): Promise<{ status: number; headers: Headers; body: string }> {
    const response = await fetch(server.url + pathname, { ...init, signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    return { status: response.status, headers: response.headers, body: await response.text() };
  }

  const sendGraphql = (query: string) =>
    request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });

  async function expectUnavailable(): Promise<void> {
    const cachedPage = await request(CACHED_PATH);
    expect([cachedPage.status, cachedPage.body.includes('Gomen')]).toEqual([200, true]);
    const uncachedPage = await request(UNCACHED_PATH);
    expect([
      uncachedPage.status,
      uncachedPage.headers.get('cache-control'),
      uncachedPage.headers.get('retry-after'),
    ]).toEqual([503, 'no-store', '5']);
    expect(uncachedPage.headers.get('content-type')).toContain('text/html');
    const restResponse = await request('/api/recipe/getall?search=teff');
    expect([restResponse.status, restResponse.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(Number(restResponse.headers.get('retry-after'))).toBeGreaterThan(0);
    const graphql = await sendGraphql('{ recipes { totalCount nodes { title summary } } }');
    expect([graphql.status, JSON.parse(graphql.body).errors[0].extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(0);
    const login = await request('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'abeba@gmail.com', password: 'not the password' }),
    });
    expect([login.status, JSON.parse(login.body).code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect((await request('/livez')).status).toBe(200);
    expect((await request('/readyz')).status).toBe(503);
  }

  async function expectRecovery(): Promise<void> {
    await expect.poll(async () => (await request('/readyz').catch(() => undefined))?.status, pollOptions).toBe(200);
    await expect.poll(async () => (await request(UNCACHED_PATH)).status, pollOptions).toBe(200);
    await expect
      .poll(async () => (await request(CACHED_PATH)).headers.get('cache-status'), pollOptions)
      .toBe('mesob; hit');
    await expect
      .poll(async () => (await sendGraphql('{ recipes { totalCount nodes { title summary } } }')).status, pollOptions)
      .toBe(200);
  }

  it('serves cached pages while the database hangs, and 503 soon for anything that needs it; then recovers', async () => {
    const nextMinute = Math.ceil(Date.now() / 60_000) * 60_000;
    signalPostgres(folder, 'SIGSTOP');
    await expectUnavailable();
    // Waits until the cached page counts as stale.
    await expect
      .poll(async () => (await request(CACHED_PATH)).headers.get('cache-status'), { timeout: 45_000, interval: 500 })
      .toMatch(/^mesob; hit; ttl=-\d+; detail=stale$/);
    // Waits for a failed job: jobs are queued every full minute, and their connection times out after five seconds.
    await expect.poll(() => Date.now() - nextMinute, { timeout: 75_000, interval: 500 }).toBeGreaterThan(7_000);
    signalPostgres(folder, 'SIGCONT');
    await expectRecovery();
  });

  it('restarts the database automatically if it is killed', async () => {
    signalPostgres(folder, 'SIGKILL');
    expect((await request(CACHED_PATH)).status).toBe(200);
    await expectRecovery();
    expect((await request('/livez')).status).toBe(200);
  });

  const getStatus = (pathname: string) =>
    fetch(server.url + pathname, { headers: { connection: 'close' } }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => undefined,
    );

  it('reports that it is stopping, serves pages until it exits, and leaves no Postgres running', async () => {
    expect(hasPostgres()).toBe(true);
    // An idle connection, like the ones browsers preconnect.
    const preconnected = net.connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
    await once(preconnected, 'connect');
    server.child.kill('SIGINT');
    // npm passes on the terminal's signal, so the server gets two. Two of the same kind could be merged into one.
    server.child.kill('SIGTERM');
    await expect.poll(() => getStatus('/readyz'), { interval: 20 }).toBe(503);
    expect(await getStatus('/home')).toBe(200);
    expect(await server.exited).toEqual([0, null]);
    await expect.poll(hasPostgres).toBe(false);
  });

  it('exits immediately if a second signal comes well after the first', async () => {
    server = await startServer();
    server.child.kill('SIGTERM');
    await expect.poll(() => getStatus('/readyz'), { interval: 20 }).toBe(503);
    setTimeout(() => server.child.kill('SIGTERM'), 700);
    expect(await server.exited).toEqual([1, null]);
    // The next process takes over the Postgres that is still running, and stops it.
    server = await startServer(0);
    server.child.kill('SIGTERM');
    expect(await server.exited).toEqual([0, null]);
    await expect.poll(hasPostgres).toBe(false);
  });
});
