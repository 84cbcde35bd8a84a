import { X } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';
import './modal.css';

type Props = {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A dialog in the middle of the window, open as long as it is mounted. It holds the focus until Escape, its button or a
 * click outside it closes it; the focus then returns to the element that had it, or to the page's heading.
 */
export function Modal({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // The element that opened the modal may have disappeared: before it opened, like the button of a toast, or by an
      // action in the modal.
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
      else if (document.activeElement === document.body) focusHeading();
    };
  }, []);
  return (
    <dialog ref={dialog} className="modal no-print" aria-labelledby={id} onClose={onClose}>
      <div className="modal__sheet">
        <div className="weave" />
        <div className="modal__body">
          <div className="modal__head">
            <h2 className="modal__title" id={id}>
              {title}
            </h2>
            <button type="button" className="icon-button modal__close" aria-label="Close" onClick={onClose}>
              <Icon of={X} size={24} />
            </button>
          </div>
          {children}
        </div>
      </div>
    </dialog>
  );
}
