import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { getFields, parseJson, readText, writeTexts } from '#client/state/storage.ts';

const STORAGE_KEY = 'scroll';

/**
 * Maximum distance to scroll smoothly on a new page, in pixels; a longer distance begins with a jump. The smooth part
 * is shorter if the page's heading would otherwise start behind the header.
 */
const MAX_SMOOTH_DISTANCE = 200;
/** Maximum height of the fixed header, in pixels. */
const HEADER_HEIGHT = 90;

/**
 * Scrolls to the top of a new page or to the target of its hash. On Back or Forward, restores the earlier position,
 * even if the page grows while it loads.
 * @param covered - `true` if a placeholder replaces the page
 */
export function usePageScroll(covered: boolean): void {
  const { key, pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const lastShown = useRef({ key, page: pathname + search });
  const firstKey = useRef(key);
  const positions = useRef<Record<string, unknown>>({});

  useEffect(() => {
    const stored = getFields(parseJson(readText(STORAGE_KEY, 'sessionStorage')));
    positions.current = stored;
    // The reader may have scrolled before the scripts loaded. Reading the position here would force a layout while the
    // page hydrates.
    const frame = requestAnimationFrame(() => {
      positions.current[firstKey.current] = window.scrollY;
    });
    const disableRestoration = () => {
      window.history.scrollRestoration = 'manual';
    };
    // The browser restores the position of a reloaded page.
    const restoreDefault = () => {
      window.history.scrollRestoration = 'auto';
      writeTexts({ [STORAGE_KEY]: JSON.stringify(positions.current) }, 'sessionStorage');
    };
    disableRestoration();
    window.addEventListener('pageshow', disableRestoration);
    window.addEventListener('pagehide', restoreDefault);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pageshow', disableRestoration);
      window.removeEventListener('pagehide', restoreDefault);
    };
  }, []);

  // A layout effect, so that it stops recording the old page before the new page is scrolled.
  useLayoutEffect(() => {
    if (covered) return undefined;
    const recordPosition = () => {
      positions.current[key] = window.scrollY;
    };
    window.addEventListener('scroll', recordPosition, { passive: true });
    return () => window.removeEventListener('scroll', recordPosition);
  }, [key, covered]);

  // Scrolls to the top of a placeholder, too.
  useLayoutEffect(() => {
    if (covered) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [covered]);

  useLayoutEffect(() => {
    if (lastShown.current.key === key) return;
    const page = pathname + search;
    const isNew = lastShown.current.page !== page;
    lastShown.current = { key, page };
    if (state?.stay && type !== 'POP') return;
    const savedPosition = positions.current[key];
    if (type === 'POP' && typeof savedPosition === 'number') return scrollToSaved(savedPosition);
    return scrollToNew(hash, isNew);
  }, [key, pathname, search, hash, state, type]);
}

function scrollToNew(hash: string, isNew: boolean): (() => void) | undefined {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  const target = getHashTarget(hash);
  const scroll = (behavior: ScrollBehavior) =>
    target ? target.scrollIntoView({ behavior }) : window.scrollTo({ top: 0, behavior });
  if (isNew) jumpNear(() => scroll('instant'));
  if (target) return scrollToTarget(target, behavior);
  scroll(behavior);
  return undefined;
}

/** Jumps to a point near the target, so that only the end is scrolled smoothly. */
function jumpNear(scroll: () => void): void {
  const from = window.scrollY;
  scroll();
  const end = window.scrollY;
  const heading = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
  const distance = Math.max(
    -MAX_SMOOTH_DISTANCE,
    Math.min(MAX_SMOOTH_DISTANCE, Math.max(0, heading - HEADER_HEIGHT), from - end),
  );
  window.scrollTo({ top: end + distance, behavior: 'instant' });
}

/** Delay before a scroll target is corrected, in ms: pictures and the header may have changed their heights. */
const SETTLE_MS = 1000;
/** How long the earlier position is restored whenever the page's size changes, in ms. */
const LOAD_MS = 5000;
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an earlier position of the page, and again each time its size changes, until the reader scrolls: a page
 * that fetches its content is too short at first.
 * @returns a function that stops restoring the position
 */
function scrollToSaved(position: number): () => void {
  const scroll = () => window.scrollTo({ top: position, behavior: 'instant' });
  scroll();
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  return waitForReader(LOAD_MS, () => observer.disconnect());
}

/**
 * Scrolls to an element of the page, and once more when the page has settled, unless the reader has scrolled. The
 * element's `scroll-margin` in CSS is its distance from the top of the window.
 * @returns a function that cancels the second scroll
 */
function scrollToTarget(target: Element, behavior: ScrollBehavior): () => void {
  const scroll = () => target.scrollIntoView({ behavior });
  scroll();
  return waitForReader(SETTLE_MS, (isUndisturbed) => isUndisturbed && scroll());
}

/**
 * Waits for input that may scroll the page, for at most `ms`.
 * @param onEnd - receives `true` if there was no such input
 * @returns a function that ends the wait early
 */
function waitForReader(ms: number, onEnd: (isUndisturbed: boolean) => void): () => void {
  const end = (isUndisturbed: boolean) => {
    clearTimeout(timer);
    for (const type of interruptions) window.removeEventListener(type, interrupt);
    onEnd(isUndisturbed);
  };
  const interrupt = () => end(false);
  const timer = setTimeout(end, ms, true);
  for (const type of interruptions) window.addEventListener(type, interrupt, { passive: true });
  return interrupt;
}

/** Returns the element whose id is in the hash of a URL; null if there is none. */
export function getHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The hash is not validly encoded.
    return null;
  }
}
