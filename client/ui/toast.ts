import { create } from 'zustand';

type ToastKind = 'success' | 'error' | 'info' | 'warning';

export type Toast = { id: number; text: string; kind: ToastKind; seconds: number };

export type ToastOptions = {
  kind?: ToastKind;
  /** How long it stays, 5 unless said otherwise. */
  seconds?: number;
};

/** More would cover what they are about; on a phone each takes the width of the window. */
const MOST_TOASTS = 4;
const MOST_ON_PHONES = 1;
const PHONE = '(max-width: 39.99rem)';

let shown = 0;

/** The toasts on the screen, the newest first. */
export const useToasts = create<readonly Toast[]>(() => []);

/**
 * Shows a short message at the top right, on phones at the foot. It is announced politely, and never the only place of an
 * error. A success closes the errors before it.
 */
export function showToast(text: string, { kind = 'info', seconds = 5 }: ToastOptions = {}): void {
  shown += 1;
  const toast: Toast = { id: shown, text, kind, seconds };
  if (kind === 'success') closeErrorToasts();
  const most = window.matchMedia(PHONE).matches ? MOST_ON_PHONES : MOST_TOASTS;
  useToasts.setState((toasts) => [toast, ...toasts].slice(0, most), true);
}

/** Closes what was said of failures: another try is under way, or has worked. */
export function closeErrorToasts(): void {
  useToasts.setState((toasts) => toasts.filter(({ kind }) => kind !== 'error'), true);
}

export function closeToast(id: number): void {
  useToasts.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
}
