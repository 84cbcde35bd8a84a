/** The kinds of problems with a field of an input. */
export type ProblemCode =
  | 'REQUIRED'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'OUT_OF_RANGE'
  | 'TOO_COMMON'
  | 'NOT_FOUND'
  | 'INVALID';

/** A value's violation of a rule. */
export interface RuleProblem {
  code: ProblemCode;
  /** One sentence that can be shown to a reader. */
  message: string;
  /** Path of the problem inside a list: the index, and the field of the item. Example: "3.servings". */
  at?: string;
}

/** Returns the problem with the first value that breaks a rule, with its index; undefined if there is none. */
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
