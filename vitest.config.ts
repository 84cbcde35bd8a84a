import { defineConfig, mergeConfig } from 'vitest/config';
import server from './vite.server.ts';

export default mergeConfig(
  server,
  defineConfig({
    test: {
      include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
      pool: 'forks',
      globalSetup: ['tests/support/global-setup.ts'],
      // Generous: a busy machine is slow, and none of the tests is about time.
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  }),
);
