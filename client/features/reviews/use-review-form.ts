import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from '#client/session/comment-drafts.ts';
import { reviewProblem } from '#schema/rules/reviews.ts';
import type { NewReview } from './use-review-writing.ts';

const nothing: NewReview = { message: '', rating: 0 };

/**
 * What is typed into the form for a recipe's comment. It is kept in the tab until it is posted, and what was typed
 * before the scripts came stays.
 */
export function useReviewForm(slug: string) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [values, setValues] = useState(nothing);
  const [complaining, setComplaining] = useState(false);
  // Once it has complained, the form follows what one does about it.
  const problem = complaining ? reviewProblem(values.message, values.rating) : undefined;

  useEffect(() => {
    const draft = readDraft(slug) ?? nothing;
    const checked = fieldset.current?.querySelector<HTMLInputElement>('input:checked');
    setValues({
      message: textarea.current?.value || draft.message,
      rating: Number(checked?.value ?? 0) || draft.rating,
    });
  }, [slug]);

  const put = (next: NewReview) => {
    setValues(next);
    keepDraft(slug, next);
  };
  const focusOn = (field: 'message' | 'rating') => {
    const stars = fieldset.current;
    if (field === 'message') textarea.current?.focus();
    else stars?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
  };
  return {
    values,
    fields: {
      comment: {
        textarea,
        value: values.message,
        onChange: (message: string) => put({ ...values, message }),
        error: problem?.field === 'message' ? problem.message : undefined,
      },
      rating: {
        fieldset,
        value: values.rating,
        onChange: (rating: number) => put({ ...values, rating }),
        error: problem?.field === 'rating' ? problem.message : undefined,
      },
    },
    /** Puts something else into the form, such as one's own comment to be changed. */
    fill: (next: NewReview) => {
      put(next);
      setComplaining(false);
      focusOn('message');
    },
    /** Empties the form, or brings back what stood in it before. */
    clear: (before: NewReview = nothing) => {
      put(before);
      setComplaining(false);
    },
    /** @returns the first problem, its field with the focus; undefined where there is none */
    check: (): string | undefined => {
      const found = reviewProblem(values.message, values.rating);
      setComplaining(found !== undefined);
      if (found) focusOn(found.field);
      return found?.message;
    },
  };
}
