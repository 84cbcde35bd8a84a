import type { CheckState } from '../use-check.ts';
import { getFindings, getMissing } from './findings.ts';
import { parseYaml } from './yaml-source.ts';

/**
 * Returns the id of the next field to fill in or correct; undefined if there is none, or if the text cannot be parsed.
 * @param previous - the id that this function returned last
 */
export function getNextField(text: string, checkState: CheckState, previous: string | undefined): string | undefined {
  const parsed = parseYaml(text);
  if (!parsed) return undefined;
  const mistakes = getFindings(checkState, parsed).filter(({ kind }) => kind === 'mistake');
  const fields = [...getMissing(checkState, parsed), ...mistakes].map(({ field }) => field);
  return getFieldAfter(fields, previous);
}

/**
 * Returns the field after the current field; the first if the current field is the last or not in the list; undefined if
 * the list is empty.
 */
export function getFieldAfter(fields: readonly string[], current: string | undefined): string | undefined {
  return fields[(fields.indexOf(current ?? '') + 1) % fields.length];
}

/** Moves the focus to a field, or to the first field in it. A list's own id is on the button that adds a row. */
export function focusField(field: string): void {
  const find = (operator: string, value: string) =>
    document.querySelector<HTMLElement>(`[data-field${operator}"${CSS.escape(value)}"]`);
  const control = find('=', field) ?? find('^=', `${field}.`);
  control?.focus();
  // The focus shows or hides findings above the field, which move it.
  requestAnimationFrame(() => control?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
}
