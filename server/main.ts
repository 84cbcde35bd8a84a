import 'reflect-metadata';
import cluster from 'node:cluster';
import path from 'node:path';
import { readConfig } from './config.ts';
import { startReason } from './start-error.ts';
import { beat } from './watch-process.ts';

// The built client and the built page renderer are in this folder, next to the server's.
const dist = path.resolve(import.meta.dirname, '..');

// A second signal forces an immediate exit. One Ctrl-C comes twice, from the terminal and from npm.
const SAME_PRESS_MS = 500;

/** Imports are lazy: a process that only starts others does not load what responses need. */
async function start(): Promise<{ stop(): Promise<void> }> {
  const config = readConfig(process.env);
  if (cluster.isPrimary && config.processes > 1) {
    const { startProcesses } = await import('./start-processes.ts');
    return startProcesses(config, import.meta.filename);
  }
  const { builtRenderer } = await import('#server/http/pages/built-renderer.ts');
  const { startServer } = await import('./start-server.ts');
  return startServer(config, await builtRenderer(dist));
}

async function run(): Promise<void> {
  // The process that has started this one gets the terminal's signal as well, and sends SIGTERM.
  if (cluster.isWorker) {
    process.on('SIGINT', () => undefined);
    beat();
  }
  const server = await start();
  let stoppingSince: number | undefined;
  for (const signal of cluster.isWorker ? ['SIGTERM'] : ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > SAME_PRESS_MS) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

run().catch((error: unknown) => {
  console.error(startReason(error));
  process.exit(1);
});
