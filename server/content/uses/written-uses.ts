import type { Amount } from '#cooking/amount.ts';
import { readMark } from '#cooking/scale-text.ts';

/** How much of an ingredient line a step uses: an amount, or a word. */
export type LinePart = 'all' | 'rest' | 'some' | Amount;

/** A use as an author states it: words of a line, and the part. */
export type WrittenUse = [words: string, part: string];

const WORDS = new Set<string>(['all', 'rest', 'some', 'none']);

/** Reads the part that an author states: "none" if the step only names the line. Returns null for an invalid text. */
export function readWrittenPart(text: string): LinePart | 'none' | null {
  if (WORDS.has(text)) return text as LinePart | 'none';
  const mark = readMark(text);
  return mark && mark.item === '' ? mark.amount : null;
}
