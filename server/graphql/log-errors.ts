import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import { DomainError } from '#server/errors.ts';
import { failureOf } from '#server/http/outside-failure.ts';
import type { RequestContext } from './context.ts';

/** Logs what is masked outside. */
export const logErrors: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, operationName, contextValue }) {
        logUnforeseen(contextValue.log, errors, operationName);
      },
    };
  },
};

/** Logs the errors of resolvers that are bugs. Never the variables. */
export function logUnforeseen(
  log: FastifyBaseLogger,
  errors: readonly GraphQLError[],
  operationName: string | null | undefined,
): void {
  for (const error of errors) {
    const cause = unwrapResolverError(error);
    const foreseen = cause === error || cause instanceof DomainError;
    // What a visitor can bring about by typing is no failure of ours, and must not fill the log.
    if (!foreseen && failureOf(cause as Error).status >= 500)
      log.error({ err: cause, operationName, path: error.path }, 'a resolver failed');
  }
}
