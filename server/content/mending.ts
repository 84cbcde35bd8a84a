/** A text to put in place of another, in the line of a problem. */
export interface Mending {
  from: string;
  to: string;
}

/** What a message of the check says of a misspelt name. */
const MISSPELT = /"([^"]+)"[^"]*(?:: |, |\b)did you mean "([^"]+)"/;

/**
 * Returns how the line of a problem is mended where its message says so beyond doubt.
 * @param line as the file has it
 */
export function mendingOf(message: string, line: string): Mending | null {
  const [, written = '', meant = ''] = MISSPELT.exec(message) ?? [];
  // The name that is wrong may be part of a longer text that the message repeats.
  if (meant === '') return null;
  return line.includes(written) ? { from: written, to: meant } : null;
}
