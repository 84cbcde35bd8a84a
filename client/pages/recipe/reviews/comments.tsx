import './review-form.css';
import './reviews.css';
import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOptional } from '#client/apollo/use-loaded.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  OwnReviewQueryDocument,
  ReviewItem_ReviewFragmentDoc,
  ReviewList_RecipeFragmentDoc,
  ReviewsQueryDocument,
  type ReviewsQueryQueryVariables,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { storeCommentDraft } from '#client/state/drafts.ts';
import { useAccountPath } from '#client/state/return-path.ts';
import { readToken, useSignedInVisitor } from '#client/state/session.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { Link } from '#client/ui/link.tsx';
import { useMarkHelpful } from './mark-helpful.ts';
import { ReviewFields } from './review-fields.tsx';
import { HiddenNote, ReviewActions } from './review-item.tsx';
import { ReviewList } from './review-list.tsx';

const FORM_ID = 'post-comments';
const reload = () => window.location.reload();

type Props = { variables: ReviewsQueryQueryVariables };

/** The comments on a recipe, and the form to add one. */
export function Comments({ variables }: Props) {
  const data = useOptional(ReviewsQueryDocument, variables);
  const recipe = readFragment(ReviewList_RecipeFragmentDoc, data?.recipe) ?? undefined;
  const { ownReview, markedIds, loading } = useOwnReview(variables.slug);
  const markHelpful = useMarkHelpful(variables, markedIds);
  const visitor = useSignedInVisitor();
  const section = useRef<HTMLElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const signInPath = useAccountPath(`#${FORM_ID}`)(paths.login);
  const signInToMarkPath = useAccountPath('#reviews')(paths.login);

  const actions = ownReview && {
    onEdit: () => section.current?.querySelector('textarea')?.focus(),
    onDelete: () => setConfirming(true),
  };
  const hasCommented = loading ? undefined : ownReview !== null;
  const readTypedValues = () => {
    const textarea = section.current?.querySelector('textarea');
    const checkedStar = section.current?.querySelector<HTMLInputElement>('input:checked');
    return { message: textarea?.value ?? '', rating: Number(checkedStar?.value ?? 0) };
  };
  const loadForm = async () => {
    const { OwnReview } = await import('./review-form.tsx');
    const typedValues = readTypedValues();
    const active = section.current?.contains(document.activeElement) ? document.activeElement : undefined;
    return { OwnReview, typedValues, focusedField: active?.getAttribute('name') };
  };

  const storeAndReload = () => {
    storeCommentDraft(variables.slug, readTypedValues());
    reload();
  };

  // Returns the same elements while loading and after a failure, so that typed text stays.
  const renderEarlyForm = (hasFailed: boolean) => (
    <>
      <EarlyForm hasCommented={hasCommented} />
      {hasFailed && <ErrorText onRetry={storeAndReload}>The form could not be loaded.</ErrorText>}
    </>
  );

  const isShown = recipe?.reviews.nodes.some(({ id }) => id === ownReview?.id) ?? false;
  return (
    <>
      <ReviewList
        recipe={recipe}
        part={variables}
        ownActions={actions && ownReview ? { ...actions, id: ownReview.id } : undefined}
        markedIds={markedIds}
        onMark={(review) => (visitor ? void markHelpful(review) : navigate(signInToMarkPath))}
      />
      <section ref={section} className="review-form no-print" aria-labelledby={FORM_ID}>
        <h3 className="review-form__title" id={FORM_ID}>
          {hasCommented ? 'Update your comment' : 'Post Comments'}
        </h3>
        <p className="review-form__signin">
          <Link to={signInPath}>Please Signin to Comment...</Link>
        </p>
        <p className="review-form__script">Commenting needs JavaScript and an account.</p>
        <LazyPart
          load={loadForm}
          when={isConfirming ? 'now' : 'visible'}
          fallback={renderEarlyForm(false)}
          errorFallback={renderEarlyForm(true)}
        >
          {({ OwnReview, ...early }) => (
            <OwnReview
              {...early}
              {...{ variables, recipe, ownReview, hasCommented, signInPath, isConfirming }}
              onClose={() => setConfirming(false)}
            />
          )}
        </LazyPart>
      </section>
      {/* Below the form: it appears when the server has responded, and must not move a control in use. */}
      {actions && !isShown && (
        <div className="reviews__own">
          {ownReview?.hiddenReason ? (
            <HiddenNote reason={ownReview.hiddenReason} />
          ) : (
            <p>Your comment is on another page of the list.</p>
          )}
          <ReviewActions {...actions} />
        </div>
      )}
    </>
  );
}

/** The form before its script has loaded. It can be filled in, and sent later. */
function EarlyForm({ hasCommented }: { hasCommented: boolean | undefined }) {
  const [rating, setRating] = useState(0);
  const [message, setMessage] = useState('');
  return (
    <ReviewFields
      rating={{ name: 'rating', value: rating, onChange: setRating }}
      comment={{ name: 'message', value: message, onChange: ({ target }) => setMessage(target.value) }}
      hasCommented={hasCommented}
    />
  );
}

const NO_IDS: readonly string[] = [];

/**
 * Returns the visitor's own comment on a recipe (null if there is none, if they are not signed in, and until it has
 * loaded) and the ids of comments that they found helpful.
 */
function useOwnReview(slug: string) {
  const skip = !useSignedInVisitor() || readToken() === null;
  const { data, loading } = useQuery(OwnReviewQueryDocument, { variables: { slug }, skip });
  const ownReview = (!skip && readFragment(ReviewItem_ReviewFragmentDoc, data?.recipe?.myReview)) || null;
  const markedIds: readonly string[] = (!skip && data?.recipe?.myHelpfulIds) || NO_IDS;
  return { ownReview, markedIds, loading: !skip && loading };
}
