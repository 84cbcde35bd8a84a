import type { FailureCode, InputProblem } from './errors.ts';

/** Result of a service: its value, or a failure that the client can correct. */
export type Result<Value> = { ok: true; value: Value } | Failure;

export interface Failure {
  ok: false;
  code: FailureCode;
  /** Message to display. */
  message: string;
  /** Problems with the input, if it is invalid. */
  problems?: readonly InputProblem[];
  /** Email address that a link was sent to, if the link is known. Only GraphQL returns it. */
  sentTo?: string | null;
}

export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/**
 * Returns a success with several fields.
 * @param type - its GraphQL type, by which unions of results recognize it
 */
export function successOf<Type extends object>(type: { prototype: Type }, fields: Type): Result<Type> {
  return success(Object.assign(Object.create(type.prototype), fields));
}

/** @param sentTo - email address that a link was sent to; not secret, because only the mailbox's owner has the link */
export function failure(code: FailureCode, message: string, sentTo?: string | null): Failure {
  return { ok: false, code, message, sentTo };
}

/** Returns the failure of one field of an input. */
export function refusedField(field: string, message: string, code: InputProblem['code'] = 'INVALID'): Failure {
  return invalidInput([{ field, code, message }]);
}

/** @param problems - at least one; the first one gives the message */
export function invalidInput(problems: readonly InputProblem[]): Failure {
  const [first] = problems;
  return { ok: false, code: 'BAD_REQUEST', message: first?.message ?? '', problems };
}
