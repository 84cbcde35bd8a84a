import { useEffect, useState } from 'react';

/** From here on the top is far away, in pixels. */
const FAR = 600;
/** Less than this is the tremble of a finger, in pixels. */
const TREMBLE = 8;

/** Whether the top of the page is far away, and whether one is on the way there. */
export function useScrolled(): { far: boolean; upwards: boolean } {
  const [far, setFar] = useState(false);
  const [upwards, setUpwards] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      setFar(now > FAR);
      if (Math.abs(now - last) < TREMBLE) return;
      setUpwards(now < last);
      last = now;
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return { far, upwards };
}
