import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';
import { authorizationLink, evictFormerVisitors } from './authorization-link.ts';
import { createCache } from './cache.ts';

/** @param state the cache as the server left it in the page */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  const cache = createCache(true).restore(state);
  evictFormerVisitors(cache);
  const link = ApolloLink.from([
    authorizationLink,
    new PersistedQueryLink({ generateHash: hashOf }),
    methodLink,
    new BaseHttpLink({ uri: '/graphql' }),
  ]);
  return new ApolloClient({ cache, link });
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
