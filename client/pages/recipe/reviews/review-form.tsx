import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { readToken } from '#client/state/session.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { showToast } from '#client/ui/toast.ts';
import { CommentField } from './comment-field.tsx';
import { RatingInput } from './rating-input.tsx';
import type { useReviewForm } from './use-review-form.ts';
import type { NewReview } from './use-review-writing.ts';
import type { Written } from './written.ts';
import './review-form.css';

export const FORM_ID = 'post-comments';

/** How long a toast of this form stays. */
const SECONDS = 6;

type Props = {
  form: ReturnType<typeof useReviewForm>;
  busy: boolean;
  onAdd: (review: NewReview) => Promise<Written>;
};

/** "Post Comments": stars and a text. Whatever goes wrong, both stay. */
export function ReviewForm({ form, busy, onAdd }: Props) {
  const { editing } = form;
  const sender = useRef<HTMLElement>(null);
  const [failure, setFailure] = useState<string>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const signIn = { to: paths.login, state: { from: `${pathname}${search}#${FORM_ID}` } };

  useEffect(() => {
    if (busy) return;
    // A button loses the focus while it is disabled.
    if (document.activeElement === document.body) sender.current?.focus({ preventScroll: true });
    sender.current = null;
  }, [busy]);

  const fail = (text: string) => showToast(text, { kind: 'error', seconds: SECONDS });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const problem = form.check();
    if (problem) return fail(problem);
    if (readToken() === null) return navigate(signIn.to, { state: signIn.state });
    if (document.activeElement instanceof HTMLElement) sender.current = document.activeElement;
    const written = await onAdd(form.values);
    if (written.kind === 'done') {
      form.posted();
      return showToast(written.text, { kind: 'success', seconds: SECONDS });
    }
    if (written.kind === 'signed-out') return setFailure('Please sign in to post it. What you wrote stays here.');
    const text = written.kind === 'refused' ? written.text : 'Failed to post comment';
    setFailure(text);
    return fail(text);
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
        <FormMessage outcome={failure === undefined ? undefined : { kind: 'error', text: failure }} />
        {editing && <p className="review-form__editing">This takes the place of what you wrote before.</p>}
        <RatingInput {...form.fields.rating} />
        <CommentField {...form.fields.comment} />
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
