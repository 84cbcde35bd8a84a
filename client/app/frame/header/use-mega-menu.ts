import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextLink } from './next-link.ts';
import { useDismissal } from './use-dismissal.ts';
import { useLater } from './use-later.ts';

/** How long a pointer has to stay before it means it, and may be gone before it means that, in milliseconds. */
const OPEN_MS = 120;
const CLOSE_MS = 240;

/**
 * Opens a menu by click, by hover and by arrow key; closes it by Escape, outside and by going on.
 * @returns what its parts need as props
 */
export function useMegaMenu(open: boolean, setOpen: (open: boolean) => void) {
  /** Whether it was opened on purpose: then a pointer that leaves does not close it. */
  const [kept, setKept] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const later = useLater();

  const show = (keep: boolean) => {
    later.stop();
    setKept(keep);
    setOpen(true);
  };
  const close = () => {
    later.stop();
    setOpen(false);
  };
  useDismissal(open, item, () => {
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    close();
  });

  const hover = ({ pointerType, type }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (type === 'pointerenter') later.start(() => open || show(false), OPEN_MS);
    else later.start(() => kept || close(), CLOSE_MS);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !item.current?.contains(relatedTarget)) close();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    flushSync(() => show(true));
    panel.current?.querySelector('a')?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const target = nextLink(event.key, panel.current);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return {
    item: { ref: item, onPointerEnter: hover, onPointerLeave: hover, onBlur: leave },
    button: { ref: button, onClick: () => (open && kept ? close() : show(true)), onKeyDown: enter },
    panel: { ref: panel, onKeyDown: walk },
  };
}
