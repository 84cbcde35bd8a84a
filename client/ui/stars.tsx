import './stars.css';

const FULL = 'M12 2.6l2.7 6.28 6.81.63-5.14 4.51 1.51 6.67L12 17.2l-5.88 3.49 1.51-6.67-5.14-4.51 6.81-.63z';
const HALF = 'M12 2.6V17.2l-5.88 3.49 1.51-6.67-5.14-4.51 6.81-.63z';
const positions = [1, 2, 3, 4, 5];

type Props = {
  /** 0 to 5, rounded to the nearest half. */
  rating: number;
};

/** A rating in five stars, read-only. */
export function Stars({ rating }: Props) {
  const halves = Math.round(rating * 2);
  const label = rating > 0 ? `Rated ${Number(rating.toFixed(1))} out of 5` : 'Not rated yet';
  return (
    <span className="stars" role="img" aria-label={label}>
      {positions.map((position) => (
        <svg key={position} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          {halves >= position * 2 - 1 && <path className="stars__fill" d={halves >= position * 2 ? FULL : HALF} />}
          <path className="stars__edge" d={FULL} />
        </svg>
      ))}
    </span>
  );
}
