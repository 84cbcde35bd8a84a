import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAside } from '#client/apollo/use-loaded.ts';
import { ReviewsQueryDocument, type ReviewsQueryQueryVariables } from '#client/gql/graphql.ts';
import { useSignedIn } from '#client/state/session.ts';
import { searchOf } from '#client/ui/page-numbers.ts';
import { showToast } from '#client/ui/toast.ts';
import { DeleteReview } from './delete-review.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewActions } from './review-item.tsx';
import { ReviewList } from './review-list.tsx';
import { REVIEWS_PARAMETER } from './reviews-address.ts';
import { useOwnReview } from './use-own-review.ts';
import { useReviewForm } from './use-review-form.ts';
import { useReviewWriting } from './use-review-writing.ts';
import './reviews.css';

type Props = { variables: ReviewsQueryQueryVariables };

/** What others say of a recipe, and the form to say something too. Give it the recipe's slug as its key. */
export function Comments({ variables }: Props) {
  const recipe = useAside(ReviewsQueryDocument, variables)?.recipe ?? undefined;
  const own = useOwnReview(variables.slug);
  const form = useReviewForm(variables.slug);
  const { busy, add, remove } = useReviewWriting({ variables, recipe, own, username: useSignedIn()?.name ?? 'You' });
  const [deleting, setDeleting] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const actions = own && {
    onEdit: () => form.edit(own),
    onDelete: () => setDeleting(true),
  };
  const deleteOwn = async () => {
    const isLastHere = recipe?.reviews.items.length === 1 && recipe.reviews.page > 1;
    const written = await remove();
    flushSync(() => setDeleting(false));
    // The button that had the focus has gone with the comment.
    if (document.activeElement === document.body) focusOnHeading();
    if (written.kind === 'signed-out') return;
    const done = written.kind === 'done';
    const text = written.kind === 'failed' ? 'Failed to delete comment' : written.text;
    showToast(text, { kind: done ? 'success' : 'error', seconds: 6 });
    if (!done) return;
    if (form.editing) form.putBack();
    if (isLastHere) {
      const before = searchOf(variables.page - 1, new URLSearchParams(search), REVIEWS_PARAMETER);
      navigate({ pathname, search: before, hash: '#reviews' }, { replace: true });
    }
  };

  const isShown = recipe?.reviews.items.some(({ id }) => id === own?.id) ?? false;
  return (
    <>
      <ReviewList recipe={recipe} sort={variables.sort} own={actions && own ? { ...actions, id: own.id } : undefined} />
      <ReviewForm form={form} busy={busy} onAdd={add} />
      {/* Below the form: it comes when the server has answered, and must push nothing that one is using. */}
      {actions && !isShown && (
        <div className="reviews__own">
          <p>You have commented on this recipe.</p>
          <ReviewActions {...actions} />
        </div>
      )}
      {deleting && <DeleteReview busy={busy} onDelete={deleteOwn} onClose={() => setDeleting(false)} />}
    </>
  );
}

function focusOnHeading(): void {
  const heading = document.getElementById('reviews');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
