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
  const signedIn = useSignedInVisitor();
  const form = useRef<HTMLElement>(null);
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const signIn = useAccountPath(`#${FORM_ID}`)(paths.login);
  const signInToMark = useAccountPath('#reviews')(paths.login);

  const actions = ownReview && {
    onEdit: () => form.current?.querySelector('textarea')?.focus(),
    onDelete: () => setAsking(true),
  };
  const commented = loading ? undefined : ownReview !== null;
  const readTypedValues = () => {
    const text = form.current?.querySelector('textarea');
    const stars = form.current?.querySelector<HTMLInputElement>('input:checked');
    return { message: text?.value ?? '', rating: Number(stars?.value ?? 0) };
  };
  const loadForm = async () => {
    const { OwnReview } = await import('./review-form.tsx');
    const typedValues = readTypedValues();
    const active = form.current?.contains(document.activeElement) ? document.activeElement : undefined;
    return { OwnReview, typedValues, focused: active?.getAttribute('name') };
  };

  const reloadWithTyped = () => {
    storeCommentDraft(variables.slug, readTypedValues());
    reload();
  };

  // Returns the same elements while loading and after a failure, so that typed text stays.
  const renderEarlyForm = (isMissing: boolean) => (
    <>
      <EarlyForm commented={commented} />
      {isMissing && <ErrorText onRetry={reloadWithTyped}>The form could not be loaded.</ErrorText>}
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
        onMark={(review) => (signedIn ? void markHelpful(review) : navigate(signInToMark))}
      />
      <section ref={form} className="review-form no-print" aria-labelledby={FORM_ID}>
        <h3 className="review-form__title" id={FORM_ID}>
          {commented ? 'Update your comment' : 'Post Comments'}
        </h3>
        <p className="review-form__signin">
          <Link to={signIn}>Please Signin to Comment...</Link>
        </p>
        <p className="review-form__script">Commenting needs JavaScript and an account.</p>
        <LazyPart
          load={loadForm}
          when={asking ? 'now' : 'visible'}
          fallback={renderEarlyForm(false)}
          errorFallback={renderEarlyForm(true)}
        >
          {({ OwnReview, ...early }) => (
            <OwnReview
              {...early}
              {...{ variables, recipe, ownReview, commented, signIn, asking }}
              onClose={() => setAsking(false)}
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
function EarlyForm({ commented }: { commented: boolean | undefined }) {
  const [rating, setRating] = useState(0);
  const [message, setMessage] = useState('');
  return (
    <ReviewFields
      rating={{ name: 'rating', value: rating, onChange: setRating }}
      comment={{ name: 'message', value: message, onChange: ({ target }) => setMessage(target.value) }}
      commented={commented}
    />
  );
}

const NO_IDS: readonly string[] = [];

/**
 * Returns the visitor's own comment on a recipe (null if there is none, they are not signed in, or it is not known yet)
 * and the ids of comments that they found helpful.
 */
function useOwnReview(slug: string) {
  const skip = !useSignedInVisitor() || readToken() === null;
  const { data, loading } = useQuery(OwnReviewQueryDocument, { variables: { slug }, skip });
  const ownReview = (!skip && readFragment(ReviewItem_ReviewFragmentDoc, data?.recipe?.myReview)) || null;
  const markedIds: readonly string[] = (!skip && data?.recipe?.myHelpfulIds) || NO_IDS;
  return { ownReview, markedIds, loading: !skip && loading };
}
