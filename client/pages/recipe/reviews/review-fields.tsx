import './rating-input.css';
import {
  type ChangeEventHandler,
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useOptional } from '#client/apollo/use-loaded.ts';
import { FrameQueryDocument } from '#client/gql/graphql.ts';
import { formatCount } from '#client/ui/format.ts';
import { FieldError } from '#client/ui/forms/field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { MAX_RATING, MAX_REVIEW_LENGTH, reviewLength } from '#schema/rules/reviews.ts';

type Props = {
  rating: ComponentProps<typeof RatingInput>;
  comment: ComponentProps<typeof CommentField>;
  /** The result of sending the form. */
  result?: ReactNode;
  /** A button next to the submit button. */
  undoButton?: ReactNode;
  busy?: boolean;
  /** `true` if the form differs from the member's own comment. */
  hasChanges?: boolean;
  /** `true` if the visitor has already commented; undefined until that is known, and nothing can be sent before. */
  hasCommented: boolean | undefined;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
};

/** The fields of the form "Post Comments", before and after its script has loaded. */
export function ReviewFields({
  rating,
  comment,
  result,
  undoButton,
  busy = false,
  hasChanges,
  hasCommented,
  onSubmit,
}: Props) {
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      {result}
      <RatingInput {...rating} />
      <CommentField {...comment} />
      <div className="review-form__buttons">
        <SubmitButton busy={busy} disabled={hasCommented === undefined || !onSubmit} needsScript>
          {hasCommented ? 'Update' : 'Post comment'}
        </SubmitButton>
        {undoButton}
      </div>
      {/* Last, because it appears when the server has responded, and must not move a control in use. */}
      {hasCommented && (
        <p className="review-form__replaces">
          You have commented on this recipe. {hasChanges && 'This replaces your earlier comment.'}
        </p>
      )}
    </form>
  );
}

/** Number of remaining characters from which screen readers announce it, every ten characters. */
const NEAR_THE_END = 50;

type CommentFieldProps = {
  /** The typed text, to count its characters. */
  value: string;
  name: string;
  ref?: Ref<HTMLTextAreaElement>;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  error?: string;
  /** Names the rejected characters; empty if there are none. */
  rejectedText?: string;
};

/**
 * The comment field, with the allowed characters above and its length below. Rejected characters and too long comments
 * are reported while typing, other problems on submit.
 */
function CommentField({ value, name, ref, onChange, error, rejectedText = '' }: CommentFieldProps) {
  const id = useId();
  const length = reviewLength(value);
  const morePunctuation = useMorePunctuation();
  const problem = [error, rejectedText].filter(Boolean).join(' ');
  return (
    <div className="comment-field">
      <label className="field__label" htmlFor={id}>
        Your comment
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        Up to {MAX_REVIEW_LENGTH} characters: letters of any language, digits, spaces and{' '}
        <span className="comment-field__signs">{[...".,!:()-'’", ...morePunctuation].join(' ')}</span>
      </p>
      <textarea
        ref={ref}
        className="field__input comment-field__text"
        id={id}
        name={name}
        dir="auto"
        rows={4}
        required
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={onChange}
      />
      <div className="comment-field__below">
        <FieldError id={`${id}-error`}>{problem}</FieldError>
        <p className={length > MAX_REVIEW_LENGTH ? 'comment-field__count field__error' : 'comment-field__count'}>
          {length} of {MAX_REVIEW_LENGTH}
          <span className="visually-hidden"> characters</span>
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {rejectedText || getAnnouncement(MAX_REVIEW_LENGTH - length)}
      </p>
    </div>
  );
}

/** Returns the text to announce. It changes every ten characters, so screen readers do not speak at each key. */
function getAnnouncement(remaining: number): string {
  if (remaining > NEAR_THE_END) return '';
  if (remaining < 0) return 'The comment is too long.';
  const roundedCount = Math.ceil(remaining / 10) * 10;
  return roundedCount === 0 ? 'No characters left.' : `At most ${roundedCount} characters left.`;
}

const ratings = Array.from({ length: MAX_RATING * 2 }, (_, index) => (index + 1) / 2);

type RatingInputProps = {
  /** Ref to the chosen star, or else the first, to focus it. */
  ref?: Ref<HTMLInputElement>;
  name: string;
  value: number | undefined;
  onChange: (rating: number) => void;
  error?: string;
};

/** Half stars to choose from: radio buttons, each as wide as half a star, over the stars that they fill. */
function RatingInput({ ref, name, value = 0, onChange, error }: RatingInputProps) {
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [hoveredRating, setHoveredRating] = useState(0);
  const displayedRating = hoveredRating || value;
  useEffect(() => {
    // Keeps a rating that was chosen before the scripts loaded.
    const checked = fieldset.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked) onChange(Number(checked.value));
  }, [onChange]);
  return (
    <fieldset
      ref={fieldset}
      className="rating-input"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="field__label">Your rating</legend>
      <div className="rating-input__row">
        <div className="rating-input__stars" onPointerLeave={() => setHoveredRating(0)}>
          <span aria-hidden="true">
            <Stars rating={displayedRating} />
          </span>
          <div className="rating-input__halves">
            {ratings.map((rating) => (
              <input
                key={rating}
                ref={rating === value || (value === 0 && rating === ratings[0]) ? ref : undefined}
                className="rating-input__half"
                type="radio"
                name={name}
                value={rating}
                aria-label={rating === 0.5 ? 'Half a star' : formatCount(rating, 'star')}
                checked={rating === value}
                onChange={() => onChange(rating)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHoveredRating(rating)}
              />
            ))}
          </div>
        </div>
        <p className="rating-input__value">
          {displayedRating > 0 ? `${displayedRating} of ${MAX_RATING} stars` : 'No stars yet'}
        </p>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

/** Returns the characters that comments may contain in addition to the default ones. Empty by default. */
export function useMorePunctuation(): string {
  return useOptional(FrameQueryDocument, {})?.settings.morePunctuation ?? '';
}
