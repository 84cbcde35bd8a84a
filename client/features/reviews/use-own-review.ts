import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { OwnReviewQueryDocument } from '#client/gql/graphql.ts';
import { readToken } from '#client/session/session.ts';
import { useSignedIn } from '#client/session/signed-in.ts';
import type { Review } from './review.ts';

/** @returns the visitor's own comment on a recipe; null where there is none or nobody is signed in */
export function useOwnReview(slug: string): Review | null {
  const client = useApolloClient();
  const who = useSignedIn();
  const token = who ? readToken() : null;
  const last = useRef(token);
  useEffect(() => {
    if (last.current === token) return;
    // Somebody else, or nobody: what the cache knows is not theirs.
    if (last.current !== null)
      client.cache.evict({ id: client.cache.identify({ __typename: 'Recipe', slug }), fieldName: 'myReview' });
    last.current = token;
  }, [client, slug, token]);
  const { data } = useQuery(OwnReviewQueryDocument, { variables: { slug }, skip: token === null });
  return (token !== null && data?.recipe?.myReview) || null;
}
