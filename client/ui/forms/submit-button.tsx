import { LoaderCircle } from 'lucide';
import { Icon } from '../icon.tsx';
import { useHydrated } from '../use-hydrated.ts';

type Props = {
  children: string;
  /** `true` while the form is being sent. */
  busy: boolean;
  /** The button's text while the form is being sent; a spinner if omitted. */
  busyText?: string;
  disabled?: boolean;
  /** `true` if the browser itself cannot send the form: the button is then disabled until the scripts have loaded. */
  needsScript?: boolean;
};

/** The button of a form. It keeps its width while the form is being sent. */
export function SubmitButton({ children, busy, busyText, disabled = false, needsScript = false }: Props) {
  const hydrated = useHydrated();
  return (
    <button
      type="submit"
      className="button submit-button"
      disabled={(needsScript && !hydrated) || busy || disabled}
      aria-busy={busy}
    >
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
          <Icon of={LoaderCircle} size={20} />
          <span className="visually-hidden">{children}: please wait</span>
        </span>
      )}
    </button>
  );
}
