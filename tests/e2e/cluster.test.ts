import { execFileSync } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#server/database/embedded/transport.ts';
import { PASSWORD } from '../support/accounts.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { endProcessesBelow } from '../support/embedded-postgres-project.ts';
import { linkIn, mailTo } from '../support/outbox.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const PAGE = '/recipes/lunch/misir-wot';
const soon = { timeout: 50_000, interval: 50 };

describe.skipIf(process.platform === 'win32')('a cluster of three processes', () => {
  const folder = setUpFolder('mesob-cluster');
  let server: BuiltServer;
  let metricsPort: number;

  beforeAll(async () => {
    metricsPort = await freePort();
    server = await startBuiltServer(folder, {
      METRICS_PORT: String(metricsPort),
      PROCESSES: '3',
      LOG_LEVEL: 'info',
      OUTBOX_DIR: path.join(folder, 'outbox'),
    });
  });
  afterAll(async () => {
    if (server?.child.exitCode === null) server.child.kill('SIGKILL');
    await server?.ended;
    await endProcessesBelow(folder);
  });

  /** The ids of the processes that answer. */
  function processes(): number[] {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
    return lines
      .map((line) => line.trim().split(/\s+/))
      .filter(([, parent, ...args]) => Number(parent) === server.child.pid && args.join(' ').includes('main.js'))
      .map(([pid]) => Number(pid));
  }

  /** Asks on a connection of its own: the supervisor gives connections to the processes in turn. */
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

  const inTurn = () => Promise.all([1, 2, 3].map(() => ask(PAGE)));

  it('answers from all, and shows a comment in each as soon as it is acknowledged', { timeout: 180_000 }, async () => {
    await expect.poll(() => server.log().split('Server listening').length - 1, soon).toBe(3);
    const account = { username: 'Abeba', email: 'abeba@gmail.com', password: PASSWORD };
    expect((await ask('/api/users/register', 'POST', account)).status).toBe(201);
    const outbox = path.join(folder, 'outbox');
    // The supervisor does the background work.
    const mail = await mailTo(outbox, account.email);
    const { pathname } = new URL(linkIn(mail, '/verify-email/'));
    expect((await ask(`/api/users${pathname}`)).status).toBe(200);
    const { token } = JSON.parse((await ask('/api/users/login', 'POST', account)).text);

    for (let round = 1; round <= 5; round += 1) {
      for (const { text } of await inTurn()) expect(text).not.toContain(`Cooked it ${round} times`);
      // Now each has the page in memory.
      await expect
        .poll(async () => (await inTurn()).map(({ from }) => from), soon)
        .toEqual(Array(3).fill('mesob; hit'));
      const comment = { reviewrecipe_message: `Cooked it ${round} times`, ratingrecipe_score: 5 };
      const { status } = await ask('/api/rating/addcommentrating/misir-wot', 'POST', comment, token);
      expect(status).toBeLessThan(300);
      for (const { text } of await inTurn()) expect(text).toContain(`Cooked it ${round} times`);
    }
  });

  it('goes on while one is killed, and replaces it', async () => {
    const [victim = 0, ...others] = processes();
    process.kill(victim, 'SIGKILL');
    await expect.poll(processes, soon).not.toContain(victim);
    // What was just being handed to it is lost with it.
    const answers = () => Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(PAGE).catch(() => ({ status: undefined }))));
    await expect.poll(async () => (await answers()).map(({ status }) => status), soon).toEqual(Array(6).fill(200));
    await expect.poll(processes, soon).toHaveLength(3);
    expect(processes()).toEqual(expect.arrayContaining(others));
    expect(server.log()).toContain(`Process ${victim} has ended (SIGKILL) and is replaced.`);
  });

  it('adds up what the processes measure', async () => {
    const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    // A process that is only just starting does not answer the supervisor yet.
    await expect.poll(read, soon).toMatch(/^mesob_jobs\{state="failed"\} 0$/m);
    const text = await read();
    const pages = [...text.matchAll(/^mesob_answers_total\{kind="page",from="\w+"\} (\d+)$/gm)].map(([, count]) =>
      Number(count),
    );
    // Six rounds of three at least were asked for, and what the killed one had counted is gone with it.
    expect(pages.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10);
  });

  it('does not stay half started where its metrics cannot be served', { timeout: 90_000 }, async () => {
    const other = path.join(folder, 'other');
    const taken = { METRICS_PORT: String(metricsPort), PROCESSES: '2' };
    await expect(startBuiltServer(other, taken)).rejects.toThrow();
    await expect
      .poll(() => execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).includes(other), soon)
      .toBe(false);
  });

  it('leaves nothing running', async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual([0, null]);
    const left = execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' });
    expect(left).not.toContain(folder);
  });
});
