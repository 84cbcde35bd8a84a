import { X } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';
import './drawer.css';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The drawer's accessible name. */
  label: string;
  /** The side from which it slides in. */
  side?: 'end' | 'top';
  /** Content next to the close button. */
  heading?: ReactNode;
  /** Mounted again each time the drawer opens. */
  children: ReactNode;
};

/**
 * A panel that slides in from a side of the window. It holds the focus until Escape, its button or a click outside
 * closes it; the focus then returns to the element that had it. For a short question in the middle, use `Modal`.
 */
export function Drawer({ open, onClose, label, side = 'end', heading, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={`drawer drawer--${side} no-print`} aria-label={label} onClose={onClose}>
      {open && (
        <div className="drawer__sheet">
          <div className="drawer__head">
            <div className="drawer__heading">{heading}</div>
            <button type="button" className="icon-button drawer__close" aria-label="Close" onClick={onClose}>
              <Icon of={X} size={24} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
