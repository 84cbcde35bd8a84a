import { ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { authorizationLink } from '#client/state/authorization-link.ts';
import { forgetFormerVisitors } from '#client/state/personal-answers.ts';
import { createCache } from './cache.ts';
import { transportLink } from './transport-link.ts';

/** @param state the cache as the server left it in the page */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  const cache = createCache(true).restore(state);
  forgetFormerVisitors(cache);
  return new ApolloClient({ cache, link: authorizationLink.concat(transportLink) });
}
