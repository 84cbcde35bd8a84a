import { type Document, isScalar, Scalar, visit, type YAMLError, type YAMLWarning } from 'yaml';
import { explainLine, type LineProblem } from './line-problems.ts';

/** Errors after which the parser reads the rest of the file correctly, so that the rest can be checked, too. */
export const LOCAL_ERRORS: ReadonlySet<string> = new Set([
  'BAD_ALIAS',
  'BAD_DQ_ESCAPE',
  'BAD_SCALAR_START',
  'DUPLICATE_KEY',
  'TAG_RESOLVE_FAILED',
]);

/** Returns the line that an author has to look at and what to do there, instead of the parser's message. */
export function explainYamlError(
  error: YAMLError | YAMLWarning,
  text: string,
  document: Document,
  lineAt: (offset: number) => number,
): LineProblem {
  const [start, end] = error.pos;
  const conflict = /^(?:<{7}|={7}|>{7})/m.exec(text);
  if (conflict) return { line: lineAt(conflict.index), message: 'has an unresolved merge conflict' };
  const quote = /Missing closing (["'])/.exec(error.message)?.[1];
  if (quote) {
    return { line: lineAt(findOpeningQuote(document, start)), message: `the ${quote} that opens here is never closed` };
  }
  const textAfter = text.slice(start);
  if (error.code === 'BAD_INDENT' && /^Flow/.test(error.message)) {
    const opening = Math.max(text.lastIndexOf('[', start), text.lastIndexOf('{', start));
    return { line: lineAt(opening), message: `the list that begins here does not end with ${error.message.at(-1)}` };
  }
  const isNested = error.code === 'BLOCK_AS_IMPLICIT_KEY' && /mappings/.test(error.message);
  const isColon = isNested && /^.*:(?:\s|$)/.test(textAfter);
  const line = lineAt(start) + (isNested && !isColon ? 1 : 0);
  const lineProblem = STRUCTURAL.has(error.code) ? explainLine(text, line) : undefined;
  if (lineProblem && !(isColon && /indented/.test(lineProblem.message))) return lineProblem;
  if (isColon) return { line, message: 'a colon and a space inside a text: put all of it in double quotes' };
  if (isNested) return { line, message: 'the line is indented too far' };
  return { line, message: toMessage(error, text.slice(start, end), text.slice(0, start), textAfter) };
}

/** Errors in the structure: the line does not fit the lines around it. */
const STRUCTURAL: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
]);

const MISPLACED = 'this line is neither "field: value" nor "- item": check its colon and its indentation';

function toMessage(error: YAMLError | YAMLWarning, token: string, before: string, after: string): string {
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return 'the line is indented with a tab: use spaces';
    case 'DUPLICATE_KEY':
      return `${/^[^:\n]*/.exec(after)?.[0].trim()} is repeated`;
    case 'BAD_SCALAR_START':
      return `a text that begins with ${token} needs double quotes around it`;
    case 'TAG_RESOLVE_FAILED':
      return 'a text that begins with ! needs double quotes around it';
    case 'BAD_ALIAS':
      return 'a text that begins with * needs double quotes around it';
    case 'BAD_DQ_ESCAPE':
      return `in double quotes a backslash is written \\\\ (found "${after.slice(0, 2)}")`;
    case 'MULTIPLE_DOCS':
      return '--- begins a second document: each file holds one';
    case 'BAD_INDENT':
      return MISPLACED;
    case 'MULTILINE_IMPLICIT_KEY':
      return /^[\w-]+:\S/.test(after) ? 'put a space after the colon' : MISPLACED;
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      return MISPLACED;
    case 'UNEXPECTED_TOKEN':
      return explainUnexpected(error.message, before);
    default:
      return `cannot be read: ${error.message}`;
  }
}

function explainUnexpected(message: string, before: string): string {
  const previous = before.trimEnd().at(-1);
  if (previous === "'")
    return "the text goes on after its closing quote: inside '…' an apostrophe is written twice ('')";
  if (previous === '"') return 'the text goes on after its closing quote: inside "…" a quote is written \\"';
  if (previous === ']' || previous === '}')
    return 'the text goes on after its closing bracket: put all of it in double quotes';
  if (/^Unexpected block-seq-ind on same line/.test(message)) return 'a list begins on the line after its field';
  if (/Block scalar header|Not a YAML token/.test(message))
    return 'a text that begins with | or > needs double quotes around it';
  return MISPLACED;
}

/** Returns the offset of the opening quote. The parser reports a missing closing quote at the end of the file. */
function findOpeningQuote(document: Document, reportedAt: number): number {
  let openingOffset = reportedAt;
  visit(document, {
    Scalar: (_, node) => {
      const quoted = isScalar(node) && (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE);
      if (quoted && node.range && node.range[0] < reportedAt && node.range[1] >= reportedAt)
        openingOffset = node.range[0];
    },
  });
  return openingOffset;
}
