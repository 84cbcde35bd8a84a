import { startTransition, useEffect, useState } from 'react';

let hydrated = false;

/** Says that scripts are at work on the page: what is rendered from now on need not look as the server rendered it. */
export function setHydrated(): void {
  hydrated = true;
}

/** Returns `true` in the browser until the page is hydrated. */
export function isHydrating(): boolean {
  return typeof document !== 'undefined' && !hydrated;
}

/**
 * Returns `true` once scripts are at work on the page. A form that is sent earlier is sent by the browser itself. It changes in a
 * transition: as an external store it would have all that depends on it rendered within the task that ends hydration.
 */
export function useHydrated(): boolean {
  const [known, setKnown] = useState(hydrated);
  useEffect(() => startTransition(() => setKnown(true)), []);
  return known;
}
