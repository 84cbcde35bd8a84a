import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { TextButton } from '#client/ui/text-button.tsx';
import { toFixLabel } from '../apply-fix.ts';
import { useField, useRecipeForm } from './form-context.ts';
import type { Path } from './yaml-source.ts';

type Choice = { value: string; label: string };

type FieldProps = {
  path: Path;
  label: string;
  hint?: string;
};

type OptionalFieldProps = FieldProps & { isOptional?: boolean };

/** Shows the finding of a field, with a button if it has a fix. */
export function FindingText({ field }: { field: string }) {
  const { getFinding, onFix } = useRecipeForm();
  const finding = getFinding(field);
  if (!finding) return null;
  const { kind, problem } = finding;
  return (
    <p id={`finding-${field}`} className={`finding finding--${kind}`} role="status">
      {problem.message}{' '}
      {problem.fix && <TextButton onClick={() => onFix(finding)}>{toFixLabel(problem.fix.text)}</TextButton>}
    </p>
  );
}

function RecipeFieldFrame({
  id,
  field,
  label,
  hint,
  children,
}: {
  id: string;
  field: string;
  label: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <div className="recipe-field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && <div className="field__hint">{hint}</div>}
      <FindingText field={field} />
    </div>
  );
}

/** A text field of one line. */
export function TextField({
  path,
  label,
  hint,
  isOptional,
  type = 'text',
}: OptionalFieldProps & { type?: 'text' | 'date' }) {
  const id = useId();
  const field = useField(path, { isOptional });
  return (
    <RecipeFieldFrame id={id} field={field.id} label={label} hint={hint}>
      <input
        {...field.inputProps}
        id={id}
        type={type}
        className="field__input"
        value={field.value}
        onChange={({ target }) => field.write(target.value)}
      />
    </RecipeFieldFrame>
  );
}

/** A field for a whole number. */
export function NumberField({ path, label, hint, isOptional }: OptionalFieldProps) {
  const id = useId();
  const field = useField(path, { isNumber: true, isOptional });
  return (
    <RecipeFieldFrame id={id} field={field.id} label={label} hint={hint}>
      <input
        {...field.inputProps}
        id={id}
        inputMode="numeric"
        className="field__input"
        value={field.value}
        onChange={({ target }) => field.write(target.value)}
      />
    </RecipeFieldFrame>
  );
}

/** A text field of several lines. */
export function LongField({ path, label, hint }: FieldProps) {
  const id = useId();
  const field = useField(path);
  return (
    <RecipeFieldFrame id={id} field={field.id} label={label} hint={hint}>
      <textarea
        {...field.inputProps}
        id={id}
        rows={2}
        className="field__input recipe-field__long"
        value={field.value}
        onChange={({ target }) => field.write(target.value)}
      />
    </RecipeFieldFrame>
  );
}

/** A choice among values; it also offers the current value if that is not among them. */
export function ChoiceField({ path, label, hint, choices }: FieldProps & { choices: readonly Choice[] }) {
  const id = useId();
  const field = useField(path);
  const isUnknown = field.value !== '' && !choices.some(({ value }) => value === field.value);
  return (
    <RecipeFieldFrame id={id} field={field.id} label={label} hint={hint}>
      <select
        {...field.inputProps}
        id={id}
        className="field__input"
        value={field.value}
        onChange={({ target }) => field.write(target.value)}
      >
        <option value="">Choose …</option>
        {isUnknown && <option value={field.value}>{field.value} (not in the list)</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </RecipeFieldFrame>
  );
}

type RowFieldProps = {
  path: Path;
  /** Id of the field that shows the findings, if it differs from the value's own. */
  id?: string;
  label: string;
  placeholder?: string;
  isLong?: boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Called with several pasted lines; returns whether it has inserted them. */
  onPaste?: (lines: string[]) => boolean;
};

/** The field of a row. Only screen readers read its label. */
export function RowField({ path, id, label, placeholder, isLong = false, onKeyDown, onPaste }: RowFieldProps) {
  const field = useField(path, { id });
  const props = {
    ...field.inputProps,
    'aria-label': label,
    placeholder,
    onKeyDown,
    value: field.value,
  };
  if (isLong)
    return (
      <textarea
        {...props}
        rows={1}
        className="field__input recipe-field__long"
        onChange={({ target }) => field.write(target.value)}
      />
    );
  return (
    <input
      {...props}
      className="field__input"
      onChange={({ target }) => field.write(target.value)}
      onPaste={(event) => {
        const lines = event.clipboardData
          .getData('text')
          .split(/\r\n?|\n/)
          .map((line) => line.trim())
          .filter(Boolean);
        if (lines.length > 1 && onPaste?.(lines)) event.preventDefault();
      }}
    />
  );
}
