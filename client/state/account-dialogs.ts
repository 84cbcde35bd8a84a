import { useSyncExternalStore } from 'react';

export type AccountDialog = 'sign-in' | 'sign-out';

/** What was asked for, and on which entry of the history, by the router's key. */
type Asked = { dialog: AccountDialog; key: string };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

/** Opens one of the two dialogs, or closes what is open. Whatever a visitor presses for it, the frame shows it. */
export function askFor(dialog: AccountDialog | null): void {
  asked = dialog && { dialog, key: window.history.state?.key ?? 'default' };
  for (const listener of listeners) listener();
}

/** @returns the dialog that was asked for */
export function useAskedDialog(): Asked | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
