import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldFrameProps;

/** A text field of several lines. */
export function TextArea({ label, hint, error, ...area }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => <textarea rows={7} {...area} {...ties} className="field__input field__input--area" />}
    </FieldFrame>
  );
}
