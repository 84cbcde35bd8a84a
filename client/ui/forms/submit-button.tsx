import { LoaderCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';

type Props = {
  children: string;
  /** Whether what it sent is on its way. */
  busy: boolean;
  /** What it reads meanwhile; a turning circle where left out. */
  busyText?: string;
  disabled?: boolean;
};

/** The button of a form. It is as wide while it works as before, and cannot be pressed before scripts are there. */
export function SubmitButton({ children, busy, busyText, disabled = false }: Props) {
  const hydrated = useHydrated();
  return (
    <button type="submit" className="button submit-button" disabled={!hydrated || busy || disabled} aria-busy={busy}>
      <span className="submit-button__text" aria-hidden={busy}>
        {children}
      </span>
      {busyText && (
        <span className="submit-button__text" aria-hidden={!busy}>
          {busyText}
        </span>
      )}
      {!busyText && busy && (
        <span className="submit-button__loader">
          <LoaderCircle aria-hidden="true" size={20} />
          <span className="visually-hidden">{children}: please wait</span>
        </span>
      )}
    </button>
  );
}

const never = () => () => undefined;

/** Whether scripts are at work on the page. The browser itself would send a form that is sent earlier. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
