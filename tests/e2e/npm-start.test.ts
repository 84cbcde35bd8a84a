import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '#server/database/embedded/launch.ts';
import { TEST_SECRET } from '../support/app.ts';
import { createContent } from '../support/content.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const content = createContent();
afterAll(() => content.delete());
const database = await setUpDatabase({ contentDir: content.dir });
const folder = setUpFolder('mesob-npm-start');

/** Starts the built site in a separate process group, and waits until it serves. */
async function startSite(command: string, args: string[], env: Record<string, string> = {}): Promise<ChildProcess> {
  const port = await findFreePort();
  const folders = { CONTENT_DIR: content.dir, DATA_DIR: folder };
  const settings = { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET, PORT: String(port), ...folders };
  const child = spawn(command, args, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...settings, ...env },
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 110_000 }).toBe(true);
  return child;
}

/** Returns whether a process of the group is left. */
function hasProcesses({ pid = 0 }: ChildProcess): boolean {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
}

// Windows has no process groups.
test.skipIf(process.platform === 'win32').for([
  { what: 'npm is stopped', signal: 'SIGTERM', command: 'npm', args: ['start'] },
  { what: 'npm is killed', signal: 'SIGKILL', command: 'npm', args: ['start'] },
  {
    what: 'a shell that does not exec is killed',
    signal: 'SIGKILL',
    command: 'sh',
    args: ['-c', 'node scripts/start.mjs; true'],
    env: { npm_lifecycle_event: 'start' },
  },
  {
    what: 'a shell that runs the demo is killed',
    signal: 'SIGKILL',
    command: 'sh',
    args: ['-c', 'node scripts/start.mjs; true'],
    env: { npm_lifecycle_event: 'demo' },
  },
] as const)('no process is left when $what', { timeout: 180_000 }, async ({ signal, command, args, ...options }) => {
  const child = await startSite(command, [...args], 'env' in options ? options.env : {});
  child.kill(signal);
  await expect.poll(() => hasProcesses(child), { timeout: 30_000 }).toBe(false);
});
