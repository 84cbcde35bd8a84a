import { useEffect, useRef } from 'react';
import { Field } from '#client/ui/forms/field.tsx';
import { TextButton } from '#client/ui/text-button.tsx';
import type { RowErrors } from './food-rows.ts';
import type { Weight } from './food-text.ts';

type Props = {
  legend: string;
  /** Label of the field for a name. */
  label: string;
  hint?: string;
  weights: readonly Weight[];
  /** Error messages of the rows from the last submit. */
  errors: readonly RowErrors[];
  /** Names to suggest. */
  names: readonly string[];
  onChange: (weights: readonly Weight[]) => void;
  onType?: (name: string) => void;
};

/** Rows of names with their weights in grams. */
export function Weights({ legend, label, hint, weights, errors, names, onChange, onType }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    if (errors.length > 0) group.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  // Moves the focus to the first field of a row that the editor has added.
  useEffect(() => {
    const inputs = group.current?.querySelectorAll('input') ?? [];
    if (isAdding.current && weights.length > 0) inputs[inputs.length - 2]?.focus();
    isAdding.current = false;
  }, [weights.length]);
  const listId = `weights-${label.toLowerCase().replace(/\W+/g, '-')}`;
  const changeRow = (index: number, changes: Partial<Weight>) =>
    onChange(weights.map((weight, other) => (other === index ? { ...weight, ...changes } : weight)));
  return (
    <fieldset ref={group} className="food-form__group">
      <legend className="field__label">{legend}</legend>
      {hint && <p className="field__hint">{hint}</p>}
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {weights.map(({ name, grams }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and keep their order
        <div key={index} className="food-form__row">
          <Field
            label={label}
            list={listId}
            value={name}
            error={errors[index]?.name}
            onChange={({ target }) => {
              changeRow(index, { name: target.value });
              onType?.(target.value);
            }}
          />
          <Field
            label="Grams"
            inputMode="decimal"
            value={grams}
            error={errors[index]?.grams}
            onChange={({ target }) => changeRow(index, { grams: target.value })}
          />
          <TextButton onClick={() => onChange(weights.filter((_, other) => other !== index))}>
            Remove<span className="visually-hidden"> {name}</span>
          </TextButton>
        </div>
      ))}
      <TextButton
        onClick={() => {
          isAdding.current = true;
          onChange([...weights, { name: '', grams: '' }]);
        }}
      >
        Add a row
      </TextButton>
    </fieldset>
  );
}
