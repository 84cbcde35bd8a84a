import { useEffect, useRef } from 'react';

/** Tells the toast library that a toast has come, and when it may go: both at once, style sheets do the rest. */
export function useAppearing(isIn: boolean, come: () => void, go: () => void): void {
  const latest = useRef({ come, go });
  useEffect(() => {
    latest.current = { come, go };
  });
  useEffect(() => {
    if (isIn) latest.current.come();
    else latest.current.go();
  }, [isIn]);
}
