import { InvalidInputError } from '#server/errors.ts';

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
