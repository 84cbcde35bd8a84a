import type { ContentProblem } from './use-check.ts';

/** A change of a text between two offsets. */
type Change = { from: number; to: number; insert: string };

/** Returns the change that fixes a problem; undefined if that part of the text has changed since it was checked. */
export function toChange({ fix, replaced }: ContentProblem, text: string): Change | undefined {
  const [from = 0, to = 0] = fix?.range ?? [];
  return fix && text.slice(from, to) === replaced ? { from, to, insert: fix.text } : undefined;
}

/** Returns the label of the button for a fix. A fix that adds a row begins with a line break and a dash. */
export function toFixLabel(text: string): string {
  const [, row] = /^\s*\n\s*- (.*)$/s.exec(text) ?? [];
  return row === undefined ? `Write “${text.trim()}”` : `Put “${row.trim()}” on a separate line`;
}

/** Returns the text with a problem's fix applied; unchanged if that part has changed since it was checked. */
export function applyFix(problem: ContentProblem, text: string): string {
  const change = toChange(problem, text);
  return change ? text.slice(0, change.from) + change.insert + text.slice(change.to) : text;
}

/** Returns the change from one text to another, without the equal characters at the start and the end. */
export function getDifference(oldText: string, newText: string): Change {
  const maxLength = Math.min(oldText.length, newText.length);
  let from = 0;
  while (from < maxLength && oldText[from] === newText[from]) from += 1;
  let end = 0;
  while (end < maxLength - from && oldText.at(-1 - end) === newText.at(-1 - end)) end += 1;
  return { from, to: oldText.length - end, insert: newText.slice(from, newText.length - end) };
}
