import type { FailureCode } from './errors.ts';

/** What came of a service's work: its answer, or a failure that a caller can cause and mend. */
export type Result<Value> = { ok: true; value: Value } | Failure;

export interface Failure {
  ok: false;
  code: FailureCode;
  /** One sentence that can be shown as it is. */
  message: string;
  /** The field or argument that it is about, where it is about one. */
  field?: string;
}

/** What a check says of an input: its first problem. */
export interface Problem {
  field: string;
  message: string;
}

export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function failure(code: FailureCode, message: string, field?: string): Failure {
  return { ok: false, code, message, field };
}
