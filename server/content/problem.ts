/** A replacement in the text of a file that fixes a problem. */
export interface Fix {
  /** Start and end of the replaced part, in UTF-16 code units of the whole text. */
  range: [start: number, end: number];
  text: string;
}

/** A problem that an author has to fix. `file` reads like `content/recipes/doro-wat.yaml`, `line` counts from 1. */
export interface Problem {
  file: string;
  line: number;
  message: string;
  /** Keys and indexes of the value that it is about; omitted if the file cannot be read that far. */
  path?: readonly PropertyKey[];
  /** Omitted if the right text is not certain. */
  fix?: Fix;
  /** `true` if nothing is wrong yet: a field or an entry still has to be filled in. */
  isMissing?: boolean;
}

/** Maximum number of problems of one kind per file, so that a text with thousands does not take minutes. */
export const MAX_PROBLEMS = 100;

/** The content breaks its rules; carries every problem of every file, and nothing was written. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const sorted = sortProblems(problems);
    super(sorted.map(formatProblem).join('\n'));
    this.name = 'ContentError';
    this.problems = sorted;
  }
}

/** Returns `file:line: message`, which terminals and editors turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

/** Returns the problems by file, then line; problems of one line keep their order. */
function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
