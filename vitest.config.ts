import os from 'node:os';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import server from './vite.server.ts';

/** Not an extension of the whole, whose global set-up would then run once for each project. */
const project = (test: TestProjectInlineConfiguration['test']) =>
  mergeConfig(server, {
    // Generous: a busy machine is slow, and none of the tests is about time.
    // Files share nothing but modules: to read the server's anew for each takes two seconds.
    test: {
      pool: 'forks',
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 15_000 } },
      ...test,
    },
  });

export default defineConfig({
  test: {
    // Browser tests wait for a third of their time: one more than there are cores keeps them busy.
    maxWorkers: os.availableParallelism() + 1,
    globalSetup: ['tests/support/global-setup.ts'],
    projects: [
      project({ name: 'code', include: ['tests/{client,contract,server}/**/*.test.{ts,tsx}'] }),
      project({ name: 'browser', include: ['tests/e2e/**/*.test.ts'] }),
    ],
  },
});
