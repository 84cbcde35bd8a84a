import { useEffect, useState } from 'react';

const TICK_MS = 250;

/**
 * Returns the time in ms since 1970. While `running`, rerenders every `TICK_MS`, and when the page becomes visible.
 */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    if (!running) return;
    const interval = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pageshow', tick);
    };
  }, [running]);
  return now;
}
