import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import type { ToastOptions } from './toast.ts';
import { ToastBody } from './toast-body.tsx';
import { useAppearing } from './use-appearing.ts';
import './toast.css';

const host = document.createElement('div');
let drawn = false;

/** A dialog that goes with its page does not close first, and would take the toasts in it along. */
const removals = new MutationObserver(() => {
  if (!host.isConnected) bringWithinReach();
});

/** Shows a toast. The place for them is drawn with the first. */
export function raiseToast(text: string, { kind = 'info', seconds = 5 }: ToastOptions): void {
  bringWithinReach();
  if (!drawn) {
    drawn = true;
    flushSync(() => createRoot(host).render(<Toaster />));
  }
  toast(({ closeToast }) => <ToastBody text={text} kind={kind} seconds={seconds} onClose={() => closeToast()} />);
}

/** What is outside an open modal dialog can be neither heard nor pressed, so the toasts live in it as long as it is open. */
function bringWithinReach(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const place = dialog ?? document.body;
  if (host.parentElement !== place) place.append(host);
  dialog?.addEventListener('close', bringWithinReach, { once: true });
  if (dialog) removals.observe(document.body, { childList: true, subtree: true });
  else removals.disconnect();
}

/** Timing and looks are our own: the library's hang on animations, which those who want no motion do not have. */
function Toaster() {
  return (
    <ToastContainer
      className="toasts no-print"
      toastClassName="toast"
      position="top-right"
      autoClose={false}
      closeButton={false}
      closeOnClick={false}
      draggable={false}
      icon={false}
      customProgressBar
      newestOnTop
      limit={4}
      role="group"
      transition={Appearing}
      aria-label="Messages"
    />
  );
}

function Appearing({ children, isIn, done, playToast }: ToastTransitionProps) {
  useAppearing(isIn, playToast, done);
  return children;
}
