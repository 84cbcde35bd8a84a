import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { LRUCache } from 'lru-cache';
import { SEARCH_PAGE_SIZE } from '#schema/rules/catalogue.ts';

/** Maximum cost of an operation. A field adds 1 unless its `complexity` says otherwise. */
export const MAX_COST = 5_000;

/** Cost per statement and per ms of a field that sends more than two statements; the higher product counts. */
const [STATEMENT_COST, MS_COST] = [20, 20];

interface MeasuredField {
  /** Statements that the field sends to Postgres. */
  statements: number;
  /**
   * CPU time that the field takes for a member or a desk with much data, in ms, as `npm run bench:documents` measures
   * it.
   */
  ms: number;
}

/** Fields of queries that send more than two statements. A test compares them with actual statement counts. */
export const measuredFields = {
  'Viewer.exportedData': { statements: 14, ms: 45 },
  'Viewer.kitchen': { statements: 3, ms: 5 },
  'Desk.reports': { statements: 4, ms: 9 },
  'Desk.texts': { statements: 4, ms: 9 },
  'Desk.text': { statements: 4, ms: 5 },
  'Desk.subscribersCsv': { statements: 4, ms: 20 },
} satisfies Record<string, MeasuredField>;

interface FieldCost {
  args: Record<string, unknown>;
  childComplexity: number;
}

/**
 * Returns the cost of a page of a list: its size times the cost of an item. A size below 1, which is refused when the
 * field is executed, must not lower the cost of other fields.
 */
export function getListCost({ args, childComplexity }: FieldCost): number {
  return Math.max(1, Number(args.first ?? SEARCH_PAGE_SIZE)) * childComplexity;
}

/** Returns the cost of a field that sends more than two statements, without its selections. */
export function getStatementsCost(field: keyof typeof measuredFields): number {
  const { statements, ms } = measuredFields[field];
  return Math.max(statements * STATEMENT_COST, ms * MS_COST);
}

/** Returns the cost of a field that an operation can select once only: more than half of the limit. */
export function getOncePerOperationCost({ childComplexity }: Pick<FieldCost, 'childComplexity'>): number {
  return Math.max(MAX_COST / 2 + 1, childComplexity);
}

/** Returns the cost of a recipe's steps or ingredients, which are scaled one by one. */
export function getLinesCost({ childComplexity }: FieldCost): number {
  return 10 + 2 * childComplexity;
}

/** Returns the cost of a list that usually has a handful of items, such as the cuisines or a member's tokens. */
export function getShortListCost({ childComplexity }: FieldCost): number {
  return 8 * childComplexity;
}

/** Returns the cost of a list of foods: recipes use some hundreds, and the glossary explains about a hundred. */
export function getFoodsCost({ args, childComplexity }: FieldCost): number {
  return (args.inGlossary ? 125 : 500) * childComplexity;
}

interface CostRequest {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

const estimators = [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];

/** Costs of operations by `toCostVariable` values. They are cached, because counting takes as long as a small query. */
const costCache = new WeakMap<OperationDefinitionNode, LRUCache<string, number>>();
const MAX_CACHED_COSTS = 20;
const MAX_KEY_CHARACTERS = 500;

/** Returns the cost of an operation; undefined if it is not cached and the variables are invalid. */
function getCost(request: CostRequest): number | undefined {
  const { operation, variables } = request;
  const costs = costCache.get(operation) ?? new LRUCache<string, number>({ max: MAX_CACHED_COSTS });
  costCache.set(operation, costs);
  const key = JSON.stringify(Object.entries(variables).map(toCostVariable));
  const cost = costs.get(key) ?? computeCost(request);
  if (cost !== undefined && key.length <= MAX_KEY_CHARACTERS) costs.set(key, cost);
  return cost;
}

/** Reduces a variable to what costs depend on: numbers, flags, and whether another value, such as a filter, is set. */
function toCostVariable([name, value]: [string, unknown]): [string, number | boolean] {
  return [name, typeof value === 'number' ? value : Boolean(value)];
}

function computeCost({ schema, document, operation, variables }: CostRequest): number | undefined {
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return undefined;
  return getComplexity({ schema, query: document, operationName: operation.name?.value, variables, estimators });
}

/**
 * Refuses operations that would resolve too many fields: the API is public, and related recipes of related recipes grow
 * fivefold at each level. The response states the cost, if it is known.
 */
export const costLimit: ApolloServerPlugin = {
  async requestDidStart() {
    let cost: number | undefined;
    return {
      async didResolveOperation({ schema, document, operation, request: { variables } }) {
        if (!operation) return;
        if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw createSubscriptionError();
        cost = getCost({ schema, document, operation, variables: variables ?? {} });
        // Without a cost, the variables are invalid; the execution refuses them with clearer messages.
        if (cost === undefined || cost <= MAX_COST) return;
        const text = `The operation costs ${cost}, and ${MAX_COST} is the limit. Ask for fewer items or fields.`;
        throw new GraphQLError(text, { extensions: { code: 'OPERATION_TOO_COSTLY', http: { status: 400 } } });
      },
      async willSendResponse({ response: { body } }) {
        if (cost !== undefined && body.kind === 'single')
          body.singleResult.extensions = {
            ...body.singleResult.extensions,
            cost: { requested: cost, limit: MAX_COST },
          };
      },
    };
  },
};

/** Returns the error for a subscription. The schema has none, but validation accepts the operation. */
function createSubscriptionError(): GraphQLError {
  const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } };
  return new GraphQLError('There are no subscriptions here.', { extensions });
}
