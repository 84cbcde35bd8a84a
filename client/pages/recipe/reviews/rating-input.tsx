import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { formatCount } from '#client/ui/format.ts';
import { FieldError } from '#client/ui/forms/field.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { MAX_RATING } from '#schema/rules/reviews.ts';
import './rating-input.css';

const halves = Array.from({ length: MAX_RATING * 2 }, (_, index) => (index + 1) / 2);

type Props = {
  /** Takes the star that gets the focus when the rating is wrong. */
  ref?: Ref<HTMLInputElement>;
  name: string;
  value: number | undefined;
  onChange: (rating: number) => void;
  error?: string;
};

/** Half stars to choose from: radio buttons, each as wide as half a star, over the stars that they fill. */
export function RatingInput({ ref, name, value = 0, onChange, error }: Props) {
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  useEffect(() => {
    // What was chosen before the scripts came stays.
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
        <div className="rating-input__stars" onPointerLeave={() => setPointed(0)}>
          <span aria-hidden="true">
            <Stars rating={shown} spread={0.2} />
          </span>
          <div className="rating-input__halves">
            {halves.map((half) => (
              <input
                key={half}
                ref={half === value || (value === 0 && half === halves[0]) ? ref : undefined}
                className="rating-input__half"
                type="radio"
                name={name}
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
