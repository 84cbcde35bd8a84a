import { type DocumentNode, execute, type GraphQLSchema } from 'graphql';
import type { StatementReader } from '#server/database/statements.ts';
import type { Services } from '#server/services.ts';
import { createLoaders } from './context.ts';

export interface OperationRequest {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}

/**
 * Runs an operation of our own client without HTTP. Its documents were checked against the schema when the client was
 * built, so they are not validated again.
 */
export async function executeOperation(
  dependencies: { schema: GraphQLSchema; services: Services; reader: StatementReader },
  { document, variables, operationName }: OperationRequest,
) {
  return execute({
    schema: dependencies.schema,
    document,
    variableValues: variables,
    operationName,
    contextValue: { services: dependencies.services, loaders: createLoaders(dependencies.reader) },
  });
}
