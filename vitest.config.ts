import os from 'node:os';
import path from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { isBuilt } from './scripts/built.mjs';
import { LongestFirst } from './tests/support/longest-first.ts';
import { runFolder } from './tests/support/run-folder.ts';
import server from './vite.server.ts';

export default mergeConfig(
  server,
  defineConfig({
    test: {
      include: ['tests/{client,contract,e2e,server}/**/*.test.{ts,tsx}', 'art/tests/*.test.ts'],
      globalSetup: ['tests/support/global-setup.ts'],
      // Decorators need `reflect-metadata`, which server/main.ts also imports.
      setupFiles: ['reflect-metadata', 'tests/support/restore-globals.ts'],
      env: {
        ...{ TMPDIR: runFolder, TEMP: runFolder, TMP: runFolder },
        BUILT_ENTRIES: isBuilt() ? path.resolve('dist/server') : '',
      },
      server: {
        deps: {
          // Inlined, so that tests/contract/typed-client.test.ts can replace its TypeScript.
          inline: ['openapi-typescript'],
          // The built page renderer: Node runs it as it is, and transforming its 4 MB would take two seconds.
          external: [/\/render\/entry-server\.js$/],
        },
      },
      pool: 'forks',
      // Fewer garbage collections: 6 % less time for files without a browser.
      execArgv: ['--max-semi-space-size=64'],
      // Two more than there are cores, because some files mostly wait. The database has 200 connections.
      maxWorkers: Math.min(os.availableParallelism() + 2, 12),
      // Files share modules: loading the server's modules again for each file would take two seconds.
      isolate: false,
      // A sequencer set here would override `--sequence.shuffle.files`, which runs the files in random order.
      sequence: process.argv.some((argument) => argument.startsWith('--sequence.shuffle'))
        ? {}
        : { sequencer: LongestFirst },
      // Generous, because a busy machine is slow, and no test measures time.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // Browsers on a busy machine sometimes fail. `npm test` names tests that passed only when retried: fix these.
      retry: 1,
      expect: { poll: { timeout: 15_000 } },
    },
  }),
);
