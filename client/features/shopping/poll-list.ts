import { useBrowserStore } from '#client/state/store.ts';

/** Time between two polls while the page is in view, in ms. */
const POLL_MS = 3_000;
/** Debounce time for a change, in ms. */
const PAUSE_MS = 300;

/** `full`: the list has no room for a line written here. */
export type Liveness = 'starting' | 'live' | 'away' | 'full';

type Poll = {
  /** Sends local changes, or fetches changes by others. */
  exchange: () => Promise<Liveness | 'gone'>;
  /** Returns `true` while there are unsent changes. */
  isChanged: () => boolean;
  onLiveness: (liveness: Liveness) => void;
  /** Called when the list is no longer shared. */
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
