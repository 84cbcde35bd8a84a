import 'reflect-metadata';
import path from 'node:path';
import { createBuiltRenderer } from '#server/http/pages/renderer.ts';
import { readConfig } from './config.ts';
import { describeStartFailure } from './start-error.ts';
import { startServer } from './start-server.ts';

// The folder with the built client and page renderer; the built server is in a subfolder.
const dist = path.resolve(import.meta.dirname, '..');

// A second signal forces an immediate exit, but Ctrl-C may send two at once: from the terminal and from npm.
const SAME_PRESS_MS = 500;

async function run(): Promise<void> {
  const server = await startServer(readConfig(process.env), await createBuiltRenderer(dist));
  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT']) {
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
  console.error(describeStartFailure(error));
  process.exit(1);
});
