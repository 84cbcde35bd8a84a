import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { OperationTypeNode } from 'graphql';
import type { ErrorCode } from '#server/errors.ts';
import { failureOf, type OutsideFailure } from '#server/http/rest/failure.ts';
import type { RequestContext } from './context.ts';

// What proxies, caches and plain HTTP clients have to notice as well.
const OUTSIDE: ErrorCode[] = ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'];

/** @returns the failure behind an error that shows in the status as well, otherwise undefined. */
export function failureForHttp(error: unknown): OutsideFailure | undefined {
  const failure = failureOf(unwrapResolverError(error) as Error);
  return OUTSIDE.includes(failure.code) ? failure : undefined;
}

/**
 * Says in HTTP, too, that one has to sign in or to wait: 401, 429 and 503, with `Retry-After`. A query that brings data
 * although its token is bad is no failure: the error beside the data says so.
 */
export const httpStatus: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ errors, response, operation, contextValue }) {
        const { body, http } = response;
        if (contextValue.viewer.wasAsked) http.headers.set('cache-control', 'no-store');
        const data = body.kind === 'single' ? Object.values(body.singleResult.data ?? {}) : [];
        const hasData = operation?.operation === OperationTypeNode.QUERY && data.some((value) => value !== null);
        for (const error of errors ?? []) {
          const failure = failureForHttp(error);
          if (!failure || (hasData && failure.code === 'UNAUTHENTICATED')) continue;
          http.status = failure.status;
          if (failure.retryAfter) http.headers.set('retry-after', String(failure.retryAfter));
        }
      },
    };
  },
};
