/** Thrown for wrong arguments. `run.mjs` prints its message and the command's usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** @throws {UsageError} if the value of the option is not a positive integer */
export function parseWholeNumber(option: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`--${option} takes a positive integer, not ${value}`);
  return number;
}
