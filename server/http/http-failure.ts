import type { FastifyError } from 'fastify';
import { DomainError, type ErrorCode, failures, UNAVAILABLE } from '#server/errors.ts';

/** A failure as clients see it. */
export interface HttpFailure {
  status: number;
  code: ErrorCode;
  /** Safe to show. */
  text: string;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

/** Messages of failures that any URL may return. */
export const httpTexts = {
  malformed: 'The request is malformed.',
  badCharacters: 'The address contains characters that cannot be used.',
  tooLong: 'The address is too long.',
  tooLarge: 'The request is too large. Without a token, the limit is 100 KiB.',
  notJson: 'The request must be JSON (Content-Type: application/json).',
  unexpected: 'Something went wrong! Please try again later.',
  nothingHere: 'There is nothing at this address.',
};

const frameworkFailures: Record<number, { code: ErrorCode; text: string }> = {
  400: { code: 'BAD_REQUEST', text: httpTexts.malformed },
  403: { code: 'NOT_FOUND', text: httpTexts.nothingHere },
  404: { code: 'NOT_FOUND', text: httpTexts.nothingHere },
  413: { code: 'PAYLOAD_TOO_LARGE', text: httpTexts.tooLarge },
  414: { code: 'URI_TOO_LONG', text: httpTexts.tooLong },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', text: httpTexts.notJson },
  416: { code: 'RANGE_NOT_SATISFIABLE', text: 'The file has no such range.' },
};

// Temporary failures of Postgres: it is down or refuses connections (classes 08 and 57P, Node's socket errors), its
// disk is full or it has too many clients (53), it is a replica about to be promoted (25006), or it canceled a
// statement (deadlock, conflict, lock or time limit).
const databaseBusy =
  /^(08...|57P0[123]|53...|25006|40P01|40001|55P03|57014|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EAI_AGAIN|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
// Errors of pg, its pool and TypeORM without a code. TypeORM releases the runner of a transaction whose connection is
// lost.
const connectionLost =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|already released/;

/** Time until a retry makes sense if the database does not respond, in seconds. */
export const RETRY_AFTER_S = 5;

/**
 * Returns how the client sees a thrown error. An unexpected error is an internal error without
 * details.
 */
export function toHttpFailure(error: FastifyError | Error): HttpFailure {
  if (error instanceof DomainError) {
    const { code, message: text, retryAfter } = error;
    return { status: failures[code].status, code, text, retryAfter };
  }
  const cause = error as Error & { code?: string; status?: number; statusCode?: number };
  // Errors of Fastify and its file server; other libraries’ status codes mean something else.
  const isRequestFailure =
    cause.code?.startsWith('FST_') || (cause.statusCode !== undefined && cause.statusCode === cause.status);
  const frameworkFailure =
    isRequestFailure || isClientAbort(error) ? frameworkFailures[cause.statusCode ?? 0] : undefined;
  if (frameworkFailure) return { ...frameworkFailure, status: failures[frameworkFailure.code].status };
  if (databaseBusy.test(cause.code ?? '') || connectionLost.test(cause.message)) {
    return {
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      text: UNAVAILABLE,
      retryAfter: RETRY_AFTER_S,
    };
  }
  // Postgres cannot store a NUL character, from any source.
  if (cause.code === '22021')
    return { status: 400, code: 'BAD_REQUEST', text: 'The text contains characters that cannot be used.' };
  return { status: 500, code: 'INTERNAL_ERROR', text: httpTexts.unexpected };
}

/**
 * Returns whether a client disconnected before its request ended. A lost database connection has the same code, but no
 * status.
 */
export function isClientAbort(error: FastifyError | Error): boolean {
  return 'statusCode' in error && error.statusCode === 400 && 'code' in error && error.code === 'ECONNRESET';
}

/**
 * Returns the header `Retry-After`, if the time is known.
 * @param retryAfter - time until a retry makes sense, in seconds
 */
export function getRetryAfterHeader(retryAfter: number | undefined): Record<string, string> {
  return retryAfter ? { 'retry-after': String(retryAfter) } : {};
}
