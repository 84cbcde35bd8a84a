import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { endProcessesBelow, signalPostgres } from '../support/embedded-postgres-project.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const STORED = '/recipes/spring/gomen';
const soon = { timeout: 30_000, interval: 200 };
/** Two seconds on a machine of its own; tests share theirs. */
const PATIENCE_MS = 6_000;
/** Longer than all that a test waits for. */
const TIMEOUT = { timeout: 240_000 };

describe.skipIf(process.platform === 'win32')('while the database is away', TIMEOUT, () => {
  const folder = setUpFolder('mesob-away');
  let server: BuiltServer;

  beforeAll(async () => {
    server = await startBuiltServer(folder);
    // Pages are stored as soon as the server listens for changes.
    while ((await ask(STORED)).headers.get('cache-status') !== 'mesob; hit') await pause(50);
  });

  afterAll(async () => {
    signalPostgres(folder, 'SIGCONT');
    server?.child.kill('SIGTERM');
    await server?.ended;
    await endProcessesBelow(folder);
  });

  async function ask(
    pathname: string,
    init?: RequestInit,
  ): Promise<{ status: number; headers: Headers; body: string }> {
    const response = await fetch(server.url + pathname, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    return { status: response.status, headers: response.headers, body: await response.text() };
  }

  const askGraphql = (query: string) =>
    ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });

  async function expectUnavailable(): Promise<void> {
    const stored = await ask(STORED);
    expect([stored.status, stored.body.includes('Gomen')]).toEqual([200, true]);
    const page = await ask('/recipes/winter/ribollita');
    expect([page.status, page.headers.get('cache-control'), page.headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '5',
    ]);
    expect(page.headers.get('content-type')).toContain('text/html');
    const rest = await ask('/api/recipe/getall?search=teff');
    expect([rest.status, rest.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
    const graphql = await askGraphql('{ recipes { totalCount nodes { title summary } } }');
    expect([graphql.status, JSON.parse(graphql.body).errors[0].extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(0);
    const login = await ask('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'abeba@gmail.com', password: 'not the password' }),
    });
    expect([login.status, JSON.parse(login.body).code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect((await ask('/livez')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
  }

  async function expectBack(): Promise<void> {
    await expect.poll(async () => (await ask('/readyz').catch(() => undefined))?.status, soon).toBe(200);
    await expect.poll(async () => (await ask('/recipes/winter/ribollita')).status, soon).toBe(200);
    await expect.poll(async () => (await ask(STORED)).headers.get('cache-status'), soon).toBe('mesob; hit');
    await expect
      .poll(async () => (await askGraphql('{ recipes { totalCount nodes { title summary } } }')).status, soon)
      .toBe(200);
  }

  it('and frozen, known pages are served and everything else is a 503 soon; then all is well again', async () => {
    const nextMinute = Math.ceil(Date.now() / 60_000) * 60_000;
    signalPostgres(folder, 'SIGSTOP');
    await expectUnavailable();
    // Long past any age at which a page is certainly current.
    await expect
      .poll(async () => (await ask(STORED)).headers.get('cache-status'), { timeout: 45_000, interval: 500 })
      .toMatch(/^mesob; hit; ttl=-\d+; detail=stale$/);
    // Jobs are queued at each full minute, and a connection for that is given up after five seconds.
    await expect.poll(() => Date.now() - nextMinute, { timeout: 75_000, interval: 500 }).toBeGreaterThan(7_000);
    signalPostgres(folder, 'SIGCONT');
    await expectBack();
  });

  it('and killed, the server starts it again by itself', async () => {
    signalPostgres(folder, 'SIGKILL');
    const stored = await ask(STORED);
    expect(stored.status).toBe(200);
    await expectBack();
    expect((await ask('/livez')).status).toBe(200);
  });
});
