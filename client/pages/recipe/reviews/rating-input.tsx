import { type RefObject, useId, useState } from 'react';
import { formatCount } from '#client/ui/format.ts';
import { FieldError } from '#client/ui/forms/field-error.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { MAX_RATING } from '#schema/rules/reviews.ts';
import './rating-input.css';

const halves = Array.from({ length: MAX_RATING * 2 }, (_, index) => (index + 1) / 2);

type Props = {
  /** 0.5 to 5; 0 while there is none. */
  value: number;
  onChange: (value: number) => void;
  error?: string;
  fieldset: RefObject<HTMLFieldSetElement | null>;
};

/** Half stars to choose from: radio buttons, each as wide as half a star, over the stars that they fill. */
export function RatingInput({ value, onChange, error, fieldset }: Props) {
  const id = useId();
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  return (
    <fieldset
      ref={fieldset}
      className="rating-input"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="field__label">Your rating</legend>
      <div className="rating-input__row">
        <div className="rating-input__stars" onPointerLeave={() => setPointed(0)}>
          <span aria-hidden="true">
            <Stars rating={shown} />
          </span>
          <div className="rating-input__halves">
            {halves.map((half) => (
              <input
                key={half}
                className="rating-input__half"
                type="radio"
                name="rating"
                value={half}
                aria-label={half === 0.5 ? 'Half a star' : formatCount(half, 'star')}
                checked={half === value}
                onChange={() => onChange(half)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(half)}
              />
            ))}
          </div>
        </div>
        <p className="rating-input__value">{shown > 0 ? `${shown} of ${MAX_RATING} stars` : 'No stars yet'}</p>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
