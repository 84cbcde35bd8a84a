import { useEffect, useEffectEvent } from 'react';
import { setSender, unsentChanges } from '#client/state/kitchen.ts';
import { readToken } from '#client/state/session.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { useSyncKitchen } from './use-sync-kitchen.ts';

/** Milliseconds that a change waits for another one. */
const PAUSE_MS = 800;
/** Milliseconds that pass at least between two looks at the account when the member comes back to the page. */
const LOOK_MS = 5_000;
/** Milliseconds after which a failed sending is tried again, if nothing happens before. */
const RETRY_MS = 30_000;

/** While a member is signed in: keeps this browser and the account the same. It shows nothing. */
export function KitchenSync() {
  const sync = useSyncKitchen();
  const run = useEffectEvent(sync);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let lookedAt = 0;
    const start = async (looks: boolean) => {
      clearTimeout(pause);
      if (looks) lookedAt = Date.now();
      // What is offline waits for `online`.
      if (!navigator.onLine) return;
      if (!(await run(looks)) && readToken() !== null) later(RETRY_MS);
    };
    const later = (milliseconds: number) => {
      clearTimeout(pause);
      pause = setTimeout(() => void start(false), milliseconds);
    };
    const lookAgain = () => {
      if (document.visibilityState === 'visible' && Date.now() - lookedAt > LOOK_MS) void start(true);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('online', () => void start(true), { signal });
    window.addEventListener('focus', lookAgain, { signal });
    document.addEventListener('visibilitychange', lookAgain, { signal });
    const unsubscribe = useBrowserStore.subscribe(({ session, saved }, before) => {
      const isRead = saved !== undefined && before.saved === undefined;
      if (session?.token !== before.session?.token || isRead) void start(true);
      else if (unsentChanges()?.size) later(PAUSE_MS);
    });
    setSender(async () => void (await run(false)));
    void start(true);
    return () => {
      listeners.abort();
      unsubscribe();
      clearTimeout(pause);
      setSender(undefined);
    };
  }, []);
  return null;
}
