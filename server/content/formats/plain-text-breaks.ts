import { INSTRUCTS } from './plain-text-clues.ts';
import { AMOUNT, isClosed } from './plain-text-words.ts';

const RULE = /^(?:(?:[-*_=~]\s*){3,}|M{5})$/;

/** Returns `true` for a rule, which divides a text. */
export function isRule(line = ''): boolean {
  return RULE.test(line.trim()) || line === '\f';
}

/** Returns `true` for a line without content: some programs copy a bullet as a line of its own. */
export function isBlank(line = ''): boolean {
  return !/[^\s>|•◦▪▢☐□○·\ufffc\p{Co}-]/u.test(line) && !RULE.test(line.trim());
}

export function getIndent(line: string): number {
  return line.length - line.trimStart().length;
}

/**
 * Range of the width of hard-wrapped lines, in characters; minimum number of full lines; and minimum share of the width
 * for a line that ends within a sentence to continue on the next.
 */
const [MIN_WIDTH, MAX_WIDTH, MIN_FULL, OPEN_WIDTH] = [30, 125, 2, 0.75];
/** Maximum indent of the first line of a paragraph: others are centered titles. */
const MAX_FIRST_INDENT = 8;
/** Minimum width of a paragraph, minimum share of it for lines but the last, and spaces that a full line may lack. */
const [MIN_PARAGRAPH, FULL_SHARE, ROOM] = [45, 0.6, 4];
/** Minimum number of lines per line without an empty line above, in a text with an empty line after each line. */
const MIN_GAPS = 8;
/** End of a line within a sentence: "about 10 to" above "12 minutes". */
const OPEN_END = /\b(?:about|and|at|for|in|into|of|or(?: use)?|the|to|until|with|your)$|\d-$|[,(]$/i;
/** Minimum indent of the first line of a paragraph. */
const FIRST_INDENT = 3;
/** Maximum number of lines above the width of a hard-wrapped text, and minimum of full lines if there are any. */
const [MAX_LONGER, MIN_FULL_BELOW] = [2, 5];
/** Minimum share of the long words of a title that have capitals. */
const TITLE_SHARE = 0.7;
const SENTENCE_END = /\p{L}{2}[.!?](?:\s|$)/u;
/** End of a line after a unit, not after a sentence. */
const UNIT_END = /\b(?:tbsps?|tsps?|oz|lbs?|pkg|approx|c|hrs?|mins?)\.$/i;

/** Returns `true` for a line that continues no other: the start of a list item, or a heading. */
type Test = (line: string) => boolean;

/** Joins hard-wrapped lines: a line continues on the next one if the first word there did not fit on it. */
export function withoutBreaks(spaced: string[], isSeparate: Test): string[] {
  const lines = withoutGaps(spaced, isSeparate);
  const continued = new Set([...pageBreaks(lines, isSeparate), ...paragraphBreaks(lines, isSeparate)]);
  return lines.reduce<string[]>((joined, line, index) => {
    joined.push(continued.has(index) ? `${joined.pop()?.trimEnd()} ${line.trim()}` : line);
    return joined;
  }, []);
}

/** Joins the lines of a step in a text that has an empty line after each line, as some documents do. */
function withoutGaps(lines: string[], isSeparate: Test): string[] {
  const filled = lines.filter((line) => !isBlank(line)).length;
  const touching = lines.filter((line, index) => index > 0 && !isBlank(line) && !isBlank(lines[index - 1])).length;
  if (touching * MIN_GAPS > filled) return lines;
  const joined: string[] = [];
  for (const line of lines) {
    const at = joined.findLastIndex((each) => !isBlank(each));
    const above = (joined[at] ?? '').trim();
    const next = line.trim();
    const isStep = SENTENCE_END.test(above) || INSTRUCTS.test(above);
    const isOpen = isStep && above.length >= MIN_PARAGRAPH && !isClosed(above) && !AMOUNT.test(above);
    if (isOpen && /^\p{Ll}/u.test(next) && !AMOUNT.test(next) && !isSeparate(next))
      joined.splice(at, joined.length, `${above} ${next}`);
    else joined.push(line);
  }
  return joined;
}

/** Returns the indexes of lines that continue the line above, if most of the text has one width. */
function pageBreaks(lines: string[], isSeparate: Test): number[] {
  // Longer lines are paragraphs that no program broke, or its own footer.
  const lengths = lines.map((line) => line.trimEnd().length).filter((length) => length <= MAX_WIDTH);
  const widths = [...new Set(lengths.sort((a, b) => b - a).slice(0, MAX_LONGER + 1))];
  const all = widths.map((width, index) => breaksAt(width, index === 0 ? MIN_FULL : MIN_FULL_BELOW, lines, isSeparate));
  return all.find((breaks) => breaks.length > 0) ?? [];
}

/** Returns the indexes of lines that continue the line above, if a program broke the text at a width. */
function breaksAt(width: number, minFull: number, lines: string[], isSeparate: Test): number[] {
  if (width < MIN_WIDTH) return [];
  const isOpen = (line: string) => !isClosed(line.trimEnd());
  // Lengths with the next line's first word; 0 for lines that end for another reason.
  const lengths = lines.map((line, index) => {
    const next = lines[index + 1]?.trim() ?? '';
    const isEnd =
      [line, next].some((each) => isBlank(each) || isRule(each)) ||
      isSeparate(next) ||
      (AMOUNT.test(next) && !continuesSentence(line, next) && !OPEN_END.test(line.trimEnd()));
    // A paragraph ends with a sentence, so this is a title below it.
    const isTitle =
      (!isOpen(line) && isOpen(next) && next.length * 2 < width) || (isCapitalized(line) && /^\p{Lu}/u.test(next));
    const isOutdented = getIndent(line) > getIndent(lines[index + 1] ?? '') + MAX_FIRST_INDENT;
    return isEnd || isTitle || isOutdented || line.trimEnd().length > width ? 0 : lengthWith(line, next);
  });
  const full = lines.filter((_, index) => (lengths[index] ?? 0) > width);
  const isLower = (index: number) => /^\s*\p{Ll}/u.test(lines[index + 1] ?? '');
  const isBroken =
    full.length >= minFull &&
    lines.some((line) => isClosed(line.trimEnd())) &&
    full.filter(isOpen).length * 2 > full.length &&
    lines.some((line, index) => (lengths[index] ?? 0) > width && isOpen(line) && isLower(index));
  if (!isBroken) return [];
  return lines.flatMap((above, index) => {
    const length = lengths[index] ?? 0;
    const goesOn = isLower(index) && !AMOUNT.test(above.trim());
    const isOpenEnd = isOpen(above) && length > width * OPEN_WIDTH && (goesOn || OPEN_END.test(above.trimEnd()));
    return length > width || isOpenEnd ? [index + 1] : [];
  });
}

/** Returns `true` if most long words of a line have capitals, as in titles. */
function isCapitalized(line: string): boolean {
  const words = line.match(/\p{L}{4,}/gu) ?? [];
  const capitalized = words.filter((word) => /^\p{Lu}/u.test(word));
  return words.length > 1 && capitalized.length > words.length * TITLE_SHARE && !/^[^\p{L}]*\d/u.test(line);
}

/** Returns `true` for a line that continues a sentence and is not an ingredient: "Boil it for half" above "an hour". */
function continuesSentence(above: string, line: string): boolean {
  return /^\p{Ll}/u.test(line) && !isClosed(above.trimEnd()) && !AMOUNT.test(above.trim());
}

/** Returns the length of a line with the first word of the next one. */
function lengthWith(line: string, next: string): number {
  return line.trimEnd().length + 1 + next.replace(/\s.*/, '').length;
}

/** Returns the indexes of lines that continue the line above, by the width of each paragraph. */
function paragraphBreaks(lines: string[], isSeparate: Test): number[] {
  const continued: number[] = [];
  let start = 0;
  for (let index = 1; index <= lines.length; index += 1) {
    if (index < lines.length && !isEnd(lines[index - 1] ?? '', lines[index] ?? '', isSeparate)) continue;
    const first = start;
    continued.push(...breaksIn(lines.slice(first, index), isSeparate).map((at) => first + at));
    start = index;
  }
  return continued;
}

/** Returns `true` if a block of lines ends above a line. */
function isEnd(above: string, line: string, isSeparate: Test): boolean {
  const isIndented = getIndent(line) >= getIndent(above) + FIRST_INDENT && /^\P{Ll}/u.test(line.trim());
  const isOther = [above, line].some((each) => isBlank(each) || isRule(each) || each.length > MAX_WIDTH);
  return isOther || isIndented || isSeparate(line.trim());
}

/** Returns the indexes of lines that continue the line above, which is full or ends within a sentence. */
function breaksIn(lines: string[], isSeparate: Test): number[] {
  const width = Math.max(...lines.map((line) => line.trimEnd().length));
  if (lines.length < 2 || width < MIN_PARAGRAPH) return [];
  const runs: { breaks: number[]; text: string; isWithin: boolean }[] = [];
  for (const [index, line] of lines.entries()) {
    const above = (lines[index - 1] ?? '').trim();
    const next = line.trim();
    const isOpen = !/[.!?:]["”’)]?$/.test(above) || UNIT_END.test(above);
    const hasAmount = AMOUNT.test(next) && !OPEN_END.test(above);
    const isTitle = isCapitalized(above) && /^\p{Lu}/u.test(next);
    const isStep = AMOUNT.test(above) && isOpen && /^\p{Lu}/u.test(next) && INSTRUCTS.test(next);
    const mayBeFull = (isOpen || !hasAmount) && !isTitle && !isStep;
    const isFull = lengthWith(lines[index - 1] ?? '', next) > width - ROOM && mayBeFull;
    const run = runs.at(-1);
    const mayContinue = isSeparate(above) || !AMOUNT.test(above) || (run !== undefined && run.breaks.length > 0);
    const goesOn = /^\p{Ll}/u.test(next) || OPEN_END.test(above);
    const isWithin = isOpen && goesOn && !hasAmount && mayContinue && (isFull || !INSTRUCTS.test(next));
    if (run && above.length >= width * FULL_SHARE && (isWithin || isFull)) {
      run.breaks.push(index);
      run.text += ` ${next}`;
      run.isWithin ||= isWithin;
    } else runs.push({ breaks: [], text: next, isWithin: false });
  }
  return runs.flatMap(({ breaks, text, isWithin }) => (isWithin && SENTENCE_END.test(text) ? breaks : []));
}
