import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { TEST_SECRET } from '../support/app.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { linkIn, mailTo } from '../support/outbox.ts';
import { getChildren, isRunning } from '../support/processes.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const database = await setUpDatabase({ recipes: true });
const PAGE = '/recipes/lunch/misir-wot';
/** Returns the first of several ports in a row that are free. */
async function freePorts(count: number): Promise<number> {
  for (let first = 20_000 + Math.floor(Math.random() * 10_000); ; first += count) {
    const probes = Array.from({ length: count }, (_, index) => net.createServer().listen(first + index, '127.0.0.1'));
    const areFree = await Promise.all(probes.map((probe) => once(probe, 'listening'))).then(
      () => true,
      () => false,
    );
    for (const probe of probes) probe.close();
    if (areFree) return first;
  }
}

const soon = { timeout: 50_000, interval: 50 };

describe.skipIf(process.platform === 'win32')('a cluster of two processes', () => {
  const folder = setUpFolder('mesob-cluster');
  let server: BuiltServer;
  let metricsPort: number;

  beforeAll(async () => {
    metricsPort = await freePorts(2);
    server = await startBuiltServer(folder, {
      DATABASE_URL: database.url,
      JWT_SECRET: TEST_SECRET,
      METRICS_PORT: String(metricsPort),
      PROCESSES: '2',
      LOG_LEVEL: 'info',
    });
  });
  afterAll(async () => {
    if (server?.child.exitCode === null) server.child.kill('SIGKILL');
    await server?.ended;
  });

  /** The ids of the processes that answer. */
  function processes(): number[] {
    return getChildren(server.child.pid)
      .filter(({ command }) => command.includes('main.js'))
      .map(({ pid }) => pid);
  }

  /** Sends a request on a new connection: the supervisor distributes connections among the processes in turn. */
  function ask(
    pathname: string,
    method = 'GET',
    body?: object,
    token?: string,
  ): Promise<{ status?: number; text: string; from: string }> {
    const headers = {
      connection: 'close',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    return new Promise((resolve, reject) => {
      const request = http.request(
        server.url + pathname,
        { method, headers, agent: false, timeout: 10_000 },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          response.on('end', () =>
            resolve({ status: response.statusCode, text, from: String(response.headers['cache-status']) }),
          );
        },
      );
      request.on('timeout', () => request.destroy());
      request.on('error', reject).end(body && JSON.stringify(body));
    });
  }

  const inTurn = <T>(once: () => Promise<T>) => Promise.all([once(), once()]);
  const pages = () => inTurn(() => ask(PAGE));

  it('says where it is served, not where its measurements are', async () => {
    await expect.poll(server.log, soon).toContain(`(${server.url}) by 2 processes`);
  });

  it('shows a comment in all, and a member what the member has just written', async () => {
    // A retry finds the rows of the first attempt.
    const attempt = Date.now();
    const account = { username: 'Abeba', email: `abeba${attempt}@gmail.com`, password: PASSWORD };
    expect((await ask('/api/users/register', 'POST', account)).status).toBe(201);
    const mail = await mailTo(path.join(folder, 'outbox'), account.email);
    const { pathname } = new URL(linkIn(mail, '/verify-email/'));
    expect((await ask(`/api/users${pathname}`)).status).toBe(200);
    const { token } = JSON.parse((await ask('/api/users/login', 'POST', account)).text);

    for (const round of [1, 2, 3]) {
      // Each has the page in memory.
      await expect.poll(async () => (await pages()).map(({ from }) => from), soon).toEqual(Array(2).fill('mesob; hit'));
      const text = `Cooked it ${round} times since ${attempt}`;
      const comment = { reviewrecipe_message: text, ratingrecipe_score: 5 };
      const { status } = await ask('/api/rating/addcommentrating/misir-wot', 'POST', comment, token);
      expect(status).toBeLessThan(300);
      const own = '{ recipe(slug: "misir-wot") { myReview { message } } }';
      for (const answer of await inTurn(() => ask('/graphql', 'POST', { query: own }, token)))
        expect(JSON.parse(answer.text)).toMatchObject({ data: { recipe: { myReview: { message: text } } } });
      await expect
        .poll(async () => (await pages()).map((page) => page.text.includes(text)), soon)
        .toEqual([true, true]);
    }
  });

  it('knows in all a document that one was told', async () => {
    const query = `query Told${Date.now()} { cuisines { name } }`;
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    expect((await ask('/graphql', 'POST', { query, extensions })).text).toContain('Ethiopian');
    const byHash = () => inTurn(async () => (await ask('/graphql', 'POST', { extensions })).text.includes('Ethiopian'));
    // The response is sent before it is stored.
    await expect.poll(byHash, soon).toEqual([true, true]);
    expect(await byHash()).toEqual([true, true]);
  });

  it('goes on while one is killed, and replaces it', async () => {
    const [victim = 0, ...others] = processes();
    process.kill(victim, 'SIGKILL');
    await expect.poll(processes, soon).not.toContain(victim);
    // Connections being handed to the process are lost with it.
    const answers = () => Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(PAGE).catch(() => ({ status: undefined }))));
    await expect.poll(async () => (await answers()).map(({ status }) => status), soon).toEqual(Array(6).fill(200));
    await expect.poll(processes, soon).toHaveLength(2);
    expect(processes()).toEqual(expect.arrayContaining(others));
    expect(server.log()).toContain(`Process ${victim} has ended (SIGKILL) and is replaced.`);
  });

  it('replaces one that hangs', async () => {
    const [victim = 0] = processes();
    process.kill(victim, 'SIGSTOP');
    await expect.poll(processes, { timeout: 90_000, interval: 500 }).not.toContain(victim);
    await expect.poll(() => server.log(), soon).toContain(`Process ${victim} hangs and is killed.`);
    // The backoff before a restart has grown with the processes that ended before.
    await expect.poll(processes, { timeout: 70_000, interval: 500 }).toHaveLength(2);
    const answers = () => Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(PAGE).catch(() => ({ status: undefined }))));
    await expect.poll(async () => (await answers()).map(({ status }) => status), soon).toEqual(Array(6).fill(200));
  }, 240_000);

  it('measures each on a port of its own', async () => {
    const read = async (index: number) => {
      const response = await fetch(`http://127.0.0.1:${metricsPort + index}/metrics`).catch(() => undefined);
      return response?.text();
    };
    for (const index of [0, 1]) await expect.poll(() => read(index), soon).toMatch(/^mesob_jobs\{state="failed"\} 0$/m);
  });

  it('leaves nothing running', async () => {
    const all = processes();
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual([0, null]);
    expect(all.filter(isRunning)).toEqual([]);
  });
});
