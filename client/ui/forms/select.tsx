import type { ComponentProps } from 'react';
import { FieldFrame, type FrameProps } from './field.tsx';

/** A value of a select, with its label. */
export type SelectOption = { value: string; label: string };

type Props = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> &
  FrameProps & {
    choices: readonly SelectOption[];
    /** Label of the empty value; if omitted, one of the choices is always selected. */
    empty?: string;
  };

/** A field with a list of values to choose from. */
export function Select({ label, hint, error, choices, empty, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ariaProps) => (
        <select {...select} {...ariaProps} className="field__input">
          {empty !== undefined && <option value="">{empty}</option>}
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
