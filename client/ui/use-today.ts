import { useSyncExternalStore } from 'react';
import { getLocalToday } from './days.ts';

/** Time between two checks of the date, in ms. */
const CHECK_MS = 60_000;

/** Returns today's date in the visitor's time zone, which changes at midnight while the page stays open. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, getToday, getToday);
}

const getToday = () => getLocalToday();

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  // Browsers throttle or stop timers of hidden pages.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
