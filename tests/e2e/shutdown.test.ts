import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFailed } from 'vitest';
import { startBuiltServer } from '../support/built-server.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const GRACE_MS = 4_000;

const dataDir = setUpFolder('mesob-shutdown');

/** The built server as `npm start` runs it, with an embedded Postgres of its own. */
async function serve() {
  const { url, child, ended } = await startBuiltServer(dataDir, { SHUTDOWN_GRACE_MS: String(GRACE_MS) });
  onTestFailed(() => void child.kill('SIGKILL'));
  /** @returns the status of a path; undefined where no server answers */
  const statusOf = (pathname: string) =>
    fetch(url + pathname, { headers: { connection: 'close' } }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => undefined,
    );
  const { port } = new URL(url);
  return { child, port: Number(port), statusOf, ended };
}

/** Whether the embedded Postgres runs: it takes this file away when it stops. */
const hasPostgres = async () =>
  (await fs.readdir(path.join(dataDir, 'postgres'), { recursive: true })).some((file) =>
    file.endsWith('postmaster.pid'),
  );

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  it('lets the balancer know, answers until it has, and leaves nothing running', async () => {
    const { child, port, statusOf, ended } = await serve();
    expect(await hasPostgres()).toBe(true);
    // As a browser opens one before it has anything to ask.
    const inAdvance = net.connect(port, '127.0.0.1').on('error', () => undefined);
    await once(inAdvance, 'connect');
    child.kill(signal);
    // As npm hands on what the terminal has sent already; two of the same could arrive as one.
    child.kill(signal === 'SIGINT' ? 'SIGTERM' : 'SIGINT');
    await expect.poll(() => statusOf('/readyz'), { interval: 20 }).toBe(503);
    expect(await statusOf('/home')).toBe(200);
    expect(await ended).toEqual([0, null]);
    expect(await hasPostgres()).toBe(false);
  });
});

it('a second signal, well after the first, means now', async () => {
  const { child, statusOf, ended } = await serve();
  child.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz'), { interval: 20 }).toBe(503);
  setTimeout(() => child.kill('SIGTERM'), 700);
  expect(await ended).toEqual([1, null]);
  // The next process takes over the Postgres that is still running, and stops it.
  const next = await serve();
  next.child.kill('SIGTERM');
  expect(await next.ended).toEqual([0, null]);
  expect(await hasPostgres()).toBe(false);
});
