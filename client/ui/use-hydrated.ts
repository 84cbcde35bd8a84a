import { startTransition, useEffect, useState } from 'react';

let hydrated = false;

/** Marks the page as hydrated: content rendered from now on need not match the server's. */
export function setHydrated(): void {
  hydrated = true;
}

/** Returns `true` in the browser until the page is hydrated. */
export function isHydrating(): boolean {
  return typeof document !== 'undefined' && !hydrated;
}

/**
 * Returns `true` once scripts have hydrated the page; before that, the browser itself sends forms. The value changes
 * in a transition: an external store would render everything that depends on it within the task that ends hydration.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(hydrated);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
