import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { readToken } from '#client/state/session.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { Link } from '#client/ui/link.tsx';
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
  /** `true` when the visitor has commented already; undefined until that is known, and nothing is sent before. */
  commented: boolean | undefined;
};

/** "Post Comments": stars and a text. Both stay as long as they are not posted. One's own comment is changed here. */
export function ReviewForm({ form, busy, commented }: Props) {
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
        {commented ? 'Update your comment' : 'Post Comments'}
      </h3>
      <p className="review-form__signin">
        <Link {...signIn}>Please Signin to Comment...</Link>
      </p>
      <p className="review-form__script">Commenting needs JavaScript and signing in.</p>
      <form className="form" method="post" noValidate onSubmit={submit}>
        <FormMessage result={form.result} />
        <RatingInput {...form.controlled('rating')} />
        <CommentField {...form.field('message')} value={form.watch('message') ?? ''} />
        <div className="review-form__buttons">
          <SubmitButton busy={busy} disabled={commented === undefined} needsScript>
            {commented ? 'Update' : 'Post comment'}
          </SubmitButton>
          {form.changed && (
            <button type="button" className="button button--quiet" disabled={busy} onClick={form.undo}>
              Undo changes
            </button>
          )}
        </div>
        {/* Last: it comes when the server has answered, and must push nothing that one is using. */}
        {commented && (
          <p className="review-form__replaces">
            You have commented on this recipe. {form.changed && 'What stands here takes the place of it.'}
          </p>
        )}
      </form>
    </section>
  );
}
