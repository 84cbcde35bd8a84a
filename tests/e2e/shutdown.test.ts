import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it, onTestFailed } from 'vitest';
import { startBuiltServer } from '../support/built-server.ts';
import { postgresProcesses } from '../support/embedded-postgres-project.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

/** Long enough to ask twice on a busy machine. */
const GRACE_MS = 10_000;
/** For a test, whose first server imports everything: on a busy machine alone it takes a minute. */
const PATIENT = { timeout: 240_000 };

const dataDir = setUpFolder('mesob-shutdown');

/** The built server as `npm start` runs it, with an embedded Postgres of its own. */
async function serve(graceMs = GRACE_MS) {
  const { url, child, ended } = await startBuiltServer(dataDir, { SHUTDOWN_GRACE_MS: String(graceMs) });
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

const hasPostgres = () => postgresProcesses(dataDir).length > 0;

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', PATIENT, (signal) => {
  it('lets the balancer know, answers until it has, and leaves nothing running', async () => {
    const { child, port, statusOf, ended } = await serve();
    expect(hasPostgres()).toBe(true);
    // As a browser opens one before it has anything to ask.
    const inAdvance = net.connect(port, '127.0.0.1').on('error', () => undefined);
    await once(inAdvance, 'connect');
    child.kill(signal);
    // As npm hands on what the terminal has sent already; two of the same could arrive as one.
    child.kill(signal === 'SIGINT' ? 'SIGTERM' : 'SIGINT');
    await expect.poll(() => statusOf('/readyz'), { interval: 20 }).toBe(503);
    expect(await statusOf('/home')).toBe(200);
    expect(await ended).toEqual([0, null]);
    await expect.poll(hasPostgres).toBe(false);
  });
});

it('a second signal, well after the first, means now', PATIENT, async () => {
  const { child, statusOf, ended } = await serve();
  child.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz'), { interval: 20 }).toBe(503);
  setTimeout(() => child.kill('SIGTERM'), 700);
  expect(await ended).toEqual([1, null]);
  // The next process takes over the Postgres that is still running, and stops it.
  const next = await serve(0);
  next.child.kill('SIGTERM');
  expect(await next.ended).toEqual([0, null]);
  await expect.poll(hasPostgres).toBe(false);
});
