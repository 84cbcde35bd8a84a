import { useEffect, useRef } from 'react';

/** Something that happens after a while, unless it is stopped or something else comes instead. */
export function useLater() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  const start = (action: () => unknown, milliseconds: number) => {
    stop();
    timer.current = setTimeout(action, milliseconds);
  };
  return { start, stop };
}
