import { Field } from '#client/ui/forms/field.tsx';
import { TextButton } from '#client/ui/text-button.tsx';
import type { Weight } from './food-text.ts';

type Props = {
  legend: string;
  /** Label of the name of a weight. */
  label: string;
  weights: readonly Weight[];
  /** Names to suggest. */
  names: readonly string[];
  onChange: (weights: readonly Weight[]) => void;
  onType?: (name: string) => void;
};

/** Rows of names with their weights in grams. */
export function Weights({ legend, label, weights, names, onChange, onType }: Props) {
  const list = `weights-${label.toLowerCase().replace(/\W+/g, '-')}`;
  const change = (index: number, changed: Partial<Weight>) =>
    onChange(weights.map((weight, other) => (other === index ? { ...weight, ...changed } : weight)));
  return (
    <fieldset className="food-form__group">
      <legend className="field__label">{legend}</legend>
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {weights.map(({ name, grams }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and keep their order
        <div key={index} className="food-form__row">
          <Field
            label={label}
            list={list}
            value={name}
            onChange={({ target }) => {
              change(index, { name: target.value });
              onType?.(target.value);
            }}
          />
          <Field
            label="Grams"
            type="number"
            min="0"
            step="any"
            value={grams}
            onChange={({ target }) => change(index, { grams: target.value })}
          />
          <TextButton onClick={() => onChange(weights.filter((_, other) => other !== index))}>
            Remove<span className="visually-hidden"> {name}</span>
          </TextButton>
        </div>
      ))}
      <TextButton onClick={() => onChange([...weights, { name: '', grams: '' }])}>Add a row</TextButton>
    </fieldset>
  );
}
