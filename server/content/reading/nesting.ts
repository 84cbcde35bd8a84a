/**
 * Levels of brackets, and characters before a line begins: more than any recipe has, and fewer than parsers can take.
 */
const MAX_BRACKETS = 100;
const MAX_BEFORE = 400;

/** Beginning of a line: blanks, and signs of lists and fields, of which each is a level. */
const BEFORE = /^(?:\s|[-?:](?=\s))*/;

/**
 * Returns the line at which a text is nested too deep for a parser, which would crash the process, or undefined.
 * Brackets in sentences count as well: they are closed again.
 */
export function findTooDeepLine(text: string): number | undefined {
  let open = 0;
  for (const [index, line] of text.split('\n').entries()) {
    for (const [bracket] of line.matchAll(/[[\]{}]/g)) {
      open = Math.max(0, open + (bracket === '[' || bracket === '{' ? 1 : -1));
      if (open > MAX_BRACKETS) return index + 1;
    }
    if ((BEFORE.exec(line)?.[0].length ?? 0) > MAX_BEFORE) return index + 1;
  }
  return undefined;
}
