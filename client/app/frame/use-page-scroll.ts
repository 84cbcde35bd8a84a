import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { fieldsOf, parseJson, readText, writeTexts } from '#client/state/storage.ts';
import { placeOf } from './place-of.ts';

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
  const place = placeOf(hash);
  if (place) return scrollToPlace(place, behavior);
  window.scrollTo({ top: 0, behavior });
  return undefined;
}

/** After so long a place that one has gone to is put right: pictures and the header may have changed their heights. */
const SETTLE_MS = 1000;
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to a place on the page, and once more when the page has settled, unless the reader has taken over.
 * How far from the top of the window it comes to rest is said by its scroll margin.
 * @returns calls the second time off
 */
function scrollToPlace(place: Element, behavior: ScrollBehavior): () => void {
  place.scrollIntoView({ behavior });
  const timer = setTimeout(() => {
    release();
    place.scrollIntoView({ behavior });
  }, SETTLE_MS);
  function release() {
    clearTimeout(timer);
    for (const type of interruptions) window.removeEventListener(type, release);
  }
  for (const type of interruptions) window.addEventListener(type, release, { passive: true });
  return release;
}
