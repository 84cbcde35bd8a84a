import { CircleAlert } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import './form-layout.css';
import './forms.css';

export type FrameProps = {
  label: string;
  /** A hint to read before typing. */
  hint?: ReactNode;
  /** The problem; undefined if the field is valid, empty if another element shows the problem. */
  error?: string;
};

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> &
  FrameProps & {
    /** Content inside the field, at its end. */
    aside?: ReactNode;
  };

/** An `input` element, for example for a line of text. */
export function Field({ label, hint, error, aside, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ariaProps) => (
        <>
          <input dir="auto" {...input} {...ariaProps} className="field__input" />
          {aside}
        </>
      )}
    </FieldFrame>
  );
}

/** A text field of several lines. */
export function TextArea({
  label,
  hint,
  error,
  ...area
}: Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FrameProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ariaProps) => (
        <textarea dir="auto" rows={7} {...area} {...ariaProps} className="field__input field__input--area" />
      )}
    </FieldFrame>
  );
}

/** The label above a field, the field, and its hint and its error below. */
export function FieldFrame({
  label,
  hint,
  error,
  children,
}: FrameProps & {
  /** The input element, with the attributes that link it to the texts around it. */
  children: (ariaProps: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__row">
        {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy || undefined })}
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

type ErrorProps = {
  /** The id that the field's `aria-describedby` names. */
  id: string;
  /** The problem; empty if there is none, or if another element shows it. */
  children?: string;
};

/** Announces the problem of a field when it appears: a live region must exist before its text. */
export function FieldError({ id, children }: ErrorProps) {
  return (
    <p className="field__error" id={id} aria-live="polite">
      {children && (
        <>
          <Icon of={CircleAlert} size={16} />
          {children}
        </>
      )}
    </p>
  );
}
