import { ApolloClient, ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';
import { authorizationLink, evictFormerVisitors } from './authorization-link.ts';
import { createCache } from './cache.ts';
import { type ExecuteQuery, NoResponseError } from './load.ts';
import { getName, type PageResponse } from './page-responses.ts';

/** Returns the client of this tab, with nothing in its cache. */
export function createBrowserClient(): ApolloClient {
  const cache = createCache();
  evictFormerVisitors(cache);
  const link = ApolloLink.from([
    authorizationLink,
    new PersistedQueryLink({ generateHash: toHash }),
    methodLink,
    new BaseHttpLink({ uri: '/graphql' }),
  ]);
  return new ApolloClient({ cache, link });
}

/**
 * Returns the function that gives loaders the responses that their page was rendered from. Each is written into the
 * cache and read once, so that the first render is a cache hit. Each step is a separate task, because it takes some
 * milliseconds on a phone.
 */
export function readRenderedResponses(client: ApolloClient, responses: readonly PageResponse[]): ExecuteQuery {
  const writtenNames = new Set<string>();
  return async <Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>) => {
    const name = getName(query);
    const [response, ...others] = responses.filter((each) => each.query === name);
    if (!response) throw new NoResponseError(`The page was rendered without ${name}.`);
    if (!writtenNames.has(name)) {
      writtenNames.add(name);
      for (const { variables, data } of [response, ...others]) {
        await nextTask();
        client.cache.writeQuery<unknown, OperationVariables>({ query, variables, data, broadcast: false });
        await nextTask();
        client.watchQuery<unknown, OperationVariables>({ query, variables }).getCurrentResult();
      }
    }
    return response.data as Data;
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Returns the function with which loaders query in the browser: from the cache first. */
export function createExecuteQuery(client: ApolloClient): ExecuteQuery {
  return async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const { data } = await client.query<Data, OperationVariables>({ query, variables });
    if (!data) throw new Error('The response has no data.');
    return data;
  };
}

/** Sends queries by GET, so that every HTTP cache can respond; mutations and personal queries by POST. */
const methodLink = new ApolloLink((operation, forward) => {
  const { http, headers } = operation.getContext();
  // The server does not know this hash: it was computed from the text as code generation prints it.
  if (http.includeQuery) delete operation.extensions.persistedQuery;
  else if (operation.operationType === 'query' && !headers?.authorization) {
    operation.setContext({ fetchOptions: { method: 'GET' } });
  }
  return forward(operation);
});

/** The hash that code generation put into a document. */
function toHash(document: DocumentNode & { __meta__?: { hash: string } }): string {
  if (!document.__meta__) throw new Error('A document without a hash: it did not come from client/gql.');
  return document.__meta__.hash;
}
