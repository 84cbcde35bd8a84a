import { CombinedGraphQLErrors, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { ExecuteQuery } from './load.ts';

/** Runs a document against the schema in this process. */
export type Execute = (request: {
  document: DocumentNode;
  variables: Record<string, unknown>;
}) => Promise<{ data?: Record<string, unknown> | null; errors?: readonly unknown[] }>;

/** A query's name and variables, with its response. */
export type PageResponse = { query: string; variables: OperationVariables; data: unknown };

/**
 * The responses to one page's queries on the server. They are not normalized: each component reads its query's response
 * unchanged.
 */
export class PageResponses {
  private readonly pending = new Map<string, Promise<unknown>>();
  private readonly responses = new Map<string, PageResponse>();

  constructor(private readonly send: Execute) {}

  /** Executes a query with the same variables only once, even if two loaders request it. */
  readonly execute: ExecuteQuery = async <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const key = getKey(document, variables);
    const request = this.pending.get(key) ?? this.run(key, document, variables);
    this.pending.set(key, request);
    return (await request) as Data;
  };

  /** Returns a query's data; undefined if no loader has received it. */
  read<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Data | undefined {
    return this.responses.get(getKey(document, variables))?.data as Data | undefined;
  }

  /** All responses, for the browser's cache. */
  get all(): PageResponse[] {
    return [...this.responses.values()];
  }

  private async run(key: string, document: DocumentNode, variables: OperationVariables): Promise<unknown> {
    const { data, errors } = await this.send({ document, variables });
    if (errors || !data) throw new CombinedGraphQLErrors({ data, errors: errors as readonly GraphQLFormattedError[] });
    this.responses.set(key, { query: getName(document), variables, data });
    return data;
  }
}

const getKey = (document: DocumentNode, variables: OperationVariables) =>
  `${getName(document)} ${JSON.stringify(variables)}`;

/** Returns the name of a document's operation. */
export function getName({ definitions: [first] }: DocumentNode): string {
  if (first?.kind !== 'OperationDefinition' || !first.name) throw new Error('The document has no named operation.');
  return first.name.value;
}
