import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#server/database/embedded/launch.ts';

const TIMEOUT_MS = 110_000;

export interface BuiltServer {
  url: string;
  child: ChildProcess;
  /** Resolves to the exit code and signal. */
  exited: Promise<unknown[]>;
  /** Returns the log so far; empty unless `LOG_LEVEL` is set. */
  log(): string;
}

/**
 * Starts the build with the real content, in a separate process and with new data.
 * @param env - settings that replace the defaults
 * @param main - entry of another build
 */
export async function startBuiltServer(
  dataDir: string,
  env: Record<string, string> = {},
  main = path.resolve('dist/server/main.js'),
): Promise<BuiltServer> {
  if (!fs.existsSync(main))
    throw new Error('Build not found: run `npm run build`, or `npm test -- <file>`, which builds first.');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(main, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      // Tests compare canonical URLs with the page's own.
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  const exited = once(child, 'exit');
  let log = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  await untilReady(url, () => child.exitCode !== null);
  return { url, child, exited, log: () => log };
}

/** Builds in a separate process, so that its production settings do not affect this one. */
export function buildSite(): void {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline && !hasEnded()) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error('The server did not start.');
}
