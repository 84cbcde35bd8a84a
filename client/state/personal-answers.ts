import type { ApolloCache } from '@apollo/client';
import { readToken } from './session.ts';
import { SESSION_EVENT } from './signed-in.ts';

/** What the server answers to one visitor only: of the query itself, and of any recipe. */
export const personal: ReadonlySet<string> = new Set(['me', 'myReview']);

/** Has the cache forget what the server said to one visitor only, wherever it is. */
export function forgetPersonal(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract() ?? {})) cache.evict({ id, fieldName: 'myReview', broadcast: false });
  cache.evict({ fieldName: 'me' });
}

/** Forgets it whenever somebody else is there, or nobody any more: by this tab or by another. */
export function forgetFormerVisitors(cache: ApolloCache): void {
  let last = readToken();
  const look = () => {
    const token = readToken();
    if (token !== last) forgetPersonal(cache);
    last = token;
  };
  for (const type of ['storage', SESSION_EVENT]) window.addEventListener(type, look);
}
