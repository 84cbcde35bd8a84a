import { nearest } from './similar.ts';

/** A text to put in place of another, in the line of a problem. */
export interface Mending {
  from: string;
  to: string;
}

/** The words of a message about a misspelt name. */
const MISSPELT = /"([^"]+)"[^"]*\bdid you mean "([^"]+)"/;

/** The words of a message about a value that is none of those allowed. */
const NONE_OF = /must be one of (.+) \(found "([^"]+)"\)/;

/**
 * Returns how the line of a problem is mended where its message says so beyond doubt.
 * @param line as the file has it
 */
export function mendingOf(message: string, line: string): Mending | null {
  const [, choices = '', found = ''] = NONE_OF.exec(message) ?? [];
  const [, written = found, meant = nearest(found, choices.split(', ')) ?? ''] = MISSPELT.exec(message) ?? [];
  return written !== '' && meant !== '' && line.includes(written) ? { from: written, to: meant } : null;
}
