import { Sun, SunDim } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';

/** Keeps the screen on while it is mounted, and shows whether that works. */
export function KeepScreenOn() {
  const state = useWakeLock();
  return (
    <p className="cook-mode__screen" role="status">
      {state !== 'unknown' && (
        <>
          <Icon of={state === 'on' ? Sun : SunDim} size={18} />
          {state === 'on' ? 'Screen stays on' : 'Screen may turn off'}
        </>
      )}
    </p>
  );
}

/** State of the wake lock; `unknown` until the browser responds. */
type WakeLockState = 'unknown' | 'on' | 'off';

/**
 * Keeps the screen on while the component is mounted. Requests the lock again when the page comes back into view, and
 * at each click or key press until it has the lock: some browsers grant a lock only after the visitor interacts.
 */
function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>('unknown');
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isRequesting = false;
    let isUnmounted = false;
    const requestLock = async () => {
      if (document.visibilityState !== 'visible' || isRequesting || lock?.released === false) return;
      isRequesting = true;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isUnmounted) return void lock.release();
        setState('on');
        lock.addEventListener('release', () => setState('off'));
      } catch {
        // The browser has no wake lock, requires an interaction first, or the battery is low.
        setState('off');
      } finally {
        isRequesting = false;
      }
    };
    void requestLock();
    const events = ['visibilitychange', 'pointerdown', 'pointerup', 'keydown'];
    for (const name of events) document.addEventListener(name, requestLock);
    return () => {
      isUnmounted = true;
      for (const name of events) document.removeEventListener(name, requestLock);
      void lock?.release();
    };
  }, []);
  return state;
}
