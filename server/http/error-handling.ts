import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, InvalidInputError, NotFoundError } from '#server/errors.ts';
import { waitHeader } from '#server/security/counted-limits.ts';
import { httpTexts, isBrokenOff, toHttpFailure } from './http-failure.ts';
import { loggableUrl } from './loggable.ts';
import { errorBody, refuseMethod } from './rest/response.ts';

/** The longest part of a path, in encoded characters: an Ethiopic letter takes nine. */
export const MAX_PART_LENGTH = 500;

/** Responds to every error, in one place: a clear body for the client, the details in the log. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toHttpFailure(error);
  const { status, code, text } = failure;
  logFailure(request, error, status);
  return reply
    .status(status)
    .headers({ ...waitHeader(failure.retryAfter), ...lengthHeader(error) })
    .header('cache-control', 'no-store')
    .send(errorBody(code, text, status >= 500 ? request.id : undefined));
}

/** Returns the header with a file's length, after a request for a range that it does not have. */
function lengthHeader(error: Error): Record<string, string> {
  const { headers } = error as Error & { headers?: Record<string, unknown> };
  const range = headers?.['Content-Range'];
  return typeof range === 'string' ? { 'content-range': range } : {};
}

/**
 * Logs a server failure as an error. Clients' mistakes are not logged; aborted requests are logged at `debug`.
 */
export function logFailure(request: FastifyRequest, error: Error, status: number): void {
  const url = loggableUrl(request.url);
  if (status >= 500) request.log.error({ err: error, url }, 'request failed');
  else if (isBrokenOff(error)) request.log.debug({ url }, 'the client aborted the request');
}

/** Registers the error handlers, and refuses malformed requests. */
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  // An unknown URL is a missing page to GET; other methods are refused.
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') throw new NotFoundError(httpTexts.nothingHere);
    return refuseMethod(reply, 'GET, HEAD');
  });
  app.addHook('onRequest', async (request) => {
    if (namesTwoHosts(request.raw)) throw new InvalidInputError('The request names two hosts.');
    if (hasLongPart(request.url)) throw new DomainError('URI_TOO_LONG', httpTexts.tooLong);
    // Postgres refuses NUL.
    if (request.url.includes('%00')) throw new InvalidInputError(httpTexts.badCharacters);
  });
}

function hasLongPart(url: string): boolean {
  if (url.length <= MAX_PART_LENGTH) return false;
  const [path = ''] = url.split('?', 1);
  return path.split('/').some((part) => part.length > MAX_PART_LENGTH);
}

/** A proxy may use the first host, and we the last. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
