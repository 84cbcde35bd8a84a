import { type RefObject, useEffect, useEffectEvent } from 'react';

/** So far a finger has to go sideways, in CSS pixels, and further than up or down. */
const LEAST_PIXELS = 60;

/** Calls back with 1 for a swipe to the left (onwards) and -1 for one to the right (back). Mice do not swipe. */
export function useSwipe(place: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let start: Touch | undefined;
    const begin = ({ touches, target }: TouchEvent) => {
      // The line of timers is scrolled by the same gesture.
      const scrolls = target instanceof Element && target.closest('.timer-tray') !== null;
      start = touches.length === 1 && !scrolls ? touches[0] : undefined;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const [finger] = changedTouches;
      if (!start || !finger) return;
      const [x, y] = [finger.clientX - start.clientX, finger.clientY - start.clientY];
      start = undefined;
      if (Math.abs(x) >= LEAST_PIXELS && Math.abs(x) > 2 * Math.abs(y)) swiped(x < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  }, [place]);
}
