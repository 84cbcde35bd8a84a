import { nearest } from './similar.ts';

/** A replacement of one text by another, in the line of a problem. */
export interface Mending {
  from: string;
  to: string;
}

/** The words of a message about a misspelt name. */
const MISSPELT = /"([^"]+)"[^"]*\bdid you mean "([^"]+)"/;

/** The words of a message about a value that is none of those allowed. */
const NONE_OF = /must be one of (.+) \(found "([^"]+)"\)/;

/** The words of a message about a line that holds another. */
const SECOND = /\bwrite "(.+)" as a line of its own$/;

/** An item of a list that is plain text, with its indentation. */
const PLAIN_ITEM = /^(\s*)- (?!["'>|]|line:)/;

/**
 * Returns how the line of a problem is fixed, if its message is unambiguous.
 * @param lines - of the file
 * @param number - of the line, from 1
 */
export function mendingOf(message: string, lines: readonly string[], number: number): Mending | null {
  const line = lines[number - 1] ?? '';
  const [, second] = SECOND.exec(message) ?? [];
  if (second !== undefined) return splitBefore(second, lines, number - 1);
  const [, choices = '', found = ''] = NONE_OF.exec(message) ?? [];
  const [, written = found, meant = nearest(found, choices.split(', ')) ?? ''] = MISSPELT.exec(message) ?? [];
  return written !== '' && meant !== '' && line.includes(written) ? { from: written, to: meant } : null;
}

/** Gives the second of two merged list items a dash, on its own line. */
function splitBefore(second: string, lines: readonly string[], index: number): Mending | null {
  const line = lines[index] ?? '';
  const item = lines.slice(0, index + 1).findLast((each) => /^\s*- /.test(each)) ?? '';
  const [, indentation] = PLAIN_ITEM.exec(item) ?? [];
  if (indentation === undefined) return null;
  // A forgotten dash: the line continues the item above it.
  if (item !== line) return { from: line, to: `${indentation}- ${line.trim()}` };
  const [from] = /[,;]?\s*$/.exec(line.slice(0, line.indexOf(second))) ?? [];
  return line.endsWith(second) ? { from: `${from}${second}`, to: `\n${indentation}- ${second}` } : null;
}
