import type { Problem } from '../problem.ts';

/** A problem with the form of one line. */
export type LineProblem = Pick<Problem, 'line' | 'message' | 'fix'>;

interface SourceLine {
  text: string;
  /** Offset of its first character. */
  start: number;
}

const ITEM = /^( *)- +\S/;
const FIELD = /^( *(?:- +)?)[\w-]+:(?:\s|$)/;
/** An item that is plain text, which continues on deeper lines. */
const PLAIN_ITEM = /^( *)- +(?!["'|>[{&*!]|[\w-]+:(?:\s|$))\S/;
const DASH_WITHOUT_SPACE = /^( *)-(?=[^\s-])/;

/** Typing mistakes, such as characters from word processors and web pages, with the text to write instead. */
const SLIPS: [pattern: RegExp, message: string, getCorrection: (match: RegExpExecArray) => string][] = [
  [DASH_WITHOUT_SPACE, 'put a space after the dash', ([dash]) => `${dash} `],
  [/^( *)[–—•·*]\s+(?=\S)/, 'a list item begins with "- "', ([, indentation]) => `${indentation}- `],
  [/(?<=^ *(?:- )?[\w-]+)：\s*/, 'this colon is full-width: write ": "', () => ': '],
  [
    /(?<=^ *(?:- |[\w-]+: *|- [\w-]+: *))[“„‘](.*)[”“’](?=\s*$)/,
    'these quotes are curly: use straight ones',
    ([, text = '']) => JSON.stringify(text),
  ],
  [/(?<=^[\w-]+) *(?:= *| +)(?=\d|\S+$)/, 'put a colon and a space after the field', () => ': '],
];

/** Explains a line that YAML cannot read: a typing mistake, a dash without a space above it, or its indentation. */
export function explainLine(text: string, line: number): LineProblem | undefined {
  const lines = toLines(text);
  return findSlipIn(lines, line) ?? findSlipIn(lines, line - 1, 1) ?? findIndentation(lines, line);
}

/** Finds a typing mistake in a line, such as a bullet. */
export function findSlip(text: string, line: number): LineProblem | undefined {
  return findSlipIn(toLines(text), line);
}

/** Finds lines that YAML reads as parts of the text above them. */
export function findSwallowedLines(text: string): LineProblem[] {
  const lines = toLines(text);
  let lastFilledLine = 0;
  return lines.flatMap(({ text: current }, index) => {
    const previousLine = lastFilledLine;
    if (current.trim() !== '') lastFilledLine = index + 1;
    const { text: previous = '' } = lines[previousLine - 1] ?? {};
    if (previous.trimEnd().endsWith(':') && DASH_WITHOUT_SPACE.test(current)) return findSlipIn(lines, index + 1) ?? [];
    const [, outer = ''] = PLAIN_ITEM.exec(previous) ?? [];
    const isDeeper = PLAIN_ITEM.test(previous) && (ITEM.exec(current)?.[1]?.length ?? 0) > outer.length;
    return isDeeper ? [toIndentationProblem(lines, index + 1, outer.length, previousLine)] : [];
  });
}

/** @param maxSlips - how many of `SLIPS` to look for, from the first */
function findSlipIn(lines: readonly SourceLine[], line: number, maxSlips = SLIPS.length): LineProblem | undefined {
  const { text, start } = lines[line - 1] ?? { text: '', start: 0 };
  for (const [pattern, message, getCorrection] of SLIPS.slice(0, maxSlips)) {
    const match = pattern.exec(text);
    if (!match) continue;
    const from = start + match.index;
    return { line, message, fix: { range: [from, from + match[0].length], text: getCorrection(match) } };
  }
  return undefined;
}

/** Maximum number of spaces by which a line may be misaligned. */
const MAX_DEVIATION = 2;

/** Finds a wrong indentation: compares it with the nearest earlier line of its kind that has a similar one. */
function findIndentation(lines: readonly SourceLine[], line: number): LineProblem | undefined {
  const { text = '' } = lines[line - 1] ?? {};
  const pattern = ITEM.test(text) ? ITEM : FIELD;
  const indent = /^ */.exec(text)?.[0].length ?? 0;
  if (!pattern.test(text)) return findMissingDash(lines, line, indent);
  for (let earlier = line - 1; earlier > 0; earlier -= 1) {
    const column = pattern.exec(lines[earlier - 1]?.text ?? '')?.[1]?.length;
    if (column === indent) return undefined;
    if (column !== undefined && Math.abs(column - indent) <= MAX_DEVIATION)
      return toIndentationProblem(lines, line, column, earlier);
  }
  return undefined;
}

/** Finds an item whose dash is missing. */
function findMissingDash(lines: readonly SourceLine[], line: number, indent: number): LineProblem | undefined {
  const { start } = lines[line - 1] ?? { start: 0 };
  if (ITEM.exec(lines[line - 2]?.text ?? '')?.[1]?.length !== indent) return undefined;
  return {
    line,
    message: 'a list item begins with "- "',
    fix: { range: [start + indent, start + indent], text: '- ' },
  };
}

/** @param model - number of a line with the right indentation, `column` */
function toIndentationProblem(lines: readonly SourceLine[], line: number, column: number, model: number): LineProblem {
  const { text, start } = lines[line - 1] ?? { text: '', start: 0 };
  const indent = /^ */.exec(text)?.[0].length ?? 0;
  const message = `the line is indented by ${indent} space${indent === 1 ? '' : 's'}: write ${column}, as in line ${model}`;
  return { line, message, fix: { range: [start, start + indent], text: ' '.repeat(column) } };
}

/** Cached lines of the last text: each of its errors needs them. */
let lastSplit: { text: string; lines: readonly SourceLine[] } = { text: '', lines: [] };

function toLines(text: string): readonly SourceLine[] {
  if (lastSplit.text === text) return lastSplit.lines;
  let start = 0;
  const lines = text.split('\n').map((line) => {
    const lineStart = start;
    start += line.length + 1;
    return { text: line.replace(/\r$/, ''), start: lineStart };
  });
  lastSplit = { text, lines };
  return lines;
}
