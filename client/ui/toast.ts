import { create } from 'zustand';

type ToastKind = 'success' | 'error' | 'info' | 'warning';

export type Toast = { id: number; text: string; kind: ToastKind; seconds: number };

export type ToastOptions = {
  kind?: ToastKind;
  /** How long it stays, 5 unless said otherwise. */
  seconds?: number;
};

/** More would cover what they are about. */
const MOST_TOASTS = 4;

let shown = 0;

/** The toasts on the screen, the newest first. */
export const useToasts = create<readonly Toast[]>(() => []);

/** Shows a short message at the top right. It is announced politely, and never the only place of an error. */
export function showToast(text: string, { kind = 'info', seconds = 5 }: ToastOptions = {}): void {
  shown += 1;
  const toast: Toast = { id: shown, text, kind, seconds };
  useToasts.setState((toasts) => [toast, ...toasts].slice(0, MOST_TOASTS), true);
}

export function closeToast(id: number): void {
  useToasts.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
}
