import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { fieldsOf, parseJson, readText, writeTexts } from '#client/state/storage.ts';
import { scrollToPlace } from './scroll-to-place.ts';

const STORAGE_KEY = 'scroll';

/** Smoothly to the top on a new page, to the place named by the hash, and on Back to where one was. */
export function usePageScroll(): void {
  const { key, hash, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  const positions = useRef<Record<string, unknown>>({});

  useEffect(() => {
    positions.current = fieldsOf(parseJson(readText(STORAGE_KEY, 'sessionStorage')));
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    // A reload is the browser's to restore.
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
      writeTexts({ [STORAGE_KEY]: JSON.stringify(positions.current) }, 'sessionStorage');
    };
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);

  // A layout effect, so that it lets go of the old page before the new one is scrolled.
  useLayoutEffect(() => {
    const remember = () => {
      positions.current[key] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (state?.stay && type !== 'POP') return;
    const known = positions.current[key];
    if (type === 'POP' && typeof known === 'number') window.scrollTo({ top: known, behavior: 'instant' });
    else return scrollToNew(hash);
    return undefined;
  }, [key, hash, state, type]);
}

function scrollToNew(hash: string): (() => void) | undefined {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (place) return scrollToPlace(place, behavior);
  window.scrollTo({ top: 0, behavior });
  return undefined;
}
