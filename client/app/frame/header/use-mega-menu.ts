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

/** Delays before the menu opens under a pointer, and closes after the pointer has left, in ms. */
const OPEN_MS = 120;
const CLOSE_MS = 240;

/**
 * Opens a menu by click, hover or arrow key. Closes it by click or Escape, and when the pointer or the focus leaves.
 * @returns the props of the entry, its button and its panel
 */
export function useMegaMenu(open: boolean, setOpen: (open: boolean) => void) {
  /** `true` if the menu was opened by click or key: it then stays open when the pointer leaves. */
  const [pinned, setPinned] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const delay = useDelay();

  const openMenu = (shouldPin: boolean) => {
    delay.stop();
    setPinned(shouldPin);
    setOpen(true);
  };
  const close = () => {
    delay.stop();
    setOpen(false);
  };
  useDismissal(open, item, () => {
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    close();
  });

  const hover = ({ pointerType, type }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (type === 'pointerenter') delay.start(() => open || openMenu(false), OPEN_MS);
    else delay.start(() => pinned || close(), CLOSE_MS);
  };
  const closeOnBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !item.current?.contains(relatedTarget)) close();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    flushSync(() => openMenu(true));
    panel.current?.querySelector('a')?.focus();
  };
  const moveFocus = (event: KeyboardEvent) => {
    const target = findNextLink(event.key, panel.current);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return {
    item: { ref: item, onPointerEnter: hover, onPointerLeave: hover, onBlur: closeOnBlur },
    button: { ref: button, onClick: () => (open && pinned ? close() : openMenu(true)), onKeyDown: openByArrow },
    panel: { ref: panel, onKeyDown: moveFocus },
  };
}

/**
 * Returns the link that an arrow key, Home or End moves to. The menu's links run down the first column, then down the
 * second.
 */
function findNextLink(key: string, panel: HTMLElement | null): HTMLElement | undefined {
  const links = [...(panel?.querySelectorAll('a') ?? [])];
  const index = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (index < 0) return undefined;
  const column = Math.ceil((links.length - 1) / 2);
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: column, ArrowLeft: -column };
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = index + step;
  // Up and down wrap around. Left and right do not move without a link on that side.
  if (Math.abs(step) > 1) return links[next] ?? links[index];
  return links.at(next % links.length);
}

/** Calls `dismiss` on Escape, regardless of the focus, and on a press outside the element. */
function useDismissal(active: boolean, element: RefObject<HTMLElement | null>, dismiss: () => void): void {
  const latestDismiss = useRef(dismiss);
  useEffect(() => {
    latestDismiss.current = dismiss;
  });
  useEffect(() => {
    if (!active) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') latestDismiss.current();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) latestDismiss.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [active, element]);
}

/** Returns functions to schedule an action and to cancel it; a new action replaces a scheduled action. */
function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  const start = (action: () => unknown, milliseconds: number) => {
    stop();
    timer.current = setTimeout(action, milliseconds);
  };
  return { start, stop };
}
