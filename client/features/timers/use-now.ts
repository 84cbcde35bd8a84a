import { useEffect, useState } from 'react';

const TICK_MS = 250;

/**
 * Returns the time in ms since 1970. Rerenders while `running`, and at once when a sleeping device or a hidden page
 * wakes up.
 */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    if (!running) return;
    const ticking = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pageshow', tick);
    };
  }, [running]);
  return now;
}
