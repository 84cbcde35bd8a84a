import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  print,
} from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from './context.ts';
import { MAX_COST } from './field-costs.ts';

/** Cost in `extensions.cost` of a response. */
interface Cost {
  requested: number;
  limit: number;
}

interface CostRequest {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

const estimators = [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];

/** Known costs of a document, by the variables that change them: counting takes as long as a small query. */
const costCache = new WeakMap<DocumentNode, { names: string[]; costs: LRUCache<string, number> }>();
const MAX_COUNTED = 20;
const MAX_KEY_CHARACTERS = 500;

/** Returns the cost of an operation with variables that fit it. */
function getCost(operation: CostRequest): Cost {
  const { document, operationName, variables } = operation;
  const cached = costCache.get(document) ?? {
    names: namesThatCost(document),
    costs: new LRUCache({ max: MAX_COUNTED }),
  };
  costCache.set(document, cached);
  const key = JSON.stringify([operationName, ...cached.names.map((name) => variables?.[name])]);
  const requested = cached.costs.get(key) ?? count(operation);
  if (key.length <= MAX_KEY_CHARACTERS) cached.costs.set(key, requested);
  return { requested, limit: MAX_COST };
}

function count({ schema, document, operationName, variables }: CostRequest): number {
  return getComplexity({
    schema,
    query: document,
    operationName: operationName ?? undefined,
    variables: variables ?? {},
    estimators,
  });
}

/**
 * Refuses operations that would resolve too many fields: the API is public, and related recipes of related recipes grow
 * by five at each level. Every response says what its operation costs.
 */
export const costLimit: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    let cost: Cost | undefined;
    return {
      async didResolveOperation({ schema, document, request: { variables = {}, operationName } }) {
        const operation = getOperationAST(document, operationName);
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) throw noSubscriptions();
        // Invalid variables have no cost; the execution that follows refuses them with clearer messages.
        if (!operation || getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return;
        cost = getCost({ schema, document, operationName, variables });
        if (cost.requested <= MAX_COST) return;
        const text = `The operation costs ${cost.requested}, and ${MAX_COST} is the limit. Ask for fewer items or fields.`;
        throw new GraphQLError(text, { extensions: { code: 'OPERATION_TOO_COSTLY', http: { status: 400 } } });
      },
      async willSendResponse({ response: { body } }) {
        if (cost && body.kind === 'single')
          body.singleResult.extensions = { ...body.singleResult.extensions, cost: { ...cost } };
      },
    };
  },
};

/** The schema has no subscriptions, which validation lets pass. */
function noSubscriptions(): GraphQLError {
  const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } };
  return new GraphQLError('There are no subscriptions here.', { extensions });
}

/** The variables that can change an operation's cost; texts never do. */
function namesThatCost(document: DocumentNode): string[] {
  const variables = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  return variables
    .filter(({ type }) => !/^(String|ID)!?$/.test(print(type)))
    .map(({ variable }) => variable.name.value);
}
