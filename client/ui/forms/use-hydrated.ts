import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts are at work on the page. A form that is sent earlier would be sent by the browser itself. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
