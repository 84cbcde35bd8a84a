import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { mutate } from '#client/apollo/mutate.ts';
import {
  Review_AddMutationDocument,
  Review_DeleteMutationDocument,
  type ReviewsQueryQueryVariables,
} from '#client/gql/graphql.ts';
import { normalizeReview, reviewTexts } from '#schema/rules/reviews.ts';
import { changeReview } from './change-review.ts';
import { forgetOtherPages } from './forget-other-pages.ts';
import type { Review, ReviewedRecipe } from './review.ts';
import { outcomeOf, type Written } from './written.ts';

export type NewReview = { message: string; rating: number };

type Shown = {
  variables: ReviewsQueryQueryVariables;
  /** As it is shown; undefined where it could not be fetched. */
  recipe: ReviewedRecipe | undefined;
  own: Review | null;
  username: string;
};

/**
 * Posts, replaces and takes back one's own comment. Count, stars, histogram and list change at once, wherever they are
 * shown, and change back where it fails. Other pages of the comments are asked for anew.
 */
export function useReviewWriting({ variables, recipe, own, username }: Shown) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const { slug, ...page } = variables;
  const before = own ?? undefined;

  async function whileBusy(write: () => Promise<Written>): Promise<Written> {
    setBusy(true);
    const written = await write();
    setBusy(false);
    return written;
  }

  async function add({ message, rating }: NewReview): Promise<Written> {
    const now = new Date().toISOString();
    const after: Review = {
      __typename: 'Review',
      id: own?.id ?? 'on its way',
      username: own?.username ?? username,
      rating,
      message: normalizeReview(message),
      createdAt: own?.createdAt ?? now,
      editedAt: own && now,
    };
    const answer = await mutate(
      client,
      Review_AddMutationDocument,
      { input: { recipeSlug: slug, message, rating }, ...page },
      {
        optimisticResponse: recipe && {
          __typename: 'Mutation',
          addReview: {
            __typename: 'AddReviewSuccess',
            message: reviewTexts.added,
            recipe: { ...changeReview(recipe, { before, after, sort: page.sort }), myReview: after },
          },
        },
        update: (cache, { data }) => {
          if (data?.addReview.__typename === 'AddReviewSuccess') forgetOtherPages(cache, variables);
        },
      },
    );
    return outcomeOf(answer, ({ addReview }) => ({
      done: addReview.__typename === 'AddReviewSuccess',
      text: addReview.message,
    }));
  }

  async function remove(): Promise<Written> {
    const answer = await mutate(
      client,
      Review_DeleteMutationDocument,
      { recipeSlug: slug, ...page },
      {
        optimisticResponse: recipe && {
          __typename: 'Mutation',
          deleteReview: {
            __typename: 'DeleteReviewSuccess',
            message: reviewTexts.deleted,
            recipe: { ...changeReview(recipe, { before, sort: page.sort }), myReview: null },
          },
        },
        update: (cache, { data }) => {
          if (data?.deleteReview.__typename === 'DeleteReviewSuccess') forgetOtherPages(cache, variables);
        },
      },
    );
    return outcomeOf(answer, ({ deleteReview }) => ({
      done: deleteReview.__typename === 'DeleteReviewSuccess',
      text: deleteReview.message,
    }));
  }

  return {
    busy,
    add: (review: NewReview) => whileBusy(() => add(review)),
    remove: () => whileBusy(remove),
  };
}
