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
export function pathParameter(described: ParameterDescription) {
  return z.string().meta(described);
}

/**
 * An optional query parameter that may be given once; if omitted, it is empty.
 * @param problem - returns the problem with a text, if any
 */
export function textParameter(
  name: string,
  problem: (text: string) => RuleProblem | undefined,
  described: ParameterDescription,
) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (value === undefined) return '';
      const problemText = typeof value === 'string' ? problem(value)?.message : repeatedMessage(name);
      if (problemText === undefined) return String(value);
      context.addIssue({ code: 'custom', message: problemText });
      return z.NEVER;
    })
    .meta({ type: 'string', ...described });
}

/**
 * An optional whole number in the query.
 * @param reading - `defaultValue` is the default; `bounded` clamps a number, or returns its problem
 */
export function integerParameter(
  name: string,
  reading: { defaultValue: number; bounded: (value: number) => number | string },
  described: ParameterDescription,
) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (value === undefined) return reading.defaultValue;
      const fitted = typeof value === 'string' ? fitInteger(name, value, reading.bounded) : repeatedMessage(name);
      if (typeof fitted === 'number') return fitted;
      context.addIssue({ code: 'custom', message: fitted });
      return z.NEVER;
    })
    .meta({ type: 'integer', defaultValue: reading.defaultValue, ...described });
}

function fitInteger(name: string, text: string, bounded: (value: number) => number | string): number | string {
  return /^-?\d{1,9}$/.test(text) ? bounded(Number(text)) : `The parameter "${name}" must be a whole number.`;
}

function repeatedMessage(name: string): string {
  return `The parameter "${name}" is given more than once.`;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** A JSON body with these fields. Other fields are ignored; missing fields that are not optional are null. */
export function jsonBody<Shape extends z.core.$ZodLooseShape>(fields: Shape) {
  const complete = completer(fields);
  return z.preprocess(
    (body) => (isFields(body) ? complete(body) : body),
    z.object(fields, 'The body must be a JSON object.'),
  );
}

/** A JSON body; anything but an object counts as an object without fields, so that the service reports the problem. */
export function lenientBody<Shape extends z.core.$ZodLooseShape>(fields: Shape) {
  const complete = completer(fields);
  return z.preprocess((body) => complete(isFields(body) ? body : {}), z.object(fields));
}

/** Adds null for missing required fields: Zod would refuse them with its own message, before a service could. */
function completer(fields: z.core.$ZodLooseShape): (body: object) => Record<string, unknown> {
  const names = Object.entries(fields).filter(([, field]) => field._zod.optin !== 'optional');
  const missing = Object.fromEntries(names.map(([name]) => [name, null]));
  return (body) => ({ ...missing, ...body });
}

/**
 * A text in a body. If it is missing or of another type, it is empty: the service validates it, in the order of its
 * checks. A NUL is refused, because Postgres cannot store it.
 */
export function textField(described: ParameterDescription) {
  return z
    .unknown()
    .transform(storable)
    .meta({ type: 'string', ...described });
}

/** A text in a body that most clients omit. */
export function optionalTextField(described: ParameterDescription) {
  return z
    .unknown()
    .optional()
    .transform(storable)
    .meta({ type: 'string', ...described });
}

function storable(value: unknown, context: z.RefinementCtx): string {
  if (typeof value !== 'string') return '';
  if (value.includes('\0'))
    context.addIssue({ code: 'custom', message: 'The text contains characters that cannot be used.' });
  return value;
}

/** A field that the handler checks itself, after other checks. */
export function uncheckedField(described: ParameterDescription) {
  return z.unknown().meta(described);
}

/**
 * Reads texts from a form's fields as `textField` does.
 * @throws {InvalidInputError} if a text has a NUL
 */
export function getFormTexts<Name extends string>(fields: unknown, names: readonly Name[]): Record<Name, string> {
  const described = { description: 'A field of a form.', example: '' };
  const shape = Object.fromEntries(names.map((name) => [name, textField(described)]));
  return parseParameters(jsonBody(shape), fields) as Record<Name, string>;
}
