import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

type Change<Value> = (update: (current: Value | undefined) => Value | undefined) => void;

/** A value that is reset when the visitor goes to another page. */
export function usePageState<Value>(): [value: Value | undefined, change: Change<Value>] {
  const { key } = useLocation();
  const { location } = useNavigation();
  const pageKey = location?.key ?? key;
  const [stored, setStored] = useState<{ pageKey: string; value: Value | undefined }>();
  const at = (state: typeof stored) => (state?.pageKey === pageKey ? state.value : undefined);
  return [at(stored), (update) => setStored((state) => ({ pageKey, value: update(at(state)) }))];
}

/** Returns whether a part of this page is open. It closes as soon as the visitor goes to another page. */
export function useOpenState(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open = false, change] = usePageState<boolean>();
  return [open, (next) => change(() => next)];
}
