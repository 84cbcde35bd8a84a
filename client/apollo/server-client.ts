import { ApolloClient, ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { from } from 'rxjs';
import { createCache } from './cache.ts';

/** Runs a document against the schema in this process. */
export type Execute = (request: {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}) => Promise<ApolloLink.Result>;

/** A client for one page: it asks without HTTP and caches nothing for the next. */
export function createServerClient(execute: Execute): ApolloClient {
  const link = new ApolloLink(({ query, variables, operationName }) =>
    from(execute({ document: query, variables, operationName })),
  );
  return new ApolloClient({ ssrMode: true, cache: createCache(false), link });
}
