import 'reflect-metadata';
import path from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './start-server.ts';
import { builtRenderer } from './web/built-renderer.ts';

// Beside this file lie the built client and the built page renderer.
const dist = path.resolve(import.meta.dirname, '..');

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const server = await startServer(config, await builtRenderer(dist));
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal means: now.
      if (stopping) process.exit(1);
      stopping = true;
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
