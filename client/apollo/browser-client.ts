import { ApolloClient, ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';
import * as generated from '#client/gql/graphql.ts';
import { authorizationLink, evictFormerVisitors } from './authorization-link.ts';
import { createCache } from './cache.ts';
import type { Ask } from './load.ts';
import type { Answer } from './page-answers.ts';

/**
 * Writes each answer in a task of its own: on a phone one takes some milliseconds.
 * @param answers those that the server rendered the page from
 */
export async function createBrowserClient(answers: readonly Answer[]): Promise<ApolloClient> {
  const cache = createCache();
  for (const { query, variables, data } of answers) {
    cache.writeQuery({ query: generatedDocument(query), variables, data, broadcast: false });
    await new Promise((done) => setTimeout(done));
  }
  evictFormerVisitors(cache);
  const link = ApolloLink.from([
    authorizationLink,
    new PersistedQueryLink({ generateHash: hashOf }),
    methodLink,
    new BaseHttpLink({ uri: '/graphql' }),
  ]);
  return new ApolloClient({ cache, link });
}

/** Returns the function by which loaders ask in the browser: the cache first. */
export function askThrough(client: ApolloClient): Ask {
  return async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const { data } = await client.query<Data, OperationVariables>({ query, variables });
    if (!data) throw new Error('An answer without data.');
    return data;
  };
}

function generatedDocument(query: string): DocumentNode {
  const document = Object.entries(generated).find(([name]) => name === `${query}Document`)?.[1];
  if (typeof document !== 'object' || !('kind' in document)) throw new Error(`No document of the name ${query}.`);
  return document;
}

/** Queries go by GET, so that every cache can answer; mutations and what is about one visitor go by POST. */
const methodLink = new ApolloLink((operation, forward) => {
  const { http, headers } = operation.getContext();
  // The server does not know the hash. It is of the text as code generation prints it, so it does not fit this one.
  if (http.includeQuery) delete operation.extensions.persistedQuery;
  else if (operation.operationType === 'query' && !headers?.authorization) {
    operation.setContext({ fetchOptions: { method: 'GET' } });
  }
  return forward(operation);
});

/** The hash that code generation put into a document. */
function hashOf(document: DocumentNode & { __meta__?: { hash: string } }): string {
  if (!document.__meta__) throw new Error('A document without a hash: it did not come from client/gql.');
  return document.__meta__.hash;
}
