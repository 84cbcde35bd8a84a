import { type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { getSearch } from '#client/ui/page-numbers.ts';
import { ConfirmDeletion } from '../confirm-deletion.tsx';
import { ReviewForm } from './review-form.tsx';
import { type DisplayedList, useAddReview, useDeleteReview } from './review-mutations.ts';
import { REVIEWS_PARAMETER } from './reviews-address.ts';

type Props = DisplayedList &
  Pick<ComponentProps<typeof ReviewForm>, 'typedValues' | 'focused' | 'commented' | 'signIn'> & {
    /** `true` while the visitor is asked whether to delete their comment. */
    asking: boolean;
    /** Closes that question. */
    onClose: () => void;
  };

/** The form for the visitor's own comment, and the question before it is deleted. */
export function OwnReview({ asking, onClose, typedValues, focused, commented, signIn, ...list }: Props) {
  const { variables, recipe, ownReview } = list;
  const [addReview, adding] = useAddReview(list);
  const [deleteReview, deleting] = useDeleteReview(list);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const busy = adding.loading || deleting.loading;
  const deleteOwn = async () => {
    const isLastHere = recipe?.reviews.nodes.length === 1 && variables.page > 1;
    const { ok } = await deleteReview();
    flushSync(onClose);
    if (!ok) return;
    // The button that had the focus has disappeared with the comment.
    focusHeading(document.getElementById('reviews'));
    if (isLastHere) {
      const before = getSearch(variables.page - 1, new URLSearchParams(search), REVIEWS_PARAMETER);
      navigate({ pathname, search: before, hash: '#reviews' }, { replace: true });
    }
  };
  return (
    <>
      <ReviewForm
        slug={variables.slug}
        {...{ typedValues, focused, commented, signIn, ownReview, busy }}
        post={addReview}
      />
      {asking && (
        <ConfirmDeletion
          title="Delete your comment?"
          text="Your comment and rating are deleted immediately. You can always write another."
          busy={busy}
          onDelete={deleteOwn}
          onClose={onClose}
        />
      )}
    </>
  );
}
