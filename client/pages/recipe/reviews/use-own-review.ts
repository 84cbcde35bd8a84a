import { useQuery } from '@apollo/client/react';
import { OwnReviewQueryDocument } from '#client/gql/graphql.ts';
import { readToken, useSignedIn } from '#client/state/session.ts';
import type { Review } from './review.ts';

/** @returns the visitor's own comment on a recipe; null where there is none or nobody is signed in */
export function useOwnReview(slug: string): Review | null {
  const skip = !useSignedIn() || readToken() === null;
  const { data } = useQuery(OwnReviewQueryDocument, { variables: { slug }, skip });
  return (!skip && data?.recipe?.myReview) || null;
}
