import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

type Props = {
  children: ReactNode;
  /** Asked before the action; says what it does. */
  question: string;
  /** Label of the button that does it. */
  yes: string;
  /** Label of the button that does not. */
  no?: string;
  disabled: boolean;
  onSure: () => void;
};

/** A button that asks before it acts. The answers are in other places, so that a double tap does not confirm. */
export function SureButton({ children, question, yes, no: noLabel = 'Keep it', disabled, onSure }: Props) {
  const id = useId();
  /** Undefined before the first press. */
  const [isAsking, setAsking] = useState<boolean>();
  // The button itself, or the answer that does nothing: the pressed button disappears, and the focus must not.
  const toFocus = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking !== undefined) toFocus.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <button
        ref={toFocus}
        type="button"
        className="button button--quiet"
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        {children}
      </button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be named by a legend, not by the question
    <div role="group" aria-labelledby={id}>
      <p id={id}>{question}</p>
      <div className="form__buttons">
        <button ref={toFocus} type="button" className="button button--quiet" onClick={() => setAsking(false)}>
          {noLabel}
        </button>
        <button
          type="button"
          className="button"
          disabled={disabled}
          onClick={() => {
            setAsking(false);
            onSure();
          }}
        >
          {yes}
        </button>
      </div>
    </div>
  );
}
