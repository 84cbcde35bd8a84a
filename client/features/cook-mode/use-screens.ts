import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useSwipe } from './use-swipe.ts';

/** The keys that turn the screens. */
const turns: Record<string, 1 | -1> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

type Screens = {
  /** Surrounds the screens. */
  place: RefObject<HTMLElement | null>;
  /** The screen, which takes the focus, and is so read aloud. */
  shown: RefObject<HTMLElement | null>;
  screen: number;
  onTurn: (by: 1 | -1) => void;
  onLeave: () => void;
};

/** Turns the screens of cook mode by swipe and keys, and begins each at its top. */
export function useScreens({ place, shown, screen, onTurn, onLeave }: Screens): void {
  useSwipe(place, onTurn);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === 'Escape') return onLeave();
    const by = turns[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onTurn(by);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen begins at its top, and is read aloud once
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    shown.current?.focus({ preventScroll: true });
  }, [screen]);
}
