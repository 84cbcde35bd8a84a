import { useMutation } from '@apollo/client/react';
import { getResult } from '#client/apollo/result.ts';
import {
  Review_AddMutationDocument,
  Review_DeleteMutationDocument,
  type ReviewItem_ReviewFragment,
  type ReviewList_RecipeFragment,
  type ReviewOrder,
  type ReviewsQueryQueryVariables,
} from '#client/gql/graphql.ts';
import { useSignedInVisitor } from '#client/state/session.ts';
import { normalizeReview, reviewTexts } from '#schema/rules/reviews.ts';
import { evictOtherPages, notify } from './mark-helpful.ts';

export type ReviewValues = { message: string; rating: number };

/** The displayed comments, to update them on a change. */
export type DisplayedList = {
  variables: ReviewsQueryQueryVariables;
  /** Undefined if the comments could not be fetched. */
  recipe: ReviewList_RecipeFragment | undefined;
  ownReview: ReviewItem_ReviewFragment | null;
};

const addTexts = {
  failed: 'Failed to post comment',
  signedOut: 'Please sign in to post it. What you wrote stays here.',
};

/**
 * Returns a function that posts or replaces the member's own comment, and reports the outcome in a toast. Count, stars,
 * histogram and list change at once, and are rolled back on failure.
 */
export function useAddReview({ variables, recipe, ownReview }: DisplayedList) {
  const [mutate, { loading }] = useMutation(Review_AddMutationDocument);
  const username = useSignedInVisitor()?.name ?? 'You';
  const { slug, ...pageVariables } = variables;
  const addReview = async ({ message, rating }: ReviewValues) => {
    const now = new Date().toISOString();
    const review: ReviewItem_ReviewFragment = {
      __typename: 'Review',
      id: ownReview?.id ?? 'pending',
      username: ownReview?.username ?? username,
      rating,
      message: normalizeReview(message),
      createdAt: ownReview?.createdAt ?? now,
      editedAt: ownReview && now,
      hiddenReason: ownReview?.hiddenReason ?? null,
      helpfulCount: ownReview?.helpfulCount ?? 0,
    };
    const mutation = mutate({
      variables: { input: { recipeSlug: slug, message, rating }, ...pageVariables },
      optimisticResponse: recipe && {
        __typename: 'Mutation',
        addReview: {
          __typename: 'AddReviewSuccess',
          message: reviewTexts.added,
          recipe: {
            ...changeReview(recipe, { previous: ownReview, next: review, ...pageVariables }),
            myReview: review,
          },
        },
      },
      update: (cache, { data }) => {
        if (data?.addReview?.__typename === 'AddReviewSuccess') evictOtherPages(cache, variables);
      },
    });
    const result = await getResult(mutation, 'addReview', addTexts);
    // `authorizationLink` already reports an expired session.
    if (result.ok || result.kind !== 'SignedOut') notify(result);
    return result;
  };
  return [addReview, { loading }] as const;
}

/** Returns a function that deletes the member's own comment, also with an optimistic update and a toast. */
export function useDeleteReview({ variables, recipe, ownReview }: DisplayedList) {
  const [mutate, { loading }] = useMutation(Review_DeleteMutationDocument);
  const { slug, ...pageVariables } = variables;
  const deleteReview = async () => {
    const mutation = mutate({
      variables: { recipeSlug: slug, ...pageVariables },
      optimisticResponse: recipe && {
        __typename: 'Mutation',
        deleteReview: {
          __typename: 'DeleteReviewSuccess',
          message: reviewTexts.deleted,
          recipe: { ...changeReview(recipe, { previous: ownReview, ...pageVariables }), myReview: null },
        },
      },
      update: (cache, { data }) => {
        if (data?.deleteReview?.__typename === 'DeleteReviewSuccess') evictOtherPages(cache, variables);
      },
    });
    const result = await getResult(mutation, 'deleteReview', { failed: 'Failed to delete comment' });
    if (result.ok || result.kind !== 'SignedOut') notify(result);
    return result;
  };
  return [deleteReview, { loading }] as const;
}

/** A comment, with the fields that its position in the list and its stars depend on. */
type Review = ReviewList_RecipeFragment['reviews']['nodes'][number];

const newestFirst = (a: Review, b: Review) => Date.parse(b.createdAt) - Date.parse(a.createdAt);

const comparators: Record<ReviewOrder, (a: Review, b: Review) => number> = {
  NEWEST: newestFirst,
  HIGHEST: (a, b) => b.rating - a.rating || newestFirst(a, b),
  LOWEST: (a, b) => a.rating - b.rating || newestFirst(a, b),
  HELPFUL: (a, b) => b.helpfulCount - a.helpfulCount || newestFirst(a, b),
};

/** A comment that is removed, a comment that is added, and the displayed part of the list. */
type Change = Omit<ReviewsQueryQueryVariables, 'slug'> & {
  previous?: ReviewItem_ReviewFragment | null;
  next?: ReviewItem_ReviewFragment;
};

/**
 * Returns the recipe of the optimistic response when a comment is posted, replaced or deleted.
 * @param recipe - the recipe as displayed
 * @param previous - the removed comment
 * @param next - the added comment; shown on the first page, or on the page of the comment that it replaces
 */
export function changeReview(
  recipe: ReviewList_RecipeFragment,
  { previous, next, page, first, orderBy }: Change,
): ReviewList_RecipeFragment {
  // A hidden comment is not in the list, and stays hidden when it is replaced.
  if (previous?.hiddenReason) return recipe;
  const { rating, reviews } = recipe;
  const count = rating.count - (previous ? 1 : 0) + (next ? 1 : 0);
  // The average is rounded, but up to fifty comments the sum of half stars is still exact.
  const halfStars = Math.round(2 * rating.average * rating.count) + 2 * ((next?.rating ?? 0) - (previous?.rating ?? 0));
  const others = reviews.nodes.filter(({ id }) => id !== previous?.id);
  const wasOnPage = others.length < reviews.nodes.length;
  const isOnPage = next !== undefined && (wasOnPage || page === 1);
  const nodes = isOnPage ? [...others, next].sort(comparators[orderBy]) : others;
  return {
    ...recipe,
    rating: {
      ...rating,
      count,
      average: count === 0 ? 0 : Math.round((halfStars * 50) / count) / 100,
      distribution: rating.distribution.map((row) => ({
        ...row,
        count: row.count - Number(getStars(previous) === row.stars) + Number(getStars(next) === row.stars),
      })),
    },
    reviews: {
      ...reviews,
      nodes: nodes.slice(0, first),
      totalCount: count,
      pageInfo: { ...reviews.pageInfo, pageCount: Math.ceil(count / first) },
    },
  };
}

/** Half a star counts as the next whole star. */
function getStars(review: Review | null | undefined): number | null | undefined {
  return review && Math.ceil(review.rating);
}
