import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { readToken } from '#client/state/session.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { showToast } from '#client/ui/toast.ts';
import { reviewProblem } from '#schema/rules/reviews.ts';
import { CommentField } from './comment-field.tsx';
import { RatingInput } from './rating-input.tsx';
import { TOAST_SECONDS } from './review-mutations.ts';
import type { useReviewForm } from './use-review-form.ts';
import './review-form.css';

const FORM_ID = 'post-comments';

type Props = {
  form: ReturnType<typeof useReviewForm>;
  busy: boolean;
};

/** "Post Comments": stars and a text. Both stay as long as they are not posted. */
export function ReviewForm({ form, busy }: Props) {
  const { editing } = form;
  const sender = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const signIn = { to: paths.login, state: { from: `${pathname}${search}#${FORM_ID}` } };

  useEffect(() => {
    if (busy) return;
    // A button loses the focus while it is disabled.
    if (document.activeElement === document.body) sender.current?.focus({ preventScroll: true });
    sender.current = null;
  }, [busy]);

  const submit = (event: FormEvent) => {
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
    <section className="review-form no-print" aria-labelledby={FORM_ID}>
      <h3 className="review-form__title" id={FORM_ID}>
        Post Comments
      </h3>
      <p className="review-form__signin">
        <Link {...signIn}>Please Signin to Comment...</Link>
      </p>
      <p className="review-form__script">Commenting needs JavaScript and signing in.</p>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <FormMessage result={form.result} />
        {editing && <p className="review-form__editing">This takes the place of what you wrote before.</p>}
        <RatingInput {...form.controlled('rating')} />
        <CommentField {...form.field('message')} value={form.watch('message') ?? ''} />
        <div className="review-form__buttons">
          <SubmitButton busy={busy}>{editing ? 'Save comment' : 'Post comment'}</SubmitButton>
          {editing && (
            <button type="button" className="button button--quiet" onClick={form.putBack}>
              Cancel
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
