import { create } from 'zustand';

type ToastKind = 'success' | 'error' | 'info' | 'warning';

export type Toast = { id: number; text: string; kind: ToastKind; seconds: number };

export type ToastOptions = {
  kind?: ToastKind;
  /** How long it stays, 5 unless said otherwise. */
  seconds?: number;
};

let shown = 0;

/** The toast on the screen; a new one takes the place of the last. */
export const useToast = create<{ toast: Toast | undefined }>(() => ({ toast: undefined }));

/**
 * Shows a short message at the top right, on phones at the foot, one at a time. It is announced politely, and never the only
 * place of an error.
 */
export function showToast(text: string, { kind = 'info', seconds = 5 }: ToastOptions = {}): void {
  shown += 1;
  useToast.setState({ toast: { id: shown, text, kind, seconds } });
}

/** Closes what was said of a failure: another try is under way, or has worked. */
export function closeErrorToast(): void {
  if (useToast.getState().toast?.kind === 'error') closeToast();
}

export function closeToast(): void {
  useToast.setState({ toast: undefined });
}
