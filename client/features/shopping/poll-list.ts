import { useBrowserStore } from '#client/state/store.ts';

/** Milliseconds between two questions while the page is in view. */
const POLL_MS = 3_000;
/** Debounce time for a change, in ms. */
const PAUSE_MS = 300;

/** `full`: a line that was written here has no room. */
export type Liveness = 'starting' | 'live' | 'away' | 'full';

type Poll = {
  /** Sends local changes, or fetches changes by others. */
  exchange: () => Promise<Liveness | 'gone'>;
  /** Returns `true` while there are unsent changes. */
  isChanged: () => boolean;
  onLiveness: (liveness: Liveness) => void;
  /** Called once the list is shared no longer. */
  onGone: () => void;
};

/**
 * Polls a shared list on the server, every few seconds while the page is in view.
 * @returns a function that stops it
 */
export function pollList({ exchange, isChanged, onLiveness, onGone }: Poll): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const listeners = new AbortController();
  const { signal } = listeners;
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), milliseconds);
  };
  const run = async () => {
    if (isRunning || (document.hidden && !isChanged())) return;
    isRunning = true;
    const came = navigator.onLine ? await exchange().catch(() => 'away' as const) : 'away';
    isRunning = false;
    if (signal.aborted) return;
    if (came === 'gone') return onGone();
    onLiveness(came);
    later(came === 'live' && isChanged() ? PAUSE_MS : POLL_MS);
  };
  document.addEventListener('visibilitychange', () => void run(), { signal });
  window.addEventListener('online', () => void run(), { signal });
  window.addEventListener('offline', () => onLiveness('away'), { signal });
  const unsubscribe = useBrowserStore.subscribe(() => {
    if (!isRunning && isChanged()) later(PAUSE_MS);
  });
  void run();
  return () => {
    listeners.abort();
    unsubscribe();
    clearTimeout(timer);
  };
}
