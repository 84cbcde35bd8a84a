import { defineConfig, mergeConfig } from 'vitest/config';
import server from './vite.server.ts';

export default mergeConfig(
  server,
  defineConfig({
    test: {
      include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
      pool: 'forks',
      globalSetup: ['tests/support/global-setup.ts'],
      testTimeout: 20_000,
      hookTimeout: 60_000,
    },
  }),
);
