import type { FastifyError } from 'fastify';
import { DomainError, type ErrorCode, UNAVAILABLE } from '#server/errors.ts';

/** How a failure looks from outside. */
export interface Failure {
  status: number;
  code: ErrorCode;
  /** Safe to show. */
  text: string;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
}

/** The HTTP status of each code. */
export const statusOf: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  INVALID_LINK: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  EMAIL_NOT_VERIFIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ALREADY_VERIFIED: 409,
  ACCOUNT_EXISTS: 409,
  LINK_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

const ofFramework: Record<number, { code: ErrorCode; text: string }> = {
  400: { code: 'BAD_REQUEST', text: 'The request is malformed.' },
  413: { code: 'PAYLOAD_TOO_LARGE', text: 'The request is too large: at most 100 KiB.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', text: 'The request must be JSON (Content-Type: application/json).' },
};

// Postgres is away or refuses connections: classes 08 and 57P, too many clients, and node's socket errors. Or it gave up a
// statement: deadlock, conflict, lock or time limit. Another try may well succeed.
const databaseBusy = /^(08...|57P0[123]|53300|40P01|40001|55P03|57014|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const poolTimeout = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** When another try makes sense where the database does not answer, in seconds. */
export const RETRY_AFTER_S = 5;

/** Tells what a thrown thing means to the caller. What nobody foresaw is an internal error without details. */
export function failureOf(error: FastifyError | Error): Failure {
  if (error instanceof DomainError) {
    const { code, message: text, retryAfter } = error;
    return { status: statusOf[code], code, text, retryAfter };
  }
  const cause = error as Error & { code?: string; statusCode?: number };
  const known = cause.code?.startsWith('FST_') ? ofFramework[cause.statusCode ?? 0] : undefined;
  if (known) return { status: cause.statusCode ?? 500, ...known };
  if (databaseBusy.test(cause.code ?? '') || poolTimeout.test(cause.message)) {
    return {
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      text: UNAVAILABLE,
      retryAfter: RETRY_AFTER_S,
    };
  }
  // Postgres cannot store a NUL character, whichever way it came in.
  if (cause.code === '22021')
    return { status: 400, code: 'BAD_REQUEST', text: 'The text contains characters that cannot be used.' };
  return { status: 500, code: 'INTERNAL_ERROR', text: 'Something went wrong! Please try again later.' };
}
