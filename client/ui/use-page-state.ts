import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

type Change<Value> = (update: (current: Value | undefined) => Value | undefined) => void;

/** A value that is reset when the visitor goes to another page. */
export function usePageState<Value>(): [value: Value | undefined, change: Change<Value>] {
  const { key } = useLocation();
  const { location } = useNavigation();
  const here = location?.key ?? key;
  const [held, setHeld] = useState<{ here: string; value: Value | undefined }>();
  const at = (state: typeof held) => (state?.here === here ? state.value : undefined);
  return [at(held), (update) => setHeld((state) => ({ here, value: update(at(state)) }))];
}

/** Returns whether a part of this page is open. It closes as soon as the visitor goes to another page. */
export function useOpenState(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open = false, change] = usePageState<boolean>();
  return [open, (next) => change(() => next)];
}
