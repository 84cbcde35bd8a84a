import { ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';
import { authorizationLink } from '#client/session/authorization-link.ts';
import { createCache } from './cache.ts';

/** The hash that code generation put into a document. */
function hashOf(document: DocumentNode): string {
  const { __meta__: meta } = document as DocumentNode & { __meta__?: { hash: string } };
  if (!meta) throw new Error('A document without a hash: it did not come from client/gql.');
  return meta.hash;
}

/** @param state the cache as the server left it in the page */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  const persisted = new PersistedQueryLink({
    generateHash: hashOf,
    useGETForHashedQueries: true,
    // A server of another version may not know the hash: from then on the text goes along.
    disable: ({ meta }) => meta.persistedQueryNotSupported || meta.persistedQueryNotFound,
  });
  return new ApolloClient({
    cache: createCache(true).restore(state),
    link: persisted.concat(authorizationLink).concat(new BaseHttpLink({ uri: '/graphql' })),
  });
}
