import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import { DomainError, type ErrorCode, failures, InvalidInputError } from '#server/errors.ts';
import { logFailure } from '#server/http/error-handling.ts';
import { getRetryAfterHeader, type HttpFailure, toHttpFailure } from '#server/http/http-failure.ts';
import type { RequestContext } from './context.ts';

/**
 * Masks errors for clients. Errors from bugs contain stacks and input, so clients get a general message and a code.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { locations, path } = formatted;
  if (cause instanceof InvalidInputError) {
    const messages = cause.problems.length > 0 ? cause.problems.map(({ message }) => message) : [cause.message];
    return { message: messages.join(' '), locations, path, extensions: { code: 'BAD_USER_INPUT' } };
  }
  if (cause instanceof DomainError) {
    const { code, message, retryAfter } = cause;
    return { message, locations, path, extensions: { code, ...(retryAfter && { retryAfter }) } };
  }
  const code = getLimitCode(error) ?? formatted.extensions?.code;
  if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') {
    const { retryAfter } = formatted.extensions ?? {};
    return { message: formatted.message, locations, path, extensions: { code, ...(retryAfter ? { retryAfter } : {}) } };
  }
  // Apollo sets no code if the hash does not match the document, or if the hash version is unknown.
  if (cause instanceof GraphQLError && isRequestError(cause))
    return { message: cause.message, locations, path, extensions: { code: 'BAD_REQUEST' } };
  const failure = toHttpFailure(cause as Error);
  return { message: failure.text, locations, path, extensions: { code: failure.code } };
}

function isRequestError({ extensions }: GraphQLError): boolean {
  const { status } = (extensions.http ?? {}) as { status?: number };
  return status !== undefined && status >= 400 && status < 500;
}

/** Returns the code of the limit that a document exceeds. Apollo gives all validation errors one code. */
function getLimitCode(error: unknown): ErrorCode | undefined {
  const cause = error instanceof GraphQLError ? error.originalError : undefined;
  const code = cause instanceof GraphQLError ? cause.extensions.code : undefined;
  return typeof code === 'string' && code in failures ? (code as ErrorCode) : undefined;
}

/** Logs errors that are masked for clients. */
export const logErrors: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, operationName, contextValue }) {
        logBugs(contextValue.log, errors, operationName);
      },
    };
  },
};

/** Logs resolver errors that are bugs or failures of the database, without the variables. */
export function logBugs(
  log: FastifyBaseLogger,
  errors: readonly GraphQLError[],
  operationName: string | null | undefined,
): void {
  for (const error of errors) {
    const cause = unwrapResolverError(error);
    const isExpected = cause === error || cause instanceof DomainError;
    // Errors caused by a visitor's input are not bugs, and must not fill the log.
    if (!isExpected && toHttpFailure(cause as Error).status >= 500)
      log.error({ err: cause, operationName, path: error.path }, 'a resolver failed');
  }
}

// Error codes that also set the HTTP status, so that proxies, caches and plain HTTP clients notice them.
const CODES_WITH_STATUS: ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'];

/** Returns the failure of an error that sets the HTTP status; undefined for other errors. */
function getHttpFailure(error: unknown): HttpFailure | undefined {
  const failure = toHttpFailure(unwrapResolverError(error) as Error);
  return CODES_WITH_STATUS.includes(failure.code) ? failure : undefined;
}

/**
 * Returns whether a persisted document is unknown. Apollo responds with 200, which GraphQL over HTTP specifies for
 * `application/json` only.
 */
function isUnknownHash({ extensions }: GraphQLError): boolean {
  return extensions.code === 'PERSISTED_QUERY_NOT_FOUND';
}

/**
 * Sets the HTTP status to 401, 403, 429 or 503 (with `Retry-After` if known) for errors with these statuses, and to 400
 * for an unknown hash if the client accepts `RESPONSE_TYPE`. A query that returns some data keeps 200 instead of 401 or
 * 403; its errors name the fields that need a token. Prevents caches from storing errors and personal data.
 */
export const httpStatus: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, errors, response, operation, contextValue }) {
        const { body, http } = response;
        // Errors are not cached, because a retry may succeed.
        if (contextValue.isPersonal || errors?.length) http.headers.set('cache-control', 'no-store');
        if (errors?.some(isUnknownHash) && request.http?.headers.get('accept')?.includes(RESPONSE_TYPE))
          http.status = 400;
        const data = body.kind === 'single' ? Object.values(body.singleResult.data ?? {}) : [];
        const hasData = operation?.operation === OperationTypeNode.QUERY && data.some((value) => value !== null);
        for (const error of errors ?? []) {
          const failure = getHttpFailure(error);
          if (!failure || (hasData && failure.status < 429)) continue;
          http.status = failure.status;
          for (const [name, value] of Object.entries(getRetryAfterHeader(failure.retryAfter)))
            http.headers.set(name, value);
        }
      },
    };
  },
};

const RESPONSE_TYPE = 'application/graphql-response+json';

/** Responds to a request that was not executed, in the format of GraphQL over HTTP: no data, one error with a code. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: HttpFailure): FastifyReply {
  const { status, code, text: message, retryAfter } = failure;
  const type = request.headers.accept?.includes(RESPONSE_TYPE) ? RESPONSE_TYPE : 'application/json';
  return reply
    .status(status)
    .headers(getRetryAfterHeader(retryAfter))
    .header('cache-control', 'no-store')
    .type(`${type}; charset=utf-8`)
    .send(`${JSON.stringify({ errors: [{ message, extensions: { code, ...(retryAfter && { retryAfter }) } }] })}\n`);
}

/** The error handler of everything below `/graphql`. */
export function handleGraphqlError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toHttpFailure(error);
  logFailure(request, error, failure.status);
  return sendFailure(request, reply, failure);
}
