import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> &
  FieldFrameProps & {
    /** What stands inside the field, at its end. */
    aside?: ReactNode;
  };

/** A text field of one line. */
export function Field({ label, hint, error, aside, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <input {...input} {...ties} className="field__input" />
          {aside}
        </>
      )}
    </FieldFrame>
  );
}
