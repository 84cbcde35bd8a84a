/**
 * Maximum levels of brackets, and maximum characters before the text of a line: more than any recipe has, and fewer
 * than parsers can take.
 */
const MAX_BRACKETS = 100;
const MAX_BEFORE = 400;

/** Beginning of a line: spaces, and markers of lists and fields, each of which is a level. */
const BEFORE = /^(?:\s|[-?:](?=\s))*/;

/**
 * Returns the line at which a text is nested so deep that a parser would crash the process, or undefined. Brackets in
 * sentences count as well, but they are closed again.
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
