import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { STORE_KEY } from '#schema/rules/kept.ts';
import { type KeptState, nothingKept } from './kept-state.ts';
import { keptStorage } from './kept-storage.ts';
import { readKept } from './read-kept.ts';

type Store = KeptState & {
  /** Whether storage has been read. Until then it is not known what is kept. */
  ready: boolean;
};

/** What this browser keeps of recipes. Nobody else gets to know it. */
export const keptStore = createStore<Store>()(
  persist((): Store => ({ ...nothingKept, ready: false }), {
    name: STORE_KEY,
    // The server draws pages without it, and so does the browser at first.
    skipHydration: true,
    storage: keptStorage(),
    partialize: ({ ready: _, ...kept }) => kept,
    merge: (stored) => ({ ...readKept(stored), ready: true }),
  }),
);

let opened: Promise<void> | undefined;

/** Reads storage, once, and from then on follows what other tabs do. */
export function openKept(): Promise<void> {
  opened ??= read();
  return opened;
}

function read(): Promise<void> {
  window.addEventListener('storage', ({ key }) => {
    // Without a key all of it was cleared.
    if (key === STORE_KEY || key === null) void keptStore.persist.rehydrate();
  });
  // A page out of the Back cache has heard nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void keptStore.persist.rehydrate();
  });
  return Promise.resolve(keptStore.persist.rehydrate());
}
