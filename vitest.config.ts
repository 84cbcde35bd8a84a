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
      // The decorators need it, as server/main.ts has it.
      setupFiles: ['reflect-metadata', 'tests/support/restore-globals.ts'],
      env: {
        ...{ TMPDIR: runFolder, TEMP: runFolder, TMP: runFolder },
        BUILT_ENTRIES: isBuilt() ? path.resolve('dist/server') : '',
      },
      // tests/contract/typed-client.test.ts replaces its TypeScript.
      server: { deps: { inline: ['openapi-typescript'] } },
      pool: 'forks',
      // Fewer garbage collections: 6 % less time for files without a browser.
      execArgv: ['--max-semi-space-size=64'],
      // Some files mostly wait, so two more than there are cores keep them busy: with one more some of their time is idle.
      // The database has 200 connections.
      maxWorkers: Math.min(os.availableParallelism() + 2, 12),
      // Files share nothing but modules: reading the server's again for each takes two seconds.
      isolate: false,
      // A sequencer given here goes before `--sequence.shuffle.files`, which runs the files in random order.
      sequence: process.argv.some((argument) => argument.startsWith('--sequence.shuffle'))
        ? {}
        : { sequencer: LongestFirst },
      // Generous: a busy machine is slow, and none of the tests is about time.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // A browser on a busy machine sometimes stumbles. `npm test` names the tests that needed a second try: they are to be mended.
      retry: 1,
      expect: { poll: { timeout: 15_000 } },
    },
  }),
);
