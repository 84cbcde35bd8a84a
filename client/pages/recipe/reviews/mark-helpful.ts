import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { getResult } from '#client/apollo/result.ts';
import {
  Review_MarkHelpfulMutationDocument,
  type ReviewItem_ReviewFragment,
  type ReviewsQueryQueryVariables,
} from '#client/gql/graphql.ts';
import { showToast } from '#client/ui/toast.ts';
import { reviewTexts } from '#schema/rules/reviews.ts';

/** How long a toast about a comment stays, in seconds. */
export const TOAST_SECONDS = 6;

/**
 * Returns a function that marks another member's comment as helpful, or undoes that. The number changes at once.
 * @param markedIds - ids of the comments on the recipe that the member found helpful
 */
export function useMarkHelpful(variables: ReviewsQueryQueryVariables, markedIds: readonly string[]) {
  const [mutate] = useMutation(Review_MarkHelpfulMutationDocument);
  return async ({ id, helpfulCount }: Pick<ReviewItem_ReviewFragment, 'id' | 'helpfulCount'>) => {
    const others = markedIds.filter((each) => each !== id);
    const helpful = others.length === markedIds.length;
    const mutation = mutate({
      variables: { input: { reviewId: id, helpful } },
      optimisticResponse: {
        __typename: 'Mutation',
        markHelpful: {
          __typename: 'MarkHelpfulSuccess',
          message: helpful ? reviewTexts.helpful : reviewTexts.notHelpful,
          review: {
            __typename: 'Review',
            id,
            helpfulCount: helpfulCount + (helpful ? 1 : -1),
            recipe: { __typename: 'Recipe', slug: variables.slug, myHelpfulIds: helpful ? [...others, id] : others },
          },
        },
      },
      update: (cache, { data }) => {
        if (data?.markHelpful?.__typename === 'MarkHelpfulSuccess') evictOtherPages(cache, variables);
      },
    });
    const result = await getResult(mutation, 'markHelpful', { failed: 'Your vote was not saved. Please try again.' });
    if (!result.ok && result.kind !== 'SignedOut') notify(result);
  };
}

/** Reports the outcome of a change in a toast. */
export function notify({ ok, text }: { ok: boolean; text: string }): void {
  showToast(text, { kind: ok ? 'success' : 'error', seconds: TOAST_SECONDS });
}

/**
 * Evicts all cached pages of a recipe's comments except the displayed page, because a change may have moved comments
 * between pages.
 */
export function evictOtherPages(cache: ApolloCache, { slug, orderBy, page, first }: ReviewsQueryQueryVariables): void {
  // The cache's key of the page, in the order of its `keyArgs`.
  const shownField = `reviews:${JSON.stringify({ orderBy, page, first })}`;
  cache.modify({
    id: cache.identify({ __typename: 'Recipe', slug }),
    fields: {
      reviews: (reviewPage, { storeFieldName, DELETE }) => (storeFieldName === shownField ? reviewPage : DELETE),
    },
  });
}
