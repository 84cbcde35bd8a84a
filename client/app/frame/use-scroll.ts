import { useEffect, useEffectEvent } from 'react';

/**
 * Calls a function with the scroll position, in pixels: on each scroll, and in the frame after the page has hydrated.
 * Reading the position any earlier would force a layout during hydration.
 */
export function useScroll(onScroll: (top: number) => void): void {
  const reportScroll = useEffectEvent(() => onScroll(window.scrollY));
  useEffect(() => {
    const onEvent = () => reportScroll();
    const frame = requestAnimationFrame(onEvent);
    window.addEventListener('scroll', onEvent, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onEvent);
    };
  }, []);
}
