import type { Amount } from '#cooking/amount.ts';
import { readMark } from '#cooking/scale-text.ts';

/** Part of a line that a step takes; an amount is a part of the whole line. */
export type LineShare = 'all' | 'rest' | 'some' | Amount;

/** An author's words for a step's share of a line: "none" if the step only names it. */
type WrittenUse = LineShare | 'none';

/** A use as it is written: words of a line, and how much of it. */
export type OwnUse = [words: string, part: string];

const WORDS = new Set<string>(['all', 'rest', 'some', 'none']);

/** Reads an author's share: all, rest, some, none, or an amount. Returns null for anything else. */
export function readWrittenUse(text: string): WrittenUse | null {
  if (WORDS.has(text)) return text as WrittenUse;
  const mark = readMark(text);
  return mark && mark.item === '' ? mark.amount : null;
}
