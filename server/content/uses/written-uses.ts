import type { Amount } from '#cooking/amount.ts';
import { readMark } from '#cooking/scale-text.ts';

/** Share of a line that a step uses: an amount, or a word. */
export type LineShare = 'all' | 'rest' | 'some' | Amount;

/** A share as an author writes it: "none" if the step only names the line. */
type WrittenUse = LineShare | 'none';

/** A use as an author writes it: words of a line, and the share. */
export type OwnUse = [words: string, part: string];

const WORDS = new Set<string>(['all', 'rest', 'some', 'none']);

/** Reads an author's share: all, rest, some, none, or an amount. Returns null for anything else. */
export function readWrittenUse(text: string): WrittenUse | null {
  if (WORDS.has(text)) return text as WrittenUse;
  const mark = readMark(text);
  return mark && mark.item === '' ? mark.amount : null;
}
