import { useEffect, useRef, useState } from 'react';
import { readDraft, storeDraft } from '#client/state/drafts.ts';
import { type FormResult, useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { reviewProblem } from '#schema/rules/reviews.ts';
import type { ReviewValues } from './review-mutations.ts';

const empty: ReviewValues = { message: '', rating: 0 };

const same = (one: ReviewValues, other: ReviewValues) => one.message === other.message && one.rating === other.rating;

/** Only the first problem is shown, wherever it is. */
function checkOf(field: keyof ReviewValues) {
  return ({ message, rating }: ReviewValues) => {
    const problem = reviewProblem(message, rating);
    return problem?.field === field ? problem.message : undefined;
  };
}

/**
 * The form for a recipe's comment. What is typed stays in the tab until it is posted, and what was typed before the
 * scripts came stays in the form.
 * @param post sends a comment that passes
 */
export function useReviewForm(slug: string, post: (review: ReviewValues) => Promise<FormResult>) {
  /** What stood in the form before one's own comment was put there to be changed. */
  const aside = useRef<ReviewValues>(undefined);
  const [editing, setEditing] = useState(false);
  const form = useCheckedForm<ReviewValues>(
    { message: checkOf('message'), rating: checkOf('rating') },
    async (review) => {
      const result = await post(review);
      if (!result.ok) return result;
      makeRoom(review);
      return undefined;
    },
  );
  const { getValues, setValue, setFocus, reset, subscribe } = form;

  useEffect(() => {
    const draft = readDraft(slug) ?? empty;
    const typed = getValues();
    setValue('message', typed.message || draft.message);
    setValue('rating', typed.rating || draft.rating);
    return subscribe({
      formState: { values: true },
      callback: ({ type, values }) => {
        // There is room for one text: what was set aside goes before the changes to a comment that is safe on the server.
        if (type === 'change') storeDraft(slug, aside.current && !same(aside.current, empty) ? aside.current : values);
      },
    });
  }, [slug, getValues, setValue, subscribe]);

  /** Puts values into the form, without a complaint about those before. */
  const fill = ({ message, rating }: ReviewValues) => reset({ message, rating }, { keepFieldsRef: true });
  /** Brings back what was set aside. */
  const putBack = () => {
    const values = aside.current ?? empty;
    aside.current = undefined;
    setEditing(false);
    fill(values);
    storeDraft(slug, values);
  };
  /** After a comment has been posted, unless one has typed on meanwhile. */
  const makeRoom = (posted: ReviewValues) => {
    if (aside.current && !editing) {
      // What was set aside since is what has been posted.
      aside.current = empty;
      storeDraft(slug, empty);
    } else if (same(getValues(), posted)) {
      putBack();
    }
  };
  return {
    ...form,
    editing,
    /** Sets aside what stands in the form, and puts one's own comment there to be changed. */
    edit: (own: ReviewValues) => {
      aside.current ??= getValues();
      setEditing(true);
      fill(own);
      setFocus('message');
    },
    putBack,
  };
}
