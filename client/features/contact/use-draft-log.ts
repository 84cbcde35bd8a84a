import { type FormEvent, useEffect, useRef } from 'react';

/** How long one has to pause, in milliseconds. */
const PAUSE_MS = 2_000;

/**
 * Says in the browser's console that there is a draft, once its writer pauses; never what is in it.
 * @returns what a form calls with each input
 */
export function useDraftLog(): (event: FormEvent<HTMLFormElement>) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget: form }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const texts = [...new FormData(form).values()];
      if (texts.some((text) => String(text).trim() !== '')) console.info('A draft of the contact message exists');
    }, PAUSE_MS);
  };
}
