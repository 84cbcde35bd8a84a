import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Icon } from './icon.tsx';
import { closePageToast, closeToast, type Toast, useToast } from './toast.ts';
import './toast.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };

/** The toast, in a live region that is on the page before the first toast. */
export function Toasts() {
  const toast = useToast((state) => state.toast);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the page changes.
  useEffect(closePageToast, [pathname]);
  const [region, setRegion] = useState<HTMLElement>();
  useEffect(() => {
    const newRegion = createRegion();
    setRegion(newRegion);
    const stop = keepWithinReach(newRegion);
    return () => {
      stop();
      newRegion.remove();
    };
  }, []);
  if (!region) return null;
  return createPortal(toast && <ToastView key={toast.id} {...toast} />, region);
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.className = 'toasts at-foot no-print';
  region.setAttribute('role', 'log');
  region.setAttribute('aria-label', 'Messages');
  document.body.append(region);
  return region;
}

/**
 * Moves the region into an open modal dialog before a toast appears, because nothing outside the dialog can be read or
 * pressed; moves it out when the dialog closes or is removed with its page.
 * @returns a function that stops moving it
 */
function keepWithinReach(region: HTMLElement): () => void {
  const move = () => {
    const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (region.parentElement !== parent) parent.append(region);
  };
  const changes = new MutationObserver(move);
  const unsubscribe = useToast.subscribe(({ toast }) => {
    move();
    if (!toast) changes.disconnect();
    else changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  });
  return () => {
    unsubscribe();
    changes.disconnect();
  };
}

/** Controls that a toast must not cover if they are focused, or next in the tab order. */
const CONTROLS = 'a, button, input, select, textarea, summary';

/** Returns the focused control and the control after it. */
function getControlsInUse(): Element[] {
  const controls = [...(document.activeElement?.closest('dialog') ?? document).querySelectorAll(CONTROLS)];
  const index = controls.indexOf(document.activeElement ?? document.body);
  return index < 0 ? [] : controls.slice(index, index + 2);
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/** A message. Its timeout is paused while the pointer or the focus is on it. */
function ToastView({ text, kind, seconds, action }: Toast) {
  const [isPaused, setIsPaused] = useState(false);
  const remainingMs = useRef(seconds * 1_000);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Runs after the focus has moved to a field with a problem.
    const frame = requestAnimationFrame(() => {
      const toast = element.current;
      if (toast && getControlsInUse().some((control) => overlap(toast, control))) toast.classList.add('toast--away');
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (isPaused) return;
    const start = Date.now();
    const timer = setTimeout(closeToast, remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - start;
    };
  }, [isPaused]);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only pauses its timeout
    <div
      ref={element}
      className={`toast toast--${kind}`}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon of={icons[kind]} size={20} />
      <p className="toast__text">{text}</p>
      {action && (
        <button
          type="button"
          className="toast__action"
          onClick={() => {
            closeToast();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="toast__close" aria-label="Close message" onClick={closeToast}>
        <Icon of={X} size={18} />
      </button>
    </div>
  );
}
