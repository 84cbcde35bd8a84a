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
  /** Where in the value it is, where that is a list: the index, and the field of what stands there. Example: "3.servings". */
  at?: string;
}

/** @returns the problem of the first value of a list that does not follow a rule, with its index; undefined where all do */
export function firstProblem<Value>(
  values: readonly Value[],
  rule: (value: Value, index: number) => RuleProblem | undefined,
): RuleProblem | undefined {
  for (const [index, value] of values.entries()) {
    const problem = rule(value, index);
    if (problem) return { ...problem, at: [index, problem.at].filter((part) => part !== undefined).join('.') };
  }
  return undefined;
}
