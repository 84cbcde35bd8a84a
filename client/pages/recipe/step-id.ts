/** @returns what addresses name a step by, counted from 0. Example: 0 becomes "step-1" */
export function stepId(index: number): string {
  return `step-${index + 1}`;
}
