import './stars.css';

const RIGHT_SIDE = 'l2.7 6.28 6.81.63-5.14 4.51 1.51 6.67';
const LEFT_SIDE = 'l-5.88 3.49 1.51-6.67-5.14-4.51 6.81-.63z';
/** A star is 24 units wide and high; `x` is its middle. */
const full = (x: number) => `M${x} 2.6${RIGHT_SIDE}L${x} 17.2${LEFT_SIDE}`;
const leftHalf = (x: number) => `M${x} 2.6V17.2${LEFT_SIDE}`;
const SIZE = 24;
const GAP = 2;
const positions = [0, 1, 2, 3, 4];

type Props = {
  /** Rating from 0 to 5, rounded to the nearest half. */
  rating: number;
  /** Space between two stars, as a fraction of a star's width; half of it is before the first and after the last. */
  spread?: number;
};

/** A rating in five stars, read-only. One drawing: lists have hundreds of stars. */
export function Stars({ rating, spread }: Props) {
  const halves = Math.round(rating * 2);
  const label = rating > 0 ? `Rated ${Number(rating.toFixed(1))} out of 5` : 'Not rated yet';
  const gap = spread === undefined ? GAP : spread * SIZE;
  const margin = spread === undefined ? 0 : gap / 2;
  const middles = positions.map((position) => SIZE / 2 + position * (SIZE + gap));
  const filled = middles.slice(0, halves >> 1).map(full);
  const half = middles.slice(halves >> 1, (halves + 1) >> 1).map(leftHalf);
  return (
    <span className="stars" role="img" aria-label={label}>
      <svg viewBox={`${-margin} 0 ${5 * SIZE + 4 * gap + 2 * margin} ${SIZE}`} aria-hidden="true" focusable="false">
        {halves > 0 && <path className="stars__fill" d={[...filled, ...half].join('')} />}
        <path className="stars__edge" d={middles.map(full).join('')} />
      </svg>
    </span>
  );
}
