import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '#server/http/error-handling.ts';
import { waitHeader } from '#server/http/limit-headers.ts';
import { failureOf, type OutsideFailure } from '#server/http/outside-failure.ts';

export const RESPONSE_TYPE = 'application/graphql-response+json';

/** Answers a request that was not executed as GraphQL over HTTP has it: no data, one error with a code. */
export function refuse(request: FastifyRequest, reply: FastifyReply, failure: OutsideFailure): FastifyReply {
  const { status, code, text: message, retryAfter } = failure;
  const type = request.headers.accept?.includes(RESPONSE_TYPE) ? RESPONSE_TYPE : 'application/json';
  return reply
    .status(status)
    .headers(waitHeader(retryAfter))
    .header('cache-control', 'no-store')
    .type(`${type}; charset=utf-8`)
    .send(`${JSON.stringify({ errors: [{ message, extensions: { code, ...(retryAfter && { retryAfter }) } }] })}\n`);
}

/** The error handler of everything below `/graphql`. */
export function refuseFor(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error);
  logFailure(request, error, failure.status);
  return refuse(request, reply, failure);
}
