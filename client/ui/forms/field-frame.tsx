import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import './forms.css';

export type FieldFrameProps = {
  label: string;
  /** What to know before one types. */
  hint?: ReactNode;
  /** What is wrong. Empty where another place says it already. */
  error?: string;
};

type Props = FieldFrameProps & {
  /** The field itself, with what ties it to the texts around it. */
  children: (ties: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
};

/** What is around a field: its label above, its hint and its error under it. */
export function FieldFrame({ label, hint, error, children }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__row">
        {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      </div>
      {hint && (
        <div className="field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
