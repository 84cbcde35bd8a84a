import type { ComponentProps, ReactNode } from 'react';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { CommentField } from './comment-field.tsx';
import { RatingInput } from './rating-input.tsx';

type Props = {
  rating: ComponentProps<typeof RatingInput>;
  comment: ComponentProps<typeof CommentField>;
  /** The outcome of sending it. */
  message?: ReactNode;
  /** A button beside the one that sends it. */
  undo?: ReactNode;
  busy?: boolean;
  /** `true` when the form holds something else than the member's own comment. */
  changed?: boolean;
  /** `true` when the visitor has commented already; undefined until that is known, and nothing is sent before. */
  commented: boolean | undefined;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
};

/** The form "Post Comments", with and without its script. */
export function ReviewFields({ rating, comment, message, undo, busy = false, changed, commented, onSubmit }: Props) {
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      {message}
      <RatingInput {...rating} />
      <CommentField {...comment} />
      <div className="review-form__buttons">
        <SubmitButton busy={busy} disabled={commented === undefined || !onSubmit} needsScript>
          {commented ? 'Update' : 'Post comment'}
        </SubmitButton>
        {undo}
      </div>
      {/* Last: it comes when the server has answered, and must push nothing that one is using. */}
      {commented && (
        <p className="review-form__replaces">
          You have commented on this recipe. {changed && 'What stands here takes the place of it.'}
        </p>
      )}
    </form>
  );
}
