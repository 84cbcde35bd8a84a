import { ArrowUp } from 'lucide';
import { useRef, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import './scroll-to-top.css';
import { useScroll } from './use-scroll.ts';

/**
 * Button that scrolls to the top. It appears once the reader is more than 600 px below the top; in narrow windows, only
 * if the last scroll was upward.
 */
export function ScrollToTop() {
  const { isFar, isUpwards } = useScrolled();
  const scrollUp = () => {
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    window.scrollTo({ top: 0, behavior });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const state = isFar ? `scroll-to-top--far ${isUpwards ? 'scroll-to-top--upwards' : ''}` : '';
  return (
    <div className={`scroll-to-top at-foot no-print ${state}`}>
      <button type="button" className="scroll-to-top__button" aria-label="Scroll to top" onClick={scrollUp}>
        <Icon of={ArrowUp} size={20} />
      </button>
    </div>
  );
}

/** Scroll offset beyond which the button may appear, in pixels. */
const FAR_PX = 600;
/** Smallest scroll distance that changes the direction, in pixels: a resting finger moves a little. */
const MIN_DISTANCE_PX = 8;

/** Returns whether the page is scrolled far down, and whether the last scroll was upward. */
function useScrolled(): { isFar: boolean; isUpwards: boolean } {
  const [isFar, setFar] = useState(false);
  const [isUpwards, setUpwards] = useState(false);
  const lastTop = useRef(0);
  useScroll((top) => {
    setFar(top > FAR_PX);
    if (Math.abs(top - lastTop.current) < MIN_DISTANCE_PX) return;
    setUpwards(top < lastTop.current);
    lastTop.current = top;
  });
  return { isFar, isUpwards };
}
