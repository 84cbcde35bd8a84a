import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keys that go to the next (1) or the previous screen (-1). */
const stepsByKey: Record<string, 1 | -1> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

type Screens = {
  /** Surrounds the screens. */
  container: RefObject<HTMLElement | null>;
  /** The screen. It takes the focus, so that screen readers read it aloud. */
  screenElement: RefObject<HTMLElement | null>;
  screen: number;
  onTurn: (step: 1 | -1) => void;
  onLeave: () => void;
};

/** Changes the screen of cook mode by swipes and keys, and scrolls each to its top. */
export function useScreens({ container, screenElement, screen, onTurn, onLeave }: Screens): void {
  useSwipe(container, onTurn);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === 'Escape') return onLeave();
    const step = stepsByKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onTurn(step);
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen starts at its top, and is read aloud once
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    screenElement.current?.focus({ preventScroll: true });
  }, [screen]);
}

/** Minimum horizontal distance of a swipe, in CSS pixels; it must also be more than twice the vertical distance. */
const MIN_PIXELS = 60;

/** Calls `onSwipe` with 1 for a swipe to the left (next) and -1 for a swipe to the right (previous). Ignores mice. */
function useSwipe(container: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void): void {
  const reportSwipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let start: Touch | undefined;
    const begin = ({ touches, target }: TouchEvent) => {
      // Gestures over the timers scroll the timers.
      const isOverTimers = target instanceof Element && target.closest('.timer-tray') !== null;
      start = touches.length === 1 && !isOverTimers ? touches[0] : undefined;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const [finger] = changedTouches;
      if (!start || !finger) return;
      const [x, y] = [finger.clientX - start.clientX, finger.clientY - start.clientY];
      start = undefined;
      if (Math.abs(x) >= MIN_PIXELS && Math.abs(x) > 2 * Math.abs(y)) reportSwipe(x < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  }, [container]);
}
