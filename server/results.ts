import type { FailureCode, InputProblem } from './errors.ts';

/** Result of a service's work: its value, or a failure that a caller can cause and correct. */
export type Result<Value> = { ok: true; value: Value } | Failure;

export interface Failure {
  ok: false;
  code: FailureCode;
  /** One sentence that can be shown as it is. */
  message: string;
  /** Problems of the input, if they are the failure. */
  problems?: readonly InputProblem[];
  /** Address that a link was sent to, if the link is known. Only GraphQL returns it. */
  sentTo?: string | null;
}

export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/** @param sentTo - address that a link was mailed to. Only the mailbox's owner knows the link, so the response may name it */
export function failure(code: FailureCode, message: string, sentTo?: string | null): Failure {
  return { ok: false, code, message, sentTo };
}

/** @param problems - at least one; callers that read only one get the first */
export function invalidInput(problems: readonly InputProblem[]): Failure {
  const [first] = problems;
  return { ok: false, code: 'BAD_REQUEST', message: first?.message ?? '', problems };
}
