import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { DomainError, type ErrorCode } from '#server/errors.ts';
import { statusOf } from '#server/http/rest/failure.ts';
import type { RequestContext } from './context.ts';

// What proxies, caches and plain HTTP clients have to notice as well.
const OUTSIDE: ErrorCode[] = ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'];

/** @returns the cause of an error that HTTP has to tell of, otherwise undefined. */
export function heardInHttp(error: unknown): DomainError | undefined {
  const cause = unwrapResolverError(error);
  return cause instanceof DomainError && OUTSIDE.includes(cause.code) ? cause : undefined;
}

/** Says in HTTP, too, that one has to sign in or to wait: 401, 429 and 503, with `Retry-After`. */
export const httpStatus: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ errors, response }) {
        for (const error of errors ?? []) {
          const cause = heardInHttp(error);
          if (!cause) continue;
          response.http.status = statusOf[cause.code];
          if (cause.retryAfter) response.http.headers.set('retry-after', String(cause.retryAfter));
        }
      },
    };
  },
};
