import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string;
  /** What to know before one types. */
  hint?: ReactNode;
  /** What is wrong. Empty where another place says it already. */
  error?: string;
  /** What stands inside the field, at its end. */
  aside?: ReactNode;
};

/** A text field with its label above, its hint and its error under it. */
export function Field({ label, hint, error, aside, ...input }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__row">
        <input
          {...input}
          className="field__input"
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
        />
        {aside}
      </div>
      {hint && (
        <div className="field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <p className="field__error" id={`${id}-error`} aria-live="polite">
        {error && (
          <>
            <CircleAlert aria-hidden="true" size={16} />
            {error}
          </>
        )}
      </p>
    </div>
  );
}
