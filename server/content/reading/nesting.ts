/** Maximum number of open brackets: more than any recipe has, and fewer than parsers can handle. */
const MAX_BRACKETS = 100;
/** Maximum length of the beginning of a line, for the same reasons. */
const MAX_BEGINNING = 400;

/** Beginning of a line: spaces, and markers of lists and fields, each of which is a level. */
const BEGINNING = /^(?:\s|[-?:](?=\s))*/;

/**
 * Returns the line at which a text is nested so deep that a parser could crash the process, or undefined. Brackets in
 * sentences count as well, but are usually closed again.
 */
export function findTooDeepLine(text: string): number | undefined {
  let open = 0;
  for (const [index, line] of text.split('\n').entries()) {
    for (const [bracket] of line.matchAll(/[[\]{}]/g)) {
      open = Math.max(0, open + (bracket === '[' || bracket === '{' ? 1 : -1));
      if (open > MAX_BRACKETS) return index + 1;
    }
    if ((BEGINNING.exec(line)?.[0].length ?? 0) > MAX_BEGINNING) return index + 1;
  }
  return undefined;
}
