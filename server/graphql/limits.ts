import type { ApolloServerPlugin } from '@apollo/server';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import type { RequestContext } from './context.ts';

/** Tokens in a document; the largest of our own client has a few hundred. */
export const MAX_TOKENS = 2_000;

/** Fields that one operation may resolve, lists counted at their full length. A page of fifty whole recipes is 2,000. */
export const MAX_COST = 5_000;

// Left to themselves the rules throw, and Apollo takes that for a failure of ours.
const asValidationError = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(new GraphQLError(error.message)),
  ],
};

/** What the shape of a document may be: checked once for each document, with its other rules. */
export const limitRules = [
  maxDepthRule({ n: 8, ...asValidationError }),
  maxAliasesRule({ n: 15, allowList: [], ...asValidationError }),
  maxDirectivesRule({ n: 5, ...asValidationError }),
] as ValidationRule[];

const estimators = [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];

/**
 * Refuses operations that would resolve too many fields: the API is public, and related recipes of related recipes grow
 * by five at each level. Depends on the variables, so it is checked for each request.
 */
export const costLimit: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, request }) {
        const { variables, operationName } = request;
        const cost = getComplexity({ schema, query: document, variables, operationName, estimators });
        if (cost <= MAX_COST) return;
        throw new GraphQLError(
          `The operation costs ${cost}, and ${MAX_COST} is the limit. Ask for fewer items or fields.`,
          {
            extensions: { code: 'OPERATION_TOO_COSTLY' },
          },
        );
      },
    };
  },
};
