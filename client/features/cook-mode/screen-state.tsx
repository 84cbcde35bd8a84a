import { Sun, SunDim } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Says that the screen stays on, or that it cannot. */
export function ScreenState() {
  const state = useWakeLock();
  const Icon = state === 'on' ? Sun : SunDim;
  return (
    <p className="cook-mode__screen" role="status">
      {state !== 'unknown' && (
        <>
          <Icon aria-hidden="true" size={18} />
          {state === 'on' ? 'The screen stays on' : 'The screen may go dark'}
        </>
      )}
    </p>
  );
}

/** Keeps the screen on. Returns `true` when it stays on; undefined until the device has answered. */
type WakeLockState = 'unknown' | 'on' | 'off';

/** Keeps the screen on while it is used, and asks again whenever the page comes back into view. */
function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>('unknown');
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (left) return void lock.release();
        setState('on');
        lock.addEventListener('release', () => setState('off'));
      } catch {
        // No such device, or its battery is low.
        setState('off');
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
  return state;
}
