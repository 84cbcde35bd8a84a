import { InvalidInputError } from '#server/errors.ts';

/**
 * Reads an optional query parameter that is given at most once.
 * @throws InvalidInputError where it is repeated.
 */
export function textParameter(query: Record<string, unknown>, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new InvalidInputError(`The parameter "${name}" is given more than once.`);
}

/**
 * Reads an optional whole number.
 * @throws InvalidInputError where it is repeated or not a whole number.
 */
export function integerParameter(query: Record<string, unknown>, name: string): number | undefined {
  const text = textParameter(query, name);
  if (text === undefined) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw new InvalidInputError(`The parameter "${name}" must be a whole number.`);
  return Number(text);
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
