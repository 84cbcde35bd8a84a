import { usePageState } from './use-page-state.ts';

/** Whether something is open on this page. It closes as soon as one goes to another. */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open = false, change] = usePageState<boolean>();
  return [open, (next) => change(() => next)];
}
