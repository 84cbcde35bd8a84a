import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A password field with a button to show its content. */
export function PasswordField({ label, ...field }: Omit<FieldProps, 'type' | 'aside'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      aside={
        <button
          type="button"
          className="field__toggle needs-script"
          aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
