import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** How long a pointer must stay before the menu opens, and may be away before it closes, in ms. */
const OPEN_MS = 120;
const CLOSE_MS = 240;

/**
 * Opens a menu by click, by hover and by arrow key; closes it by Escape, by a click outside and when the focus leaves.
 * @returns the props of its parts
 */
export function useMegaMenu(open: boolean, setOpen: (open: boolean) => void) {
  /** `true` if it was opened on purpose: then a pointer that leaves does not close it. */
  const [pinned, setPinned] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const later = useLater();

  const show = (pin: boolean) => {
    later.stop();
    setPinned(pin);
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
    else later.start(() => pinned || close(), CLOSE_MS);
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
    button: { ref: button, onClick: () => (open && pinned ? close() : show(true)), onKeyDown: enter },
    panel: { ref: panel, onKeyDown: walk },
  };
}

/**
 * Returns the link that an arrow key leads to in a menu, whose links run down the first column and then down the
 * second.
 */
function nextLink(key: string, panel: HTMLElement | null): HTMLElement | undefined {
  const links = [...(panel?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (at < 0) return undefined;
  const column = Math.ceil((links.length - 1) / 2);
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: column, ArrowLeft: -column };
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  // Up and down wrap around; left and right stay if there is no link.
  if (Math.abs(step) > 1) return links[next] ?? links[at];
  return links.at(next % links.length);
}

/** Calls back on Escape, wherever the focus is, and on a press outside an element. */
function useDismissal(active: boolean, element: RefObject<HTMLElement | null>, dismiss: () => void): void {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    if (!active) return;
    const key = (event: globalThis.KeyboardEvent) => {
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

/** Returns functions to schedule an action and to cancel it; a new action replaces a scheduled one. */
function useLater() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  const start = (action: () => unknown, milliseconds: number) => {
    stop();
    timer.current = setTimeout(action, milliseconds);
  };
  return { start, stop };
}
