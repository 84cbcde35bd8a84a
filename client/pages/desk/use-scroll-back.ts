import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Positions of the desk's pages by the keys of their history entries, in pixels. */
const positions = new Map<string, number>();

/** Time for which a page that is still loading keeps its position, in ms. */
const LOAD_MS = 5000;

const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the position of a page of the desk on Back. The desk fetches its pages again, so a page is too short at first:
 * its position is restored each time it grows, until the editor scrolls.
 */
export function useScrollBack(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const position = type === 'POP' ? positions.get(key) : undefined;
    const restore = () => window.scrollTo({ top: position, behavior: 'instant' });
    const remember = () => positions.set(key, window.scrollY);
    const observer = new ResizeObserver(restore);
    const begin = () => {
      stop();
      window.addEventListener('scroll', remember, { passive: true });
    };
    const timer = setTimeout(begin, position === undefined ? 0 : LOAD_MS);
    function stop() {
      observer.disconnect();
      clearTimeout(timer);
      for (const interruption of interruptions) window.removeEventListener(interruption, begin);
    }
    if (position !== undefined) {
      observer.observe(document.body);
      for (const interruption of interruptions) window.addEventListener(interruption, begin, { passive: true });
    }
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [key, type]);
}
