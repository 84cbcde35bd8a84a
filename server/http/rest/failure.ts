import type { FastifyError, FastifyReply } from 'fastify';
import * as z from 'zod';
import { DomainError, type ErrorCode, failures, type ThrottleRule, UNAVAILABLE } from '#server/errors.ts';
import type { Result } from '#server/results.ts';
import type { RestAnswer } from './answer.ts';

/** How a failure looks from outside. */
export interface OutsideFailure {
  status: number;
  code: ErrorCode;
  /** Safe to show. */
  text: string;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** What was used up, where it is a throttle that refuses. */
  rule?: ThrottleRule;
}

const ofFramework: Record<number, { code: ErrorCode; text: string }> = {
  400: { code: 'BAD_REQUEST', text: 'The request is malformed.' },
  403: { code: 'NOT_FOUND', text: 'There is nothing at this address.' },
  404: { code: 'NOT_FOUND', text: 'There is nothing at this address.' },
  413: { code: 'PAYLOAD_TOO_LARGE', text: 'The request is too large: at most 100 KiB.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', text: 'The request must be JSON (Content-Type: application/json).' },
  416: { code: 'RANGE_NOT_SATISFIABLE', text: 'The file has no such range.' },
};

// Postgres is away or refuses connections: classes 08 and 57P, a full disk or too many clients (53), and node's socket errors. It is a replica that is
// about to be promoted (25006). Or it gave up a statement: deadlock, conflict, lock or time limit. Another try may well succeed.
const databaseBusy =
  /^(08...|57P0[123]|53...|25006|40P01|40001|55P03|57014|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EAI_AGAIN|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
// What pg, its pool and TypeORM say in words only. TypeORM releases the runner of a transaction whose connection is lost.
const connectionLost =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|already released/;

/** When another try makes sense where the database does not answer, in seconds. */
export const RETRY_AFTER_S = 5;

/** @returns what a thrown error means to the caller. An unexpected one is an internal error without details. */
export function failureOf(error: FastifyError | Error): OutsideFailure {
  if (error instanceof DomainError) {
    const { code, message: text, retryAfter, rule } = error;
    return { status: failures[code].status, code, text, retryAfter, rule };
  }
  const cause = error as Error & { code?: string; status?: number; statusCode?: number };
  // What fastify and its file server say of a request; other libraries have status codes of their own.
  const isOfRequest =
    cause.code?.startsWith('FST_') || (cause.statusCode !== undefined && cause.statusCode === cause.status);
  const known = isOfRequest || isBrokenOff(error) ? ofFramework[cause.statusCode ?? 0] : undefined;
  if (known) return { ...known, status: failures[known.code].status };
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
  return { status: 500, code: 'INTERNAL_ERROR', text: 'Something went wrong! Please try again later.' };
}

/** @returns whether a client went before its request had ended. Postgres's connections end with the same code, but without fastify's status. */
export function isBrokenOff(error: FastifyError | Error): boolean {
  return 'statusCode' in error && error.statusCode === 400 && 'code' in error && error.code === 'ECONNRESET';
}

/** The codes that REST answers; the others are GraphQL's. */
const restCodes = [
  'BAD_REQUEST',
  'INVALID_LINK',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_VERIFIED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'ALREADY_VERIFIED',
  'ACCOUNT_EXISTS',
  'LINK_EXPIRED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const satisfies ErrorCode[];

/** The body of every failure under `/api`: some legacy screens read `error`, others `message`, machines read `code`. */
export const errorShape = z
  .object({
    error: z.string().meta({ description: 'What went wrong, in a sentence that can be shown.' }),
    message: z.string().meta({ description: 'The same text.' }),
    code: z.enum(restCodes).meta({ description: 'Stable: for machines.' }),
    requestId: z.string().optional().meta({ description: 'Only with a failure of ours, to find it in the log.' }),
  })
  .meta({ id: 'Failure', description: 'What went wrong, twice in words and once as a stable code.' });

export interface ErrorBody<Code extends ErrorCode = ErrorCode> {
  error: string;
  message: string;
  code: Code;
  requestId?: string;
}

export function errorBody<Code extends ErrorCode>(code: Code, text: string, requestId?: string): ErrorBody<Code> {
  return { error: text, message: text, code, ...(requestId && { requestId }) };
}

/** @returns the REST answer of a service's result: what `present` makes of a success, or its failure. */
export function answerOf<Value, Body>(
  result: Result<Value>,
  present: (value: Value) => RestAnswer<Body>,
): RestAnswer<Body | ErrorBody> {
  if (result.ok) return present(result.value);
  return { status: failures[result.code].status, body: errorBody(result.code, result.message) };
}

/** Answers 405. @param allow the methods that the address answers. Example: "GET, HEAD" */
export function refuseMethod(reply: FastifyReply, allow: string): FastifyReply {
  return reply
    .status(405)
    .header('allow', allow)
    .header('cache-control', 'no-store')
    .send(errorBody('METHOD_NOT_ALLOWED', `This address answers ${allow} only.`));
}
