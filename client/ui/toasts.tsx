import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { closeToast, type Toast, useToast } from './toast.ts';
import './toast.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };

/** The toast, in a live region that is on the page before the first of them. */
export function Toasts() {
  const toast = useToast((state) => state.toast);
  const [region, setRegion] = useState<HTMLElement>();
  useEffect(() => {
    const created = createRegion();
    setRegion(created);
    const leave = keepWithinReach(created);
    return () => {
      leave();
      created.remove();
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
 * Moves the region into an open modal dialog, outside of which nothing can be read or pressed, before a toast
 * comes, and out again when the dialog closes or is removed with its page.
 * @returns a function that ends this
 */
function keepWithinReach(region: HTMLElement): () => void {
  const move = () => {
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (region.parentElement !== place) place.append(region);
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

/** One message. It stays while the pointer or the focus is on it, and then for the time that was left. */
function ToastView({ text, kind, seconds, action }: Toast) {
  const [held, setHeld] = useState(false);
  const left = useRef(seconds * 1_000);
  useEffect(() => {
    if (held) return;
    const start = Date.now();
    const timer = setTimeout(closeToast, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [held]);
  const Icon = icons[kind];
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its clock
    <div
      className={`toast toast--${kind}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon aria-hidden="true" size={20} />
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
        <X aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
