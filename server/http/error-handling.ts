import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, InvalidInputError, NotFoundError } from '#server/errors.ts';
import { getRetryAfterHeader, httpTexts, isClientAbort, toHttpFailure } from './http-failure.ts';
import { toLoggableUrl } from './loggable.ts';
import { errorBody, refuseMethod } from './rest/response.ts';

/** Maximum length of a path segment, in encoded characters: an Ethiopic letter takes nine. */
export const MAX_SEGMENT_LENGTH = 500;

/** Responds to a failure of any URL except `/graphql`. The client gets a clear body; the log gets server failures. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toHttpFailure(error);
  const { status, code, text } = failure;
  logFailure(request, error, status);
  return reply
    .status(status)
    .headers({ ...getRetryAfterHeader(failure.retryAfter), ...getContentRangeHeader(error) })
    .header('cache-control', 'no-store')
    .send(errorBody(code, text, status >= 500 ? request.id : undefined));
}

/** Returns the Content-Range header of a 416 response, which states the file's length. */
function getContentRangeHeader(error: Error): Record<string, string> {
  const { headers } = error as Error & { headers?: Record<string, unknown> };
  const range = headers?.['Content-Range'];
  return typeof range === 'string' ? { 'content-range': range } : {};
}

/**
 * Logs a server failure as an error. Clients' mistakes are not logged; aborted requests are logged at `debug`.
 */
export function logFailure(request: FastifyRequest, error: Error, status: number): void {
  const url = toLoggableUrl(request.url);
  if (status >= 500) request.log.error({ err: error, url }, 'request failed');
  else if (isClientAbort(error)) request.log.debug({ url }, 'the client aborted the request');
}

/** Responds to a request that failed. */
export type ErrorHandler = (
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

/** Registers the error handler, and refuses malformed requests. */
export function registerErrorHandling(app: FastifyInstance, handleError: ErrorHandler): void {
  app.setErrorHandler(handleError);
  // For an unknown URL, GET and HEAD receive 404, other methods 405.
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') throw new NotFoundError(httpTexts.nothingHere);
    return refuseMethod(reply, 'GET, HEAD');
  });
  app.addHook('onRequest', async (request) => {
    if (hasDuplicateHost(request.raw)) throw new InvalidInputError('The request has more than one Host header.');
    if (hasLongSegment(request.url)) throw new DomainError('URI_TOO_LONG', httpTexts.tooLong);
    // Postgres refuses NUL.
    if (request.url.includes('%00')) throw new InvalidInputError(httpTexts.badCharacters);
  });
}

function hasLongSegment(url: string): boolean {
  if (url.length <= MAX_SEGMENT_LENGTH) return false;
  const [path = ''] = url.split('?', 1);
  return path.split('/').some((segment) => segment.length > MAX_SEGMENT_LENGTH);
}

/** Returns whether there is more than one Host header: a proxy may use the last, and Node uses the first. */
export function hasDuplicateHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
