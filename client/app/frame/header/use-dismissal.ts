import { type RefObject, useEffect, useRef } from 'react';

/** Calls back on Escape, wherever the focus is, and on a press outside an element. */
export function useDismissal(active: boolean, element: RefObject<HTMLElement | null>, dismiss: () => void): void {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    if (!active) return;
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    const press = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current();
    };
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press);
    };
  }, [active, element]);
}
