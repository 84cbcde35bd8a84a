/** The kinds of things that can be wrong with a field of an input. */
export const problemCodes = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'OUT_OF_RANGE',
  'TOO_COMMON',
  'NOT_FOUND',
  'INVALID',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** A rule's answer to a value that does not follow it. */
export interface RuleProblem {
  code: ProblemCode;
  /** One sentence that can be shown as it is. */
  message: string;
}
