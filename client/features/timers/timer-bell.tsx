import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useBrowserStore } from '#client/state/store.ts';
import { hasEnded, timerPath } from './control-timers.ts';
import { notify, startRinging } from './ring.ts';
import { useNow } from './use-now.ts';

/** At most one hidden tab rings: the tab that holds this lock. Visible tabs always ring. */
const LOCK = 'mesob-timers';

/** Rings while there are ended timers, and shows a notification that lists them each time another one ends. */
export function TimerBell() {
  const timers = useBrowserStore((state) => state.timers) ?? [];
  const now = useNow(timers.some(({ left }) => left === null));
  const hasLock = useLock(LOCK);
  // A visible tab also rings: the tab with the lock may be frozen in the background, or not allowed to play sound.
  const mayRing = useVisible() || hasLock;
  const endedTimers = timers.filter((timer) => hasEnded(timer, now));
  const ids = endedTimers.map(({ id }) => id).join(' ');
  const names = endedTimers.map(({ name, title }) => `${name} (${title})`).join(', ');

  useEffect(() => (ids !== '' && mayRing ? startRinging() : undefined), [ids, mayRing]);
  const notifiedIds = useRef<readonly string[]>([]);
  const notifyOfNew = useEffectEvent((allIds: readonly string[]) => {
    // If one of several ended timers is stopped in another tab, the others are not new.
    const newTimer = endedTimers.find(({ id }) => !notifiedIds.current.includes(id));
    notifiedIds.current = allIds;
    if (newTimer) void notify('The timer has ended', names, timerPath(newTimer));
  });
  useEffect(() => {
    if (mayRing) notifyOfNew(ids.split(' '));
  }, [ids, mayRing]);

  return (
    <p className="visually-hidden" role="alert">
      {names !== '' && `The timer has ended: ${names}`}
    </p>
  );
}

/**
 * Returns `true` if this tab has the lock: the first tab that asks, and after it closes, the next. Also `true` in
 * browsers without locks.
 */
function useLock(name: string): boolean {
  const [hasLock, setHasLock] = useState(false);
  useEffect(() => {
    if (!navigator.locks) {
      setHasLock(true);
      return;
    }
    const controller = new AbortController();
    const hold = () => {
      setHasLock(true);
      return new Promise<void>((resolve) => controller.signal.addEventListener('abort', () => resolve()));
    };
    navigator.locks.request(name, { signal: controller.signal }, hold).catch(() => undefined);
    return () => controller.abort();
  }, [name]);
  return hasLock;
}

function useVisible(): boolean {
  return useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
