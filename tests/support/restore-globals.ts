import { afterAll, vi } from 'vitest';

/** Runs in each file: files of one process share their globals, so none may leave a `window` of its own to the next. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
