import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

type Update<Value> = (update: (current: Value | undefined) => Value | undefined) => void;

/** A value that is reset when the visitor goes to another page. */
export function usePageState<Value>(): [value: Value | undefined, change: Update<Value>] {
  const { key } = useLocation();
  const { location } = useNavigation();
  const pageKey = location?.key ?? key;
  const [stored, setStored] = useState<{ pageKey: string; value: Value | undefined }>();
  const getValue = (state: typeof stored) => (state?.pageKey === pageKey ? state.value : undefined);
  return [getValue(stored), (update) => setStored((state) => ({ pageKey, value: update(getValue(state)) }))];
}

/** Returns whether a part of this page is open. It closes as soon as the visitor goes to another page. */
export function useOpenState(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open = false, change] = usePageState<boolean>();
  return [open, (next) => change(() => next)];
}
