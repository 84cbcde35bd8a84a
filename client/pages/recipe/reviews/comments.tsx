import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOptional } from '#client/apollo/use-loaded.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  OwnReviewQueryDocument,
  type ReviewItem_ReviewFragment,
  ReviewItem_ReviewFragmentDoc,
  ReviewList_RecipeFragmentDoc,
  ReviewsQueryDocument,
  type ReviewsQueryQueryVariables,
} from '#client/gql/graphql.ts';
import { readToken, useSignedIn } from '#client/state/session.ts';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { searchOf } from '#client/ui/page-numbers.ts';
import { DeleteReview } from './delete-review.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewActions } from './review-item.tsx';
import { ReviewList } from './review-list.tsx';
import { useAddReview, useDeleteReview } from './review-mutations.ts';
import { REVIEWS_PARAMETER } from './reviews-address.ts';
import { useReviewForm } from './use-review-form.ts';
import './reviews.css';

type Props = { variables: ReviewsQueryQueryVariables };

/** The comments on a recipe, and the form for another one. Give it the recipe's slug as its key. */
export function Comments({ variables }: Props) {
  const data = useOptional(ReviewsQueryDocument, variables);
  const recipe = readFragment(ReviewList_RecipeFragmentDoc, data?.recipe) ?? undefined;
  const { own, loading } = useOwnReview(variables.slug);
  const [addReview, adding] = useAddReview({ variables, recipe, own });
  const [deleteReview, deleting] = useDeleteReview({ variables, recipe, own });
  const busy = adding.loading || deleting.loading;
  const form = useReviewForm(variables.slug, { own, busy, post: addReview });
  const [asking, setAsking] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const actions = own && {
    onEdit: form.edit,
    onDelete: () => setAsking(true),
  };
  const deleteOwn = async () => {
    const isLastHere = recipe?.reviews.nodes.length === 1 && variables.page > 1;
    const { ok } = await deleteReview();
    flushSync(() => setAsking(false));
    // The button that had the focus has gone with the comment.
    if (document.activeElement === document.body) focusHeading(document.getElementById('reviews'));
    if (!ok) return;
    if (isLastHere) {
      const before = searchOf(variables.page - 1, new URLSearchParams(search), REVIEWS_PARAMETER);
      navigate({ pathname, search: before, hash: '#reviews' }, { replace: true });
    }
  };

  const isShown = recipe?.reviews.nodes.some(({ id }) => id === own?.id) ?? false;
  return (
    <>
      <ReviewList recipe={recipe} part={variables} own={actions && own ? { ...actions, id: own.id } : undefined} />
      <ReviewForm form={form} busy={busy} commented={loading ? undefined : own !== null} />
      {/* Below the form for the same reason as its last line. */}
      {actions && !isShown && (
        <div className="reviews__own">
          <p>Your comment is on another page of the list.</p>
          <ReviewActions {...actions} />
        </div>
      )}
      {asking && <DeleteReview busy={busy} onDelete={deleteOwn} onClose={() => setAsking(false)} />}
    </>
  );
}

/** @returns the visitor's own comment on a recipe: null where there is none, they are not signed in, or it is not known yet */
function useOwnReview(slug: string): { own: ReviewItem_ReviewFragment | null; loading: boolean } {
  const skip = !useSignedIn() || readToken() === null;
  const { data, loading } = useQuery(OwnReviewQueryDocument, { variables: { slug }, skip });
  const own = (!skip && readFragment(ReviewItem_ReviewFragmentDoc, data?.recipe?.myReview)) || null;
  return { own, loading: !skip && loading };
}
