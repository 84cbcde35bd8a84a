import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ToastOptions } from './toast.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };

type Props = Required<ToastOptions> & { text: string; onClose: () => void };

/** One message. It waits while one points at it or is in it, and then stays as long as it still had. */
export function ToastBody({ text, kind, seconds, onClose }: Props) {
  const [held, setHeld] = useState(false);
  const left = useRef(seconds * 1000);
  const close = useRef(onClose);
  useEffect(() => {
    if (held) return;
    const since = Date.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held]);
  const Icon = icons[kind];
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens on it, it is only watched
    <div
      className={`toast__body toast__body--${kind}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon aria-hidden="true" size={20} />
      <p className="toast__text">{text}</p>
      <button type="button" className="toast__close" aria-label="Close message" onClick={onClose}>
        <X aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
