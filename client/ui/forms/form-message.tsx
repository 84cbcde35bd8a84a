import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import './forms.css';

/** What came of sending a form. */
export type Outcome = { kind: 'success' | 'error'; text: string };

type Props = {
  outcome: Outcome | undefined;
  /** A way on, after the text. */
  children?: ReactNode;
};

/**
 * Says what came of it: in green or in red, with an icon, to those who listen as well. It stands above the fields, and
 * the button below them: whoever has sent a long form is brought to it.
 */
export function FormMessage({ outcome, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const text = outcome?.text;
  useEffect(() => {
    if (text !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  const Icon = outcome?.kind === 'success' ? CircleCheck : CircleAlert;
  return (
    <div ref={place} className="form-message" role={outcome?.kind === 'error' ? 'alert' : 'status'}>
      {outcome && (
        <p className={`form-message__text form-message__text--${outcome.kind}`}>
          <Icon aria-hidden="true" size={20} />
          <span>
            {outcome.text} {children}
          </span>
        </p>
      )}
    </div>
  );
}
