import { type DocumentNode, execute, type GraphQLSchema, Kind } from 'graphql';
import type { StatementReader } from '#server/database/statements.ts';
import { RequestViewer } from '#server/features/accounts/request-viewer.ts';
import { AnswerTags } from '#server/http/answers/answer-tags.ts';
import { inSpan } from '#server/observability/tracing.ts';
import type { Services } from '#server/services.ts';
import { createLoaders, type RequestContext } from './context.ts';

export interface OperationRequest {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}

/**
 * Runs an operation of our own client without HTTP. Its documents were checked against the schema when the client was
 * built, so they are not validated again.
 * @param tags notes what the answer is made of
 */
export async function executeOperation(
  dependencies: { schema: GraphQLSchema; services: Services; reader: StatementReader },
  { document, variables, operationName }: OperationRequest,
  tags = new AnswerTags(),
) {
  // Pages are the same for everyone: sign-in lives in the browser.
  const contextValue: RequestContext = {
    services: dependencies.services,
    catalogue: dependencies.services.catalogue.current,
    loaders: createLoaders(dependencies.reader, dependencies.services),
    viewer: new RequestViewer(dependencies.services.sessions, undefined),
    clientAddress: '',
    userAgent: '',
    tags,
  };
  return inSpan('GraphQL', { 'graphql.operation.name': operationName ?? nameOf(document) }, async () =>
    execute({ schema: dependencies.schema, document, variableValues: variables, operationName, contextValue }),
  );
}

/** @returns the name of the operation in a document */
export function nameOf({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;
}
