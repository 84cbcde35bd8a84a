import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

type Props = {
  children: ReactNode;
  /** Asked before the action; says what it does. */
  question: string;
  /** Label of the button that confirms. */
  yes: string;
  /** Label of the button that cancels. */
  no?: string;
  disabled: boolean;
  onConfirm: () => void;
};

/** A button that asks for confirmation. The question replaces the button, so that a double tap does not confirm. */
export function ConfirmButton({ children, question, yes, no: noLabel = 'Keep it', disabled, onConfirm }: Props) {
  const id = useId();
  /** Undefined before the first press. */
  const [isAsking, setAsking] = useState<boolean>();
  // The first button or the one that cancels. It gets the focus because the pressed button disappears.
  const focusTarget = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking !== undefined) focusTarget.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <button
        ref={focusTarget}
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
        <button ref={focusTarget} type="button" className="button button--quiet" onClick={() => setAsking(false)}>
          {noLabel}
        </button>
        <button
          type="button"
          className="button"
          disabled={disabled}
          onClick={() => {
            setAsking(false);
            onConfirm();
          }}
        >
          {yes}
        </button>
      </div>
    </div>
  );
}
