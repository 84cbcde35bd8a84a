import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  print,
} from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { MAX_REVIEW_PAGE_SIZE } from '#schema/rules/reviews.ts';
import type { RequestContext } from './context.ts';

/** Fields that one operation may resolve, lists counted at their full length. A page of fifty whole recipes is 2,000. */
export const MAX_COST = 5_000;

const estimators = [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];

// Documents that stay under the limit however large their pages are: nearly all, and Apollo caches them parsed.
const alwaysAffordable = new WeakSet<DocumentNode>();

/** Whether a document has been found to stay under the limit with any variables. */
export function isAlwaysAffordable(document: DocumentNode): boolean {
  return alwaysAffordable.has(document);
}

/**
 * Refuses operations that would resolve too many fields: the API is public, and related recipes of related recipes grow
 * by five at each level.
 */
export const costLimit: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, request: { variables = {}, operationName } }) {
        if (alwaysAffordable.has(document)) return;
        const operation = getOperationAST(document, operationName);
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) throw noSubscriptions();
        // Variables that do not fit have no cost, and the execution that follows refuses them in clearer words.
        if (!operation || getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return;
        const costWith = (values: Record<string, unknown>) =>
          getComplexity({ schema, query: document, variables: values, operationName, estimators });
        const largest = withLargestPages(document, variables);
        if (largest && costWith(largest) <= MAX_COST) {
          alwaysAffordable.add(document);
          return;
        }
        const cost = costWith(variables);
        if (cost <= MAX_COST) return;
        const text = `The operation costs ${cost}, and ${MAX_COST} is the limit. Ask for fewer items or fields.`;
        throw new GraphQLError(text, { extensions: { code: 'OPERATION_TOO_COSTLY', http: { status: 400 } } });
      },
    };
  },
};

/** The schema has no subscriptions, which validation lets pass. */
function noSubscriptions(): GraphQLError {
  const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } };
  return new GraphQLError('There are no subscriptions here.', { extensions });
}

/**
 * @returns the variables with the largest page size in place of every number, at which the document costs most; undefined
 * where its cost depends on more than that: on which operation is run, or on what a Boolean includes.
 */
function withLargestPages(
  document: DocumentNode,
  variables: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const [operation, ...others] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) return undefined;
  const largest = { ...variables };
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const name = print(type).replace('!', '');
    if (name === 'Boolean') return undefined;
    if (name === 'Int') largest[variable.name.value] = MAX_REVIEW_PAGE_SIZE;
  }
  return largest;
}
