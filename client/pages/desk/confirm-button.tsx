import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

type Props = {
  children: ReactNode;
  /** Asks for confirmation; says what the action does. */
  question: string;
  /** Label of the button that confirms. */
  confirmLabel: string;
  /** Label of the button that cancels. */
  cancelLabel?: string;
  disabled: boolean;
  onConfirm: () => void;
};

/** A button that asks for confirmation. The question replaces the button, so that a double tap does not confirm. */
export function ConfirmButton({
  children,
  question,
  confirmLabel,
  cancelLabel = 'Keep it',
  disabled,
  onConfirm,
}: Props) {
  const id = useId();
  /** Undefined before the first press. */
  const [isAsking, setAsking] = useState<boolean>();
  // The first button or the cancel button. It gets the focus because the pressed button disappears.
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
          {cancelLabel}
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
          {confirmLabel}
        </button>
      </div>
    </div>
  );
}
