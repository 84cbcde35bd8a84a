import { ArrowUp } from 'lucide';
import { useRef, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import './scroll-to-top.css';
import { useScroll } from './use-scroll.ts';

/** Button that scrolls to the top of a long page. In narrow windows it only appears while the reader scrolls up. */
export function ScrollToTop() {
  const { far, upwards } = useScrolled();
  const scrollUp = () => {
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    window.scrollTo({ top: 0, behavior });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const state = far ? `scroll-to-top--far ${upwards ? 'scroll-to-top--upwards' : ''}` : '';
  return (
    <div className={`scroll-to-top at-foot no-print ${state}`}>
      <button type="button" className="scroll-to-top__button" aria-label="Scroll to top" onClick={scrollUp}>
        <Icon of={ArrowUp} size={20} />
      </button>
    </div>
  );
}

/** Scroll offset beyond which the top counts as far away, in pixels. */
const FAR = 600;
/** Smallest scroll distance that changes the direction, in pixels: a resting finger moves a little. */
const MIN_DISTANCE = 8;

/** Returns whether the top of the page is far away, and whether the page is scrolling towards it. */
function useScrolled(): { far: boolean; upwards: boolean } {
  const [far, setFar] = useState(false);
  const [upwards, setUpwards] = useState(false);
  const last = useRef(0);
  useScroll((top) => {
    setFar(top > FAR);
    if (Math.abs(top - last.current) < MIN_DISTANCE) return;
    setUpwards(top < last.current);
    last.current = top;
  });
  return { far, upwards };
}
