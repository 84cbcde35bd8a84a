export interface ToastOptions {
  kind?: 'success' | 'error' | 'info' | 'warning';
  /** How long it stays, 5 unless said otherwise. */
  seconds?: number;
}

/** Shows a short message at the top right. It is announced politely, and never the only place of an error. */
export function showToast(text: string, options: ToastOptions = {}): void {
  import('./toaster.tsx').then(
    ({ raiseToast }) => raiseToast(text, options),
    (error: unknown) => console.error(error),
  );
}
