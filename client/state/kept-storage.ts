import type { PersistStorage } from 'zustand/middleware';
import { REHYDRATION_TIMEOUT_MS } from '#schema/rules/kept.ts';
import type { KeptState } from './kept-state.ts';
import { readKept } from './read-kept.ts';

/** Reads what a browser may hold under a key. */
export type ReadText = (key: string) => string | null | Promise<string | null>;

/**
 * Where kept recipes lie: in local storage. What cannot be read, or not within the time allowed, counts as nothing.
 * @param read only tests give another
 */
export function keptStorage(read: ReadText = (key) => localStorage.getItem(key)): PersistStorage<KeptState> {
  return {
    getItem: async (key) => {
      const text = await within(REHYDRATION_TIMEOUT_MS, async () => read(key));
      return { state: readKept(stateIn(text)), version: 0 };
    },
    setItem: (key, value) => {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is full or switched off: recipes are kept as long as the page is open.
      }
    },
    removeItem: (key) => localStorage.removeItem(key),
  };
}

/** @returns what comes; null where it fails or takes longer than so many milliseconds */
async function within(patience: number, read: () => Promise<string | null>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  try {
    return await Promise.race([read(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function stateIn(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && 'state' in value ? value.state : undefined;
  } catch {
    return undefined;
  }
}
