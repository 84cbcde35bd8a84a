import { CombinedGraphQLErrors, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Ask } from './load.ts';

/** Runs a document against the schema in this process. */
export type Execute = (request: {
  document: DocumentNode;
  variables: Record<string, unknown>;
}) => Promise<{ data?: Record<string, unknown> | null; errors?: readonly unknown[] }>;

/** A query, by its name, with its response. */
export type PageResponse = { query: string; variables: OperationVariables; data: unknown };

/**
 * The responses to one page's queries on the server. They are not normalized: a page reads each response once, as it
 * is.
 */
export class PageAnswers {
  private readonly underWay = new Map<string, Promise<unknown>>();
  private readonly answers = new Map<string, PageResponse>();

  constructor(private readonly execute: Execute) {}

  /** Executes a query only once if two loaders ask for it. */
  readonly ask: Ask = async <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const key = getKey(document, variables);
    const pending = this.underWay.get(key) ?? this.run(key, document, variables);
    this.underWay.set(key, pending);
    return (await pending) as Data;
  };

  /** Returns undefined if no loader asked for it, or if it failed. */
  read<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Data | undefined {
    return this.answers.get(getKey(document, variables))?.data as Data | undefined;
  }

  /** All responses, for the browser's cache. */
  get all(): PageResponse[] {
    return [...this.answers.values()];
  }

  private async run(key: string, document: DocumentNode, variables: OperationVariables): Promise<unknown> {
    const { data, errors } = await this.execute({ document, variables });
    if (errors || !data) throw new CombinedGraphQLErrors({ data, errors: errors as readonly GraphQLFormattedError[] });
    this.answers.set(key, { query: getName(document), variables, data });
    return data;
  }
}

const getKey = (document: DocumentNode, variables: OperationVariables) =>
  `${getName(document)} ${JSON.stringify(variables)}`;

/** Returns the name of a document's operation. */
export function getName({ definitions: [first] }: DocumentNode): string {
  if (first?.kind !== 'OperationDefinition' || !first.name) throw new Error('A document without a named operation.');
  return first.name.value;
}
