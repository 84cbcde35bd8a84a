import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresAddress } from '#server/database/data-source.ts';
import { freePort } from '#server/database/embedded/launch.ts';
import { toUrl } from '../database-server.ts';
import { getChildren } from '../measuring/cpu-time.ts';
import { Child } from './child.ts';
import { PUBLIC_URL, type Server } from './stage.ts';

const PATIENCE_MS = 120_000;

/** Starts the build with a process for each core (or `PROCESSES`), at least two. */
export async function startCluster(address: PostgresAddress): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = Child.start(path.resolve('dist/server/main.js'), {
    NODE_ENV: 'production',
    PUBLIC_URL,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: path.resolve('var/bench/cluster'),
    DATABASE_URL: toUrl(address),
    JWT_SECRET: 'only the benchmarks sign anything with this',
    LOG_LEVEL: 'silent',
    PROCESSES: process.env.PROCESSES ?? String(Math.max(2, os.availableParallelism())),
  });
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isReady(url))) {
    if (performance.now() > deadline) {
      await child.end();
      throw new Error('The cluster did not start.');
    }
    await pause(100);
  }
  return { url, pids: () => [child.pid, ...getChildren(child.pid)], stop: () => child.end() };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
