import { useEffect, useSyncExternalStore } from 'react';
import { STORE_KEY } from '#schema/rules/kept.ts';

type Controls = typeof import('./kept-controls.tsx');

/** Whoever does one of these is here, and may want to keep something, or has just done so in another tab. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'scroll', 'storage'] as const;
const listeners = new Set<() => void>();
let controls: Controls | undefined;
let asked = false;

/**
 * The controls of all that can be kept, which come late: no page has to wait for them.
 * @param soon whether they come as soon as the page works, and not at the first sign of life
 */
export function useKeeping(soon = false): Controls | undefined {
  useEffect(() => {
    if (soon || keepsSomething()) fetchControls();
    else for (const sign of signs) addEventListener(sign, fetchControls, { once: true, passive: true });
  }, [soon]);
  return useSyncExternalStore(
    subscribe,
    () => controls,
    () => undefined,
  );
}

function fetchControls(): void {
  if (asked) return;
  asked = true;
  import('./kept-controls.tsx').then(
    (module) => {
      controls = module;
      for (const listener of listeners) listener();
    },
    () => {
      asked = false;
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keepsSomething(): boolean {
  try {
    return localStorage.getItem(STORE_KEY) !== null;
  } catch {
    return false;
  }
}
