import { createContext, useContext, useState } from 'react';
import type { CheckState } from '../use-check.ts';
import { type Finding, toFieldId } from './findings.ts';
import { removeValue, setValue } from './yaml-edits.ts';
import { getValue, type ParsedYaml, type Path, type YamlValue } from './yaml-source.ts';

/** Edits a text. Edits with the same name in quick succession are undone together. */
export type EditText = (change: (text: string) => string, name?: string) => void;

type Form = {
  /** Path of the recipe's file. */
  file: string;
  parsed: ParsedYaml;
  checkState: CheckState;
  edit: EditText;
  /** Keys of a recipe, in the order in which files have them. */
  order: readonly string[];
  /** Id of the field that last had the focus; empty at first. */
  active: string;
  setActive: (field: string) => void;
  /** Returns the finding to show at a field: a mistake once the field was visited, a hint while it is active. */
  getFinding: (field: string) => Finding | undefined;
  /** Ids of fields with mistakes. */
  mistakes: ReadonlySet<string>;
  onFix: (finding: Finding) => void;
  /** Moves the focus to a field after the next edit. */
  focusNext: (field: string) => void;
};

export const FormContext = createContext<Form | undefined>(undefined);

/** Returns the context of the recipe's form. @throws {Error} outside a form */
export function useRecipeForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no form around this field');
  return form;
}

type Options = {
  /** `true` for whole numbers. */
  isNumber?: boolean;
  /** `true` to remove the key if the field is empty. */
  isOptional?: boolean;
  /** Id of the field that shows the findings, if it differs from the value's own. */
  id?: string;
};

/**
 * Returns the value of a field, and its handlers. The field keeps the text as typed, including trailing spaces, which
 * the recipe's text omits.
 */
export function useField(path: Path, { isNumber = false, isOptional = false, id = toFieldId(path) }: Options = {}) {
  const form = useRecipeForm();
  const value = toFieldText(getValue(form.parsed.value, path));
  const [typedText, setTypedText] = useState<string>();
  const write = (next: string) => {
    const line = toLine(next);
    setTypedText(next);
    form.edit((text) => {
      if (line === '' && isOptional) return removeValue(text, path);
      const newValue = line === '' ? null : isNumber && /^\d{1,6}$/.test(line) ? Number(line) : line;
      return setValue(text, path, newValue, form.order);
    }, id);
  };
  return {
    id,
    value: typedText !== undefined && toLine(typedText) === value ? typedText : value,
    write,
    /** Attributes of the input. */
    inputProps: {
      'data-field': id,
      'aria-invalid': form.mistakes.has(id),
      'aria-describedby': form.getFinding(id) ? `finding-${id}` : undefined,
      onFocus: () => form.setActive(id),
      onBlur: () => setTypedText(undefined),
    },
  };
}

/** Returns a value as the text of a field; empty for a list or a map. */
export function toFieldText(value: YamlValue | undefined): string {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}

/** Returns the value if it is a list; otherwise an empty list. */
export function toList(value: YamlValue | undefined): YamlValue[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a text trimmed and without line breaks, which texts of recipes do not have. */
function toLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}
