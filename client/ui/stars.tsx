import './stars.css';

type Props = {
  /** Rating from 0 to 5. The stars show it rounded to the nearest half. */
  rating: number;
};

/** A rating in five stars, read-only. Drawn by CSS, because lists and comments have dozens. */
export function Stars({ rating }: Props) {
  const label = rating > 0 ? `Rated ${Number(rating.toFixed(1))} out of 5` : 'Not rated yet';
  return (
    <span className="stars" role="img" aria-label={label}>
      <span className={`stars__row stars__row--${Math.round(rating * 2)}`} />
    </span>
  );
}
