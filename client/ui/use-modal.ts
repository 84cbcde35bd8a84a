import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary';

/**
 * Adds features that a native dialog lacks: a press outside it closes it, and Tab wraps from its last control to
 * its first, without a stop in the browser's controls.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Ignores a text selection that only ends outside the dialog.
    let startedOutside = false;
    const press = ({ target }: Event) => {
      startedOutside = target === element;
    };
    const release = ({ target }: Event) => {
      if (startedOutside && target === element) element.close();
    };
    const wrapFocus = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const controls = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(canFocus);
      const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', release);
    element.addEventListener('keydown', wrapFocus);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', release);
      element.removeEventListener('keydown', wrapFocus);
    };
  }, [dialog]);
}

function canFocus(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
}
