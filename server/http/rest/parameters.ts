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

/**
 * Reads texts out of a JSON body. One that is missing or of another type is empty: what it has to be is the service's to
 * say, in the order of its checks.
 * @throws InvalidInputError where the body is no object, or a text has a NUL, which Postgres cannot store.
 */
export function textsOf<Name extends string>(body: unknown, names: readonly Name[]): Record<Name, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new InvalidInputError('The body must be a JSON object.');
  const fields: Record<string, unknown> = { ...body };
  const texts = names.map((name) => {
    const value = fields[name];
    if (typeof value !== 'string') return [name, ''];
    if (value.includes('\0')) throw new InvalidInputError('The text contains characters that cannot be used.');
    return [name, value];
  });
  return Object.fromEntries(texts);
}
