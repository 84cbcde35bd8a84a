import { useEffect } from 'react';
import { useStore } from 'zustand';
import { followSaved } from './follow-saved.ts';
import type { KeptState } from './kept-state.ts';
import { keptStore } from './kept-store.ts';

/** @returns what is kept; undefined on the server and until storage has been read */
export function useKept(): KeptState | undefined {
  const state = useStore(keptStore);
  useEffect(followSaved, []);
  return state.ready ? state : undefined;
}
