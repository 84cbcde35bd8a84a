import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError, separateOperations, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { TokenNeed } from '#server/features/accounts/token-rights.ts';
import { waitHeader } from '#server/http/limit-headers.ts';
import { failureOf } from '#server/http/outside-failure.ts';
import type { RequestContext } from './context.ts';
import { tokenNeedOf } from './token-needs.ts';

/** Admits programs by their tokens before an operation runs, or answers 401, 403 or 429. */
export const admitPrograms: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operationName, contextValue: { viewer, log } }) {
        try {
          await viewer.admit(() => {
            const own = separateOperations(document)[operationName ?? ''] ?? document;
            const needs = new Set<TokenNeed>();
            const types = new TypeInfo(schema);
            const Field = ({ name }: { name: { value: string } }) =>
              void needs.add(tokenNeedOf(schema, types.getParentType()?.name ?? '', name.value));
            visit(own, visitWithTypeInfo(types, { Field }));
            return needs;
          });
        } catch (error) {
          const { status, code, text, retryAfter } = failureOf(error as Error);
          if (status >= 500) log.error({ err: error }, 'a token could not be checked');
          const headers = new HeaderMap(Object.entries(waitHeader(retryAfter)));
          const extensions = { code, ...(retryAfter && { retryAfter }), http: { status, headers } };
          throw new GraphQLError(text, { extensions });
        }
      },
    };
  },
};
