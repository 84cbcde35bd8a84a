import { useBrowserStore } from '#client/state/store.ts';

/** Data that both this browser and the server store, and that both can change. */
type Replica = {
  /**
   * Sends local changes, and merges changes by others.
   * @param polls - `true` to fetch changes by others even if there is nothing to send
   * @returns `false` to try again after `retryMs`
   */
  exchange: (polls: boolean) => Promise<boolean>;
  /** Returns `true` while there are unsent changes. */
  hasChanges: () => boolean;
  onOffline?: () => void;
  /** Debounce time for a change, in ms. */
  pauseMs: number;
  /** Delay before a failed exchange is retried, in ms, unless something else triggers it earlier. */
  retryMs: number;
  /** Time between two exchanges while the page is in view, in ms. If omitted, exchanges have no interval. */
  pollMs?: number;
  /** Minimum time between the last poll and a poll on return to the page, in ms. */
  returnMs?: number;
};

/** Synchronizes a replica with the server, one exchange at a time, so that responses arrive in order. */
export function keepInSync(replica: Replica): { poll: () => void; stop: () => void } {
  const { exchange, hasChanges, onOffline, pauseMs, retryMs, pollMs, returnMs = 0 } = replica;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polledAt = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let [isChanged, isPollDue, hasPollFailed] = [false, false, false];
  const listeners = new AbortController();
  const { signal } = listeners;
  const isInUse = () => !document.hidden || hasChanges();
  const scheduleRun = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => isInUse() && void run(false), milliseconds);
  };
  const run = async (polls: boolean): Promise<void> => {
    clearTimeout(timer);
    if (isRunning) {
      isPollDue ||= polls;
      return;
    }
    if (polls) polledAt = Date.now();
    const isPoll = polls || hasPollFailed;
    [isRunning, isChanged, isPollDue] = [true, false, false];
    if (!navigator.onLine) onOffline?.();
    const isSynced = navigator.onLine && (await exchange(isPoll).catch(() => false));
    [isRunning, hasPollFailed] = [false, isPoll && !isSynced];
    if (signal.aborted) return;
    if (isPollDue) return run(true);
    if (!isSynced) scheduleRun(retryMs);
    else if (isChanged && hasChanges()) scheduleRun(pauseMs);
    else if (pollMs !== undefined) scheduleRun(pollMs);
  };
  const poll = () => void run(true);
  const onReturnOrLeave = () => {
    if (document.hidden ? hasChanges() : Date.now() - polledAt >= returnMs) poll();
  };
  window.addEventListener('online', poll, { signal });
  window.addEventListener('offline', () => onOffline?.(), { signal });
  window.addEventListener('focus', onReturnOrLeave, { signal });
  document.addEventListener('visibilitychange', onReturnOrLeave, { signal });
  const unsubscribe = useBrowserStore.subscribe(() => {
    if (!hasChanges()) return;
    if (isRunning) isChanged = true;
    else scheduleRun(pauseMs);
  });
  if (isInUse()) poll();
  const stop = () => {
    listeners.abort();
    unsubscribe();
    clearTimeout(timer);
  };
  return { poll, stop };
}
