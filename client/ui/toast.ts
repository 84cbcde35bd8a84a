import { create } from 'zustand';

type ToastKind = 'success' | 'error' | 'info' | 'warning';

/** An action next to the text, available until the toast disappears. */
type ToastAction = { label: string; run: () => void };

export type Toast = {
  id: number;
  text: string;
  kind: ToastKind;
  seconds: number;
  action?: ToastAction;
  isPersistent?: boolean;
};

export type ToastOptions = {
  kind?: ToastKind;
  /** How long it is shown, in seconds. Default: 5, or 10 with an action. */
  seconds?: number;
  action?: ToastAction;
  /** Keeps the toast when the visitor goes to another page: its message is not about the page that shows it. */
  isPersistent?: boolean;
};

let lastId = 0;

/** The toast on the screen; a new toast replaces it. */
export const useToast = create<{ toast: Toast | undefined }>(() => ({ toast: undefined }));

/**
 * Shows a short message at the top right, on phones at the bottom, one at a time. It is announced politely.
 */
export function showToast(text: string, options: ToastOptions = {}): void {
  const { kind = 'info', action, seconds = action ? 10 : 5, isPersistent } = options;
  lastId += 1;
  useToast.setState({ toast: { id: lastId, text, kind, seconds, action, isPersistent } });
}

/** Closes a toast about a failure, because a retry has started or succeeded. */
export function closeErrorToast(): void {
  if (useToast.getState().toast?.kind === 'error') closeToast();
}

/** Closes the toast when the visitor leaves the page, unless it is persistent. */
export function closePageToast(): void {
  if (!useToast.getState().toast?.isPersistent) closeToast();
}

export function closeToast(): void {
  useToast.setState({ toast: undefined });
}
