import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { type ErrorCode, failures } from '#server/errors.ts';
import type { Result } from '#server/results.ts';

export interface RestResponse<Body = object> {
  /** 200 by default. */
  status?: number;
  /** Left out with status 204. */
  body?: Body;
}

/** One kind of response in the API description. */
export interface DescribedResponse<Body extends z.ZodType = z.ZodType> {
  description: string;
  /** Left out with status 204. */
  body?: Body;
  example?: object;
}

/** The response of calls that return only a message. */
export const messageShape = z
  .object({ message: z.string().meta({ description: 'Message to display.' }) })
  .meta({ id: 'Message', description: 'A message to display.' });

/** The error codes of REST responses. */
const restCodes = [
  'BAD_REQUEST',
  'INVALID_LINK',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_VERIFIED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'ALREADY_VERIFIED',
  'ACCOUNT_EXISTS',
  'LINK_EXPIRED',
  'PAYLOAD_TOO_LARGE',
  'URI_TOO_LONG',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const satisfies ErrorCode[];

/** The body of every failure under `/api`: some legacy screens read `error`, others `message`, programs read `code`. */
export const errorShape = z
  .object({
    error: z.string().meta({ description: 'What went wrong, as a message to display.' }),
    message: z.string().meta({ description: 'The same message.' }),
    code: z.enum(restCodes).meta({ description: 'Stable code for programs.' }),
    requestId: z.string().optional().meta({ description: 'ID of the request in the log; only for server errors.' }),
  })
  .meta({ id: 'Failure', description: 'A failure, with a message and a stable code.' });

export interface ErrorBody<Code extends ErrorCode = ErrorCode> {
  error: string;
  message: string;
  code: Code;
  requestId?: string;
}

export function errorBody<Code extends ErrorCode>(code: Code, text: string, requestId?: string): ErrorBody<Code> {
  return { error: text, message: text, code, ...(requestId && { requestId }) };
}

/** Returns the REST response of a service's result; `present` turns the value of a success into its response. */
export function toResponse<Value, Body>(
  result: Result<Value>,
  present: (value: Value) => RestResponse<Body>,
): RestResponse<Body | ErrorBody> {
  if (result.ok) return present(result.value);
  return { status: failures[result.code].status, body: errorBody(result.code, result.message) };
}

/**
 * Responds with 405.
 * @param allow - the methods that the URL supports. Example: "GET, HEAD"
 */
export function refuseMethod(reply: FastifyReply, allow: string): FastifyReply {
  return reply
    .status(405)
    .header('allow', allow)
    .header('cache-control', 'no-store')
    .send(errorBody('METHOD_NOT_ALLOWED', `This URL supports only ${allow}.`));
}
