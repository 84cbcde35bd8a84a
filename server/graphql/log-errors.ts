import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import { ArgumentValidationError } from 'type-graphql';
import { DomainError } from '#server/errors.ts';
import type { RequestContext } from './context.ts';

/** Logs what is masked outside: errors that a resolver threw and nobody foresaw. Never the variables. */
export function logErrors(log: FastifyBaseLogger): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, operationName }) {
          for (const error of errors) {
            const cause = unwrapResolverError(error);
            const foreseen =
              cause === error || cause instanceof DomainError || cause instanceof ArgumentValidationError;
            if (!foreseen) log.error({ err: cause, operationName, path: error.path }, 'a resolver failed');
          }
        },
      };
    },
  };
}
