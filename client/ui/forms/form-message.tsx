import { CircleAlert, CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import './form-layout.css';
import './forms.css';

type Props = {
  /** The outcome of sending the form; undefined if there is none to show. */
  result: { ok: boolean; text: string } | undefined;
  /** A link or button after the text. */
  children?: ReactNode;
};

/**
 * Shows the result of sending a form: in green or red, with an icon, and announced to screen readers. The message
 * scrolls into view, because on long forms it can be far from the button.
 */
export function FormMessage({ result, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const text = result?.text;
  useEffect(() => {
    if (text !== undefined) container.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={container} className="form-message" role={result?.ok === false ? 'alert' : 'status'}>
      {result && (
        <p className={`form-message__text form-message__text--${result.ok ? 'success' : 'error'}`}>
          <Icon of={result?.ok ? CircleCheck : CircleAlert} size={20} />
          <span>
            <span>{result.text}</span> {children}
          </span>
        </p>
      )}
    </div>
  );
}

/** A note that is shown only without scripts. */
export function ScriptNote({ children }: { children: ReactNode }) {
  return <p className="script-note">{children}</p>;
}
