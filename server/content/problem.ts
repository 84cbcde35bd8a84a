/** A replacement in the text of a file that fixes a problem. */
export interface Fix {
  /** Start and end of the replaced part, in UTF-16 code units of the whole text. */
  range: [start: number, end: number];
  text: string;
}

/** A problem or a warning of the check. */
export interface Problem {
  /** Example: "content/recipes/doro-wat.yaml". */
  file: string;
  /** Line number, from 1. */
  line: number;
  message: string;
  /** Keys and indexes of the value, if the check knows them. */
  path?: readonly PropertyKey[];
  /** Omitted if the right text is not certain. */
  fix?: Fix;
  /** `true` if the problem is only that a field, an item of a list or a picture is missing. */
  isMissing?: boolean;
}

/** Maximum number of problems of one kind per file, so that a text with thousands does not take minutes. */
export const MAX_PROBLEMS = 100;

/** Thrown if content has problems; carries them sorted by file and line. */
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
