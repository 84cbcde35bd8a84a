import * as z from 'zod';
import type { RuleProblem } from '#schema/rules/problem.ts';
import { InvalidInputError } from '#server/errors.ts';
import { isFields } from '#server/is-fields.ts';
import { httpTexts } from '../http-failure.ts';

/** Description of a parameter or field of the API: JSON Schema, with an example. */
interface ParameterDescription {
  description: string;
  example: string | number;
  [keyword: string]: unknown;
}

/**
 * Reads the parameters and body of a request.
 * @throws {InvalidInputError} with the message of the first problem
 */
export function parseParameters<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidInputError(result.error.issues[0]?.message ?? httpTexts.malformed);
}

/** A name in a path. The handler checks whether it exists. */
export function pathParameter(description: ParameterDescription) {
  return z.string().meta(description);
}

/**
 * An optional query parameter that may be given once; if omitted, it is empty.
 * @param problem - returns the problem with a text, if any
 */
export function textParameter(
  name: string,
  problem: (text: string) => RuleProblem | undefined,
  description: ParameterDescription,
) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (value === undefined) return '';
      const problemText = typeof value === 'string' ? problem(value)?.message : getRepeatedMessage(name);
      if (problemText === undefined) return String(value);
      context.addIssue({ code: 'custom', message: problemText });
      return z.NEVER;
    })
    .meta({ type: 'string', ...description });
}

/**
 * An optional whole number in the query.
 * @param options - `defaultValue` is the default; `bounded` clamps a number, or returns its problem
 */
export function integerParameter(
  name: string,
  options: { defaultValue: number; bounded: (value: number) => number | string },
  description: ParameterDescription,
) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (value === undefined) return options.defaultValue;
      const result = typeof value === 'string' ? fitInteger(name, value, options.bounded) : getRepeatedMessage(name);
      if (typeof result === 'number') return result;
      context.addIssue({ code: 'custom', message: result });
      return z.NEVER;
    })
    .meta({ type: 'integer', defaultValue: options.defaultValue, ...description });
}

function fitInteger(name: string, text: string, bounded: (value: number) => number | string): number | string {
  return /^-?\d{1,9}$/.test(text) ? bounded(Number(text)) : `The parameter "${name}" must be a whole number.`;
}

function getRepeatedMessage(name: string): string {
  return `The parameter "${name}" is given more than once.`;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** A JSON body with these fields. Other fields are ignored; missing fields that are not optional are null. */
export function jsonBody<Shape extends z.core.$ZodLooseShape>(fields: Shape) {
  const complete = createCompleter(fields);
  return z.preprocess(
    (body) => (isFields(body) ? complete(body) : body),
    z.object(fields, 'The body must be a JSON object.'),
  );
}

/** Like `jsonBody`, but any other body counts as an object without fields, so that the service reports the problem. */
export function lenientBody<Shape extends z.core.$ZodLooseShape>(fields: Shape) {
  const complete = createCompleter(fields);
  return z.preprocess((body) => complete(isFields(body) ? body : {}), z.object(fields));
}

/** Adds null for missing required fields: Zod would refuse them with its own message, before a service could. */
function createCompleter(fields: z.core.$ZodLooseShape): (body: object) => Record<string, unknown> {
  const names = Object.entries(fields).filter(([, field]) => field._zod.optin !== 'optional');
  const nulls = Object.fromEntries(names.map(([name]) => [name, null]));
  return (body) => ({ ...nulls, ...body });
}

/**
 * A text in a body. If it is missing or of another type, it is empty: the service validates it, in the order of its
 * checks. A NUL is refused, because Postgres cannot store it.
 */
export function textField(description: ParameterDescription) {
  return z
    .unknown()
    .transform(toStorableText)
    .meta({ type: 'string', ...description });
}

/** A text in a body that most clients omit. */
export function optionalTextField(description: ParameterDescription) {
  return z
    .unknown()
    .optional()
    .transform(toStorableText)
    .meta({ type: 'string', ...description });
}

function toStorableText(value: unknown, context: z.RefinementCtx): string {
  if (typeof value !== 'string') return '';
  if (value.includes('\0'))
    context.addIssue({ code: 'custom', message: 'The text contains characters that cannot be used.' });
  return value;
}

/** A field that the handler checks itself, after other checks. */
export function uncheckedField(description: ParameterDescription) {
  return z.unknown().meta(description);
}

/**
 * Reads texts from a form's fields as `textField` does.
 * @throws {InvalidInputError} if a text has a NUL
 */
export function getFormTexts<Name extends string>(fields: unknown, names: readonly Name[]): Record<Name, string> {
  const description = { description: 'A field of a form.', example: '' };
  const shape = Object.fromEntries(names.map((name) => [name, textField(description)]));
  return parseParameters(jsonBody(shape), fields) as Record<Name, string>;
}
