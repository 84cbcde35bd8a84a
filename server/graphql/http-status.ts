import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { type GraphQLError, OperationTypeNode } from 'graphql';
import type { ErrorCode } from '#server/errors.ts';
import { waitHeader } from '#server/http/limit-headers.ts';
import { failureOf, type OutsideFailure } from '#server/http/outside-failure.ts';
import type { RequestContext } from './context.ts';
import { RESPONSE_TYPE } from './refuse.ts';

// What proxies, caches and plain HTTP clients have to notice as well.
const OUTSIDE: ErrorCode[] = ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'];

/** @returns the failure behind an error that shows in the status as well, otherwise undefined. */
function failureForHttp(error: unknown): OutsideFailure | undefined {
  const failure = failureOf(unwrapResolverError(error) as Error);
  return OUTSIDE.includes(failure.code) ? failure : undefined;
}

/** Apollo answers it with 200, as GraphQL over HTTP has it for `application/json` only. */
function isUnknownHash({ extensions }: GraphQLError): boolean {
  return extensions.code === 'PERSISTED_QUERY_NOT_FOUND';
}

/**
 * Says in HTTP, too, that one has to sign in or to wait: 401, 429 and 503, with `Retry-After`. A query that brings data
 * although its token is bad is no failure: the error beside the data says so.
 */
export const httpStatus: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, errors, response, operation, contextValue }) {
        const { body, http } = response;
        if (contextValue.viewer.wasAsked || contextValue.isSecret) http.headers.set('cache-control', 'no-store');
        // Another try may bring more than this one.
        if (errors?.length && !http.headers.has('cache-control')) http.headers.set('cache-control', 'no-store');
        if (errors?.some(isUnknownHash) && request.http?.headers.get('accept')?.includes(RESPONSE_TYPE))
          http.status = 400;
        const data = body.kind === 'single' ? Object.values(body.singleResult.data ?? {}) : [];
        const hasData = operation?.operation === OperationTypeNode.QUERY && data.some((value) => value !== null);
        for (const error of errors ?? []) {
          const failure = failureForHttp(error);
          if (!failure || (hasData && failure.code === 'UNAUTHENTICATED')) continue;
          http.status = failure.status;
          for (const [name, value] of Object.entries(waitHeader(failure.retryAfter))) http.headers.set(name, value);
        }
      },
    };
  },
};
