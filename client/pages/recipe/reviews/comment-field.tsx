import { type ChangeEventHandler, type Ref, useId } from 'react';
import { FieldError } from '#client/ui/forms/field.tsx';
import { MAX_REVIEW_LENGTH, reviewLength } from '#schema/rules/reviews.ts';

/** From so many characters before the end the count is said aloud, in steps of ten. */
const NEAR_THE_END = 50;

type Props = {
  /** The text in it, to be counted. */
  value: string;
  name: string;
  ref?: Ref<HTMLTextAreaElement>;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  error?: string;
};

/** The comment, with what it may hold said before and its length counted below. It is checked when it is sent. */
export function CommentField({ value, name, ref, onChange, error }: Props) {
  const id = useId();
  const length = reviewLength(value);
  return (
    <div className="comment-field">
      <label className="field__label" htmlFor={id}>
        Your comment
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        Up to {MAX_REVIEW_LENGTH} characters: letters of any language, digits, spaces and{' '}
        <span className="comment-field__signs">. , ! : ( ) - ' ’</span>
      </p>
      <textarea
        ref={ref}
        className="field__input comment-field__text"
        id={id}
        name={name}
        rows={5}
        required
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={onChange}
      />
      <div className="comment-field__below">
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <p className={length > MAX_REVIEW_LENGTH ? 'comment-field__count field__error' : 'comment-field__count'}>
          {length} of {MAX_REVIEW_LENGTH}
          <span className="visually-hidden"> characters</span>
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {announcedLength(MAX_REVIEW_LENGTH - length)}
      </p>
    </div>
  );
}

/** @returns the text to say aloud; it changes every ten characters, so that not every key is talked over */
function announcedLength(left: number): string {
  if (left > NEAR_THE_END) return '';
  if (left < 0) return 'The comment is too long.';
  const steps = Math.ceil(left / 10) * 10;
  return steps === 0 ? 'No characters left.' : `At most ${steps} characters left.`;
}
