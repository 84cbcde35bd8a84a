import type { ApolloCache } from '@apollo/client';
import { useBrowserStore } from './store.ts';

/** What the server answers to one visitor only: of the query itself, and of any recipe. */
export const personal: ReadonlySet<string> = new Set(['me', 'myReview']);

/** Has the cache forget what the server said to one visitor only, wherever it is. */
export function forgetPersonal(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract() ?? {})) cache.evict({ id, fieldName: 'myReview', broadcast: false });
  cache.evict({ fieldName: 'me' });
}

/** Has the cache forget it whenever another visitor signs in, or none is signed in any more: in this tab or another. */
export function forgetFormerVisitors(cache: ApolloCache): void {
  useBrowserStore.subscribe(({ session }, { session: before }) => {
    if (session?.token !== before?.token) forgetPersonal(cache);
  });
}
