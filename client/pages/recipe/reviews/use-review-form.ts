import { useEffect, useRef, useState } from 'react';
import { readDraft, storeDraft } from '#client/state/drafts.ts';
import { reviewProblem } from '#schema/rules/reviews.ts';
import type { NewReview } from './use-review-writing.ts';

type Held = {
  values: NewReview;
  /** What stood in the form before one's own comment was put there to be changed; undefined while none is. */
  aside?: NewReview;
};

const nothing: NewReview = { message: '', rating: 0 };

const same = (one: NewReview, other: NewReview) => one.message === other.message && one.rating === other.rating;

/**
 * What is typed into the form for a recipe's comment. It is kept in the tab until it is posted, and what was typed
 * before the scripts came stays.
 */
export function useReviewForm(slug: string) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [held, setHeld] = useState<Held>({ values: nothing });
  /** The same, for what comes back to it when an answer has come. */
  const latest = useRef(held);
  const [complaining, setComplaining] = useState(false);
  const { values, aside } = held;
  // Once it has complained, the form follows what one does about it.
  const problem = complaining ? reviewProblem(values.message, values.rating) : undefined;

  useEffect(() => {
    const draft = readDraft(slug) ?? nothing;
    const checked = fieldset.current?.querySelector<HTMLInputElement>('input:checked');
    const message = textarea.current?.value || draft.message;
    latest.current = { values: { message, rating: Number(checked?.value ?? 0) || draft.rating } };
    setHeld(latest.current);
  }, [slug]);

  const show = (next: Held) => {
    latest.current = next;
    setHeld(next);
  };
  const put = (next: Held) => {
    show(next);
    // There is room for one text: what was set aside goes before the changes to a comment that is safe on the server.
    storeDraft(slug, next.aside && !same(next.aside, nothing) ? next.aside : next.values);
  };
  const type = (change: Partial<NewReview>) => {
    const { values, aside } = latest.current;
    put({ values: { ...values, ...change }, aside });
  };
  const focusOn = (field: 'message' | 'rating') => {
    const stars = fieldset.current;
    if (field === 'message') textarea.current?.focus();
    else stars?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
  };
  const putBack = () => {
    put({ values: latest.current.aside ?? nothing });
    setComplaining(false);
  };
  return {
    values,
    editing: aside !== undefined,
    fields: {
      comment: {
        textarea,
        value: values.message,
        onChange: (message: string) => type({ message }),
        error: problem?.field === 'message' ? problem.message : undefined,
      },
      rating: {
        fieldset,
        value: values.rating,
        onChange: (rating: number) => type({ rating }),
        error: problem?.field === 'rating' ? problem.message : undefined,
      },
    },
    /** Sets aside what stands in the form, and puts one's own comment there to be changed. */
    edit: ({ message, rating }: NewReview) => {
      const { values, aside = values } = latest.current;
      show({ values: { message, rating }, aside });
      setComplaining(false);
      focusOn('message');
    },
    /** Brings back what was set aside. */
    putBack,
    /** Makes room after what stands in the form now has been posted, unless one has typed on meanwhile. */
    posted: () => {
      const now = latest.current;
      if (now.aside && !aside) {
        // What was set aside since is what has been posted.
        show({ ...now, aside: nothing });
        storeDraft(slug, nothing);
      } else if (same(now.values, values)) putBack();
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
