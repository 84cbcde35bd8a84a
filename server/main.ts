import 'reflect-metadata';
import path from 'node:path';
import { builtRenderer } from '#server/http/pages/built-renderer.ts';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './start-server.ts';

// Beside this file lie the built client and the built page renderer.
const dist = path.resolve(import.meta.dirname, '..');

// A later signal means: now. One Ctrl-C comes twice, from the terminal and from npm.
const SAME_PRESS_MS = 500;

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const server = await startServer(config, await builtRenderer(dist));
  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
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
  console.error(error instanceof ConfigError ? `Settings that cannot be used:\n${error.message}` : error);
  process.exit(1);
});
