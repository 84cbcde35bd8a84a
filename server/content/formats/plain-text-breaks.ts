import { INSTRUCTS } from './plain-text-clues.ts';
import { AMOUNT, isClosed } from './plain-text-words.ts';

const RULE = /^(?:(?:[-*_=~]\s*){3,}|M{5})$/;

/** Returns `true` for a line that divides a text. */
export function isRule(line = ''): boolean {
  return RULE.test(line.trim()) || line === '\f';
}

/** Some programs copy the mark of a list on a line of its own. */
export function isBlank(line = ''): boolean {
  return !/[^\s•◦▪▢☐□○·\ufffc\p{Co}-]/u.test(line) && !RULE.test(line.trim());
}

export function getIndent(line: string): number {
  return line.length - line.trimStart().length;
}

/**
 * Lengths of the longest line in a letter program, the least number of lines in which the next word has no space, and
 * the share of the width from which a line within a sentence goes on.
 */
const [MIN_WIDTH, MAX_WIDTH, MIN_FULL, OPEN_WIDTH] = [30, 125, 2, 0.75];
/** Maximum indent of the first line of a paragraph: others are centered titles. */
const MAX_FIRST_INDENT = 8;
/** Least width of a paragraph, share of it that each line but the last one has, and spaces that may be left. */
const [MIN_PARAGRAPH, FULL_SHARE, ROOM] = [45, 0.6, 4];
/** Least indent of the first line of a paragraph. */
const FIRST_INDENT = 3;
const SENTENCE_END = /\p{L}{2}[.!?](?:\s|$)/u;
/** End of a line after a unit, not after a sentence. */
const UNIT_END = /\b(?:tbsps?|tsps?|oz|lbs?|pkg|approx|c|hrs?|mins?)\.$/i;

/** Returns `true` for a line that continues no other: the start of a list's line, or a heading. */
type Test = (line: string) => boolean;

/**
 * Joins the lines of a letter program: a paragraph goes on if the first word of the next line has no space in a line.
 */
export function withoutBreaks(lines: string[], isSeparate: Test): string[] {
  const goOn = new Set([...pageBreaks(lines, isSeparate), ...paragraphBreaks(lines, isSeparate)]);
  return lines.reduce<string[]>((joined, line, index) => {
    joined.push(goOn.has(index) ? `${joined.pop()?.trimEnd()} ${line.trim()}` : line);
    return joined;
  }, []);
}

/** Returns the lines that go on the line above, if most of the text has one width. */
function pageBreaks(lines: string[], isSeparate: Test): number[] {
  // Longer lines are paragraphs that no program broke.
  const width = Math.max(...lines.map((line) => line.trimEnd().length).filter((length) => length <= MAX_WIDTH));
  if (width < MIN_WIDTH) return [];
  const isOpen = (line: string) => !isClosed(line.trimEnd());
  // Length of a line to the end of the next word; 0 for lines that end for another reason.
  const lengths = lines.map((line, index) => {
    const next = lines[index + 1]?.trim() ?? '';
    const isEnd = isBlank(line) || isBlank(next) || isRule(line) || isSeparate(next) || AMOUNT.test(next);
    const isOutdented = getIndent(line) > getIndent(lines[index + 1] ?? '') + MAX_FIRST_INDENT;
    return isEnd || isOutdented || line.length > MAX_WIDTH ? 0 : lengthWith(line, next);
  });
  const full = lines.filter((_, index) => (lengths[index] ?? 0) > width);
  const isLower = (index: number) => /^\s*\p{Ll}/u.test(lines[index + 1] ?? '');
  const isBroken =
    full.length >= MIN_FULL &&
    lines.some((line) => isClosed(line.trimEnd())) &&
    full.filter(isOpen).length * 2 > full.length &&
    lines.some((line, index) => (lengths[index] ?? 0) > width && isOpen(line) && isLower(index));
  if (!isBroken) return [];
  return lines.flatMap((above, index) => {
    const length = lengths[index] ?? 0;
    return length > width || (isOpen(above) && length > width * OPEN_WIDTH) ? [index + 1] : [];
  });
}

/** Returns the length of a line to the end of the first word of the next one. */
function lengthWith(line: string, next: string): number {
  return line.trimEnd().length + 1 + next.replace(/\s.*/, '').length;
}

/** Returns the lines that go on the line above in a paragraph with a width of its own. */
function paragraphBreaks(lines: string[], isSeparate: Test): number[] {
  const goOn: number[] = [];
  let start = 0;
  for (let index = 1; index <= lines.length; index += 1) {
    if (index < lines.length && !isEnd(lines[index - 1] ?? '', lines[index] ?? '', isSeparate)) continue;
    const first = start;
    goOn.push(...breaksIn(lines.slice(first, index), isSeparate).map((at) => first + at));
    start = index;
  }
  return goOn;
}

/** Returns `true` if a block of lines ends above a line. */
function isEnd(above: string, line: string, isSeparate: Test): boolean {
  const isIndented = getIndent(line) >= getIndent(above) + FIRST_INDENT && /^\P{Ll}/u.test(line.trim());
  const isOther = [above, line].some((each) => isBlank(each) || isRule(each) || each.length > MAX_WIDTH);
  return isOther || isIndented || isSeparate(line.trim());
}

/** Returns the lines of a block that go on the line above, which is full or ends within a sentence. */
function breaksIn(lines: string[], isSeparate: Test): number[] {
  const width = Math.max(...lines.map((line) => line.trimEnd().length));
  if (lines.length < 2 || width < MIN_PARAGRAPH) return [];
  const runs: { breaks: number[]; text: string; isWithin: boolean }[] = [];
  for (const [index, line] of lines.entries()) {
    const above = (lines[index - 1] ?? '').trim();
    const next = line.trim();
    const isOpen = !/[.!?:]["”’)]?$/.test(above) || UNIT_END.test(above);
    const hasAmount = AMOUNT.test(next);
    const isFull = lengthWith(lines[index - 1] ?? '', next) > width - ROOM && (isOpen || !hasAmount);
    const run = runs.at(-1);
    const mayGoOn = isSeparate(above) || !AMOUNT.test(above) || (run !== undefined && run.breaks.length > 0);
    const isWithin = isOpen && /^\p{Ll}/u.test(next) && !hasAmount && mayGoOn && (isFull || !INSTRUCTS.test(next));
    if (run && above.length >= width * FULL_SHARE && (isWithin || isFull)) {
      run.breaks.push(index);
      run.text += ` ${next}`;
      run.isWithin ||= isWithin;
    } else runs.push({ breaks: [], text: next, isWithin: false });
  }
  return runs.flatMap(({ breaks, text, isWithin }) => (isWithin && SENTENCE_END.test(text) ? breaks : []));
}
