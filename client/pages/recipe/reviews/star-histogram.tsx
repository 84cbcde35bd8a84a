import { useId } from 'react';
import type { ReviewList_RecipeFragment } from '#client/gql/graphql.ts';
import { formatCount } from '#client/ui/format.ts';
import { Stars } from '#client/ui/stars.tsx';
import './star-histogram.css';

/** Counts of comments by stars, beside the average: numbers for everyone, bars for those who see them. */
export function StarHistogram({ rating }: Pick<ReviewList_RecipeFragment, 'rating'>) {
  const id = useId();
  const fiveToOne = [...rating.distribution].reverse();
  return (
    <div className="star-histogram">
      <div className="star-histogram__average">
        <p className="star-histogram__number">{rating.average.toFixed(1)}</p>
        <p>
          <Stars rating={rating.average} />
        </p>
        <p className="star-histogram__count">{formatCount(rating.count, 'comment')}</p>
      </div>
      <ul className="star-histogram__rows" aria-label="How many gave how many stars" aria-describedby={id}>
        {fiveToOne.map(({ stars, count }) => (
          <li key={stars} className="star-histogram__row">
            <span>
              {formatCount(stars, 'star')}
              <span className="visually-hidden">: </span>
            </span>
            <svg className="star-histogram__bar" aria-hidden="true" focusable="false">
              <rect width={`${(100 * count) / Math.max(1, rating.count)}%`} height="100%" rx="4" />
            </svg>
            <span className="star-histogram__tally">{count}</span>
          </li>
        ))}
      </ul>
      <p className="star-histogram__note" id={id}>
        Half a star counts here as a whole one: 4.5 stars stand in the row of 5 stars. The average takes halves as they
        are.
      </p>
    </div>
  );
}
