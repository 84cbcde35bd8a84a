import { type FormEvent, useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { readToken } from '#client/state/session.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { showToast } from '#client/ui/toast.ts';
import { reviewProblem } from '#schema/rules/reviews.ts';
import { ReviewFields } from './review-fields.tsx';
import { type ReviewValues, TOAST_SECONDS } from './review-mutations.ts';
import { useReviewForm } from './use-review-form.ts';

type Props = Parameters<typeof useReviewForm>[1] & {
  slug: string;
  /** The way to the sign-in page, and back to the form. */
  signIn: { to: string; state: { from: string } };
  /** The name of the field that had the focus when this script came. */
  focused: string | null | undefined;
  commented: boolean | undefined;
};

/** "Post Comments": stars and a text. Both stay as long as they are not posted. One's own comment is changed here. */
export function ReviewForm({ slug, signIn, focused, commented, ...options }: Props) {
  const { busy } = options;
  const sender = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const form = useReviewForm(slug, options);
  const { setFocus } = form;
  const { error, ...controller } = form.controlled('rating');
  const { field: rating } = useController<ReviewValues, 'rating'>(controller);

  useEffect(() => {
    if (focused === 'message' || focused === 'rating') setFocus(focused);
  }, [focused, setFocus]);

  useEffect(() => {
    if (busy) return;
    // A button loses the focus while it is disabled.
    if (document.activeElement === document.body) sender.current?.focus({ preventScroll: true });
    sender.current = null;
  }, [busy]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.setResult(undefined);
    const { message, rating } = form.getValues();
    const problem = reviewProblem(message, rating);
    if (problem) showToast(problem.message, { kind: 'error', seconds: TOAST_SECONDS });
    else if (readToken() === null) return navigate(signIn.to, { state: signIn.state });
    else if (document.activeElement instanceof HTMLElement) sender.current = document.activeElement;
    return form.onSubmit(event);
  };

  return (
    <ReviewFields
      rating={{ ...rating, error }}
      comment={{ ...form.field('message'), value: form.watch('message') ?? '' }}
      message={<FormMessage result={form.result} />}
      undo={
        form.changed && (
          <button type="button" className="button button--quiet" disabled={busy} onClick={form.undo}>
            Undo changes
          </button>
        )
      }
      busy={busy}
      changed={form.changed}
      commented={commented}
      onSubmit={submit}
    />
  );
}
