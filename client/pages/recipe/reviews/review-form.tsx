import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { readCommentDraft, storeCommentDraft } from '#client/state/drafts.ts';
import { readToken } from '#client/state/session.ts';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { type FormResult, useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { getSearch } from '#client/ui/page-numbers.ts';
import { showToast } from '#client/ui/toast.ts';
import { getRejectedCharactersText, reviewProblem } from '#schema/rules/review-problems.ts';
import { normalizeReview } from '#schema/rules/reviews.ts';
import { ConfirmDeletion } from '../confirm-deletion.tsx';
import { TOAST_SECONDS } from './mark-helpful.ts';
import { ReviewFields, useMorePunctuation } from './review-fields.tsx';
import { type DisplayedList, type ReviewValues, useAddReview, useDeleteReview } from './review-mutations.ts';
import { REVIEWS_PARAMETER } from './reviews-url.ts';

type Props = Parameters<typeof useReviewForm>[1] & {
  slug: string;
  /** Path of the sign-in page, which returns to the form. */
  signInPath: string;
  /** The name of the field that had the focus when this script loaded. */
  focusedField: string | null | undefined;
  hasCommented: boolean | undefined;
};

/** "Post Comments": stars and a text. A member who has already commented edits that comment here. */
function ReviewForm({ slug, signInPath, focusedField, hasCommented, ...options }: Props) {
  const { busy } = options;
  const focusedElement = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const morePunctuation = useMorePunctuation();
  const form = useReviewForm(slug, options);
  const { setFocus } = form;
  const { error, ...controller } = form.controlled('rating');
  const { field: rating } = useController<ReviewValues, 'rating'>(controller);

  useEffect(() => {
    if (focusedField === 'message' || focusedField === 'rating') setFocus(focusedField);
  }, [focusedField, setFocus]);

  useEffect(() => {
    if (busy) return;
    // The button loses the focus when it is disabled.
    if (document.activeElement === document.body) focusedElement.current?.focus({ preventScroll: true });
    focusedElement.current = null;
  }, [busy]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.readFields(event.currentTarget);
    form.setResult(undefined);
    const { message, rating } = form.getValues();
    const problem = reviewProblem(message, rating, morePunctuation);
    if (problem) showToast(problem.message, { kind: 'error', seconds: TOAST_SECONDS });
    else if (readToken() === null) return navigate(signInPath);
    else if (document.activeElement instanceof HTMLElement) focusedElement.current = document.activeElement;
    return form.onSubmit(event);
  };

  const message = form.watch('message') ?? '';
  return (
    <ReviewFields
      rating={{ ...rating, error }}
      comment={{
        ...form.field('message'),
        value: message,
        rejectedText: getRejectedCharactersText(message, morePunctuation),
      }}
      result={<FormMessage result={form.result} />}
      undoButton={
        form.hasChanges && (
          <button type="button" className="button button--quiet" disabled={busy} onClick={form.undo}>
            Undo changes
          </button>
        )
      }
      busy={busy}
      hasChanges={form.hasChanges}
      hasCommented={hasCommented}
      onSubmit={submit}
    />
  );
}

const emptyValues: ReviewValues = { message: '', rating: 0 };

/** Returns whether two comments are equal once normalized, which is how they are stored. */
const isSame = (a: ReviewValues, b: ReviewValues) =>
  normalizeReview(a.message) === normalizeReview(b.message) && a.rating === b.rating;

/** Returns the validator of a field. Only the form's first problem is shown. */
function getValidator(field: keyof ReviewValues, morePunctuation: string) {
  return ({ message, rating }: ReviewValues) => {
    const problem = reviewProblem(message, rating, morePunctuation);
    return problem?.field === field ? problem.message : undefined;
  };
}

type Options = {
  /** Text and rating entered before the form's script loaded. */
  typedValues: ReviewValues;
  /** The visitor's own comment, which the form shows; null if there is none. */
  ownReview: ReviewValues | null;
  /** `true` while a change is pending; until it ends, `ownReview` is optimistic. */
  busy: boolean;
  /** Sends a valid comment. */
  post: (review: ReviewValues) => Promise<FormResult>;
};

/**
 * Returns the state of the comment form. The form shows the member's own comment, unless other values were entered.
 * Values entered after the scripts have loaded stay in the tab's storage until they are posted or undone.
 */
function useReviewForm(slug: string, { typedValues: earlyValues, ownReview, busy, post }: Options) {
  const morePunctuation = useMorePunctuation();
  const form = useCheckedForm<ReviewValues>(
    { message: getValidator('message', morePunctuation), rating: getValidator('rating', morePunctuation) },
    async (review) => {
      const result = await post(review);
      if (!result.ok) return result;
      if (isSame(getValues(), review)) storeCommentDraft(slug, emptyValues);
      return undefined;
    },
    { defaultValues: earlyValues },
  );
  const { getValues, setValue, setFocus, reset, subscribe, watch } = form;
  const initialValues = ownReview ?? emptyValues;
  const [message = '', rating = 0] = watch(['message', 'rating']);
  /** The values that the form was last filled with. While the member has not changed them, they may be replaced. */
  const filledValues = useRef(emptyValues);

  useEffect(() => {
    const draft = readCommentDraft(slug) ?? emptyValues;
    const values = getValues();
    setValue('message', values.message || draft.message);
    setValue('rating', values.rating || draft.rating);
  }, [slug, getValues, setValue]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type, values }) => {
          if (type === 'change') storeCommentDraft(slug, isSame(values, filledValues.current) ? emptyValues : values);
        },
      }),
    [slug, subscribe],
  );

  useEffect(() => {
    if (busy) return;
    const values = getValues();
    const untouched = isSame(values, filledValues.current) || isSame(values, emptyValues);
    filledValues.current = { message: initialValues.message, rating: initialValues.rating };
    if (untouched) reset({ ...filledValues.current }, { keepFieldsRef: true });
  }, [busy, initialValues.message, initialValues.rating, getValues, reset]);

  return {
    ...form,
    /** `true` if the form differs from the member's own comment. */
    hasChanges: ownReview !== null && !isSame({ message, rating }, ownReview),
    /** Shows the member's own comment again. */
    undo: () => {
      reset({ ...filledValues.current }, { keepFieldsRef: true });
      storeCommentDraft(slug, emptyValues);
      setFocus('message');
    },
  };
}

type OwnReviewProps = DisplayedList &
  Pick<ComponentProps<typeof ReviewForm>, 'typedValues' | 'focusedField' | 'hasCommented' | 'signInPath'> & {
    /** `true` while the visitor is asked whether to delete their comment. */
    isConfirming: boolean;
    /** Closes the confirmation dialog. */
    onClose: () => void;
  };

/** The form for the visitor's own comment, and the dialog to confirm its deletion. */
export function OwnReview({
  isConfirming,
  onClose,
  typedValues,
  focusedField,
  hasCommented,
  signInPath,
  ...list
}: OwnReviewProps) {
  const { variables, recipe, ownReview } = list;
  const [addReview, addState] = useAddReview(list);
  const [deleteReview, deleteState] = useDeleteReview(list);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const busy = addState.loading || deleteState.loading;
  const deleteOwn = async () => {
    const isOnlyOnPage = recipe?.reviews.nodes.length === 1 && variables.page > 1;
    const { ok } = await deleteReview();
    flushSync(onClose);
    if (!ok) return;
    // The focused button has disappeared with the comment.
    focusHeading(document.getElementById('reviews'));
    if (isOnlyOnPage) {
      const previousSearch = getSearch(variables.page - 1, new URLSearchParams(search), REVIEWS_PARAMETER);
      navigate({ pathname, search: previousSearch, hash: '#reviews' }, { replace: true });
    }
  };
  return (
    <>
      <ReviewForm
        slug={variables.slug}
        {...{ typedValues, focusedField, hasCommented, signInPath, ownReview, busy }}
        post={addReview}
      />
      {isConfirming && (
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
