import { afterAll, vi } from 'vitest';

/** Runs in each test file: files of one process share globals, so a file must not leave its `window` to the next. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
