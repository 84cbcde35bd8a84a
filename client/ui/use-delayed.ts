import { useEffect, useState } from 'react';

/** True once `active` has been true for so many milliseconds: what is quicker needs no sign of waiting. */
export function useDelayed(active: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, milliseconds]);
  return active && late;
}
