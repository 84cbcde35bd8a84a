import './star-histogram.css';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import type {
  ReviewOrder as Order,
  ReviewItem_ReviewFragment,
  ReviewList_RecipeFragment,
  ReviewsQueryQueryVariables,
} from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { KEEP_PAGE, Link } from '#client/ui/link.tsx';
import { PageLink } from '#client/ui/pager.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { type OwnActions, ReviewItem } from './review-item.tsx';
import { getSearchSortedBy, REVIEWS_PARAMETER } from './reviews-url.ts';

type Props = {
  /** Undefined if the comments could not be fetched. */
  recipe: ReviewList_RecipeFragment | undefined;
  /** The page and order of comments in the URL. */
  part: Pick<ReviewsQueryQueryVariables, 'page' | 'orderBy'>;
  /** The visitor's own comment, on any page, and its actions. */
  ownActions?: OwnActions & { id: string };
  /** Ids of the comments that the visitor found helpful. */
  markedIds: readonly string[];
  onMark: (review: ReviewItem_ReviewFragment) => void;
};

const reload = () => window.location.reload();

/** The comments on a recipe, with a histogram of their stars, sort links and a pager. */
export function ReviewList({ recipe, part: { page, orderBy }, ownActions, markedIds, onMark }: Props) {
  if (!recipe) return <ErrorText onRetry={reload}>The comments could not be loaded.</ErrorText>;
  if (recipe.reviews.totalCount === 0) return <p>No Recent Reviews</p>;
  const { rating, reviews } = recipe;
  return (
    <>
      <StarHistogram rating={rating} />
      {reviews.totalCount > 1 && <ReviewOrderLinks order={orderBy} />}
      {reviews.nodes.length === 0 && <p className="reviews__missing">There is no page {page} of comments.</p>}
      <ul className="reviews">
        {reviews.nodes.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            ownActions={ownActions?.id === review.id ? ownActions : undefined}
            isMarked={markedIds.includes(review.id)}
            onMark={onMark}
          />
        ))}
      </ul>
      {reviews.nodes.length > 3 && (
        <label className="reviews__all">
          <input type="checkbox" /> Show all comments
        </label>
      )}
      <ReviewPager page={page} pageCount={reviews.pageInfo.pageCount} />
    </>
  );
}

const orders: readonly Order[] = ['NEWEST', 'HIGHEST', 'LOWEST', 'HELPFUL'];
const orderNames: Record<Order, string> = {
  NEWEST: 'Newest',
  HIGHEST: 'Highest',
  LOWEST: 'Lowest',
  HELPFUL: 'Most helpful',
};

/** Links to the comments in each order. Without scripts, the hash returns to the comments. */
function ReviewOrderLinks({ order }: { order: Order }) {
  const { pathname, search } = useLocation();
  return (
    <nav className="review-order no-print" aria-label="Sort comments">
      <ul className="review-order__list">
        {orders.map((each) => (
          <li key={each}>
            <Link
              className="review-order__link"
              to={{ pathname, search: getSearchSortedBy(each, new URLSearchParams(search)), hash: 'reviews' }}
              state={KEEP_PAGE}
              aria-current={each === order ? 'true' : undefined}
            >
              {orderNames[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ReviewPagerProps = { page: number; pageCount: number };

/** Links to the previous and the next page, if any. Each leads to the top of the comments. */
function ReviewPager({ page, pageCount }: ReviewPagerProps) {
  if (pageCount < 2 && page === 1) return null;
  const link = { parameter: REVIEWS_PARAMETER, hash: '#reviews', className: 'button button--quiet' };
  return (
    <nav className="grid-pager no-print" aria-label="Pages of comments">
      <div>
        {page > 1 && (
          <PageLink {...link} page={Math.max(1, Math.min(page - 1, pageCount))}>
            Previous
          </PageLink>
        )}
      </div>
      <p className="tabular">{page <= pageCount && `Page ${page} of ${pageCount}`}</p>
      <div>
        {page < pageCount && (
          <PageLink {...link} page={page + 1}>
            Next
          </PageLink>
        )}
      </div>
    </nav>
  );
}

/**
 * Counts of comments by stars, next to the average; on phones, only the average if there are at most three comments.
 * Screen readers read the numbers, not the bars.
 */
function StarHistogram({ rating }: Pick<ReviewList_RecipeFragment, 'rating'>) {
  const id = useId();
  const fiveToOne = [...rating.distribution].reverse();
  return (
    <div className={`star-histogram ${rating.count > 3 ? '' : 'star-histogram--short'}`}>
      <div className="star-histogram__average">
        <p className="star-histogram__number">{rating.average.toFixed(1)}</p>
        <p>
          <Stars rating={rating.average} />
        </p>
        <p className="star-histogram__count">{formatCount(rating.count, 'comment')}</p>
      </div>
      <ul className="star-histogram__rows" aria-label="Ratings by stars" aria-describedby={id}>
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
        Half stars are rounded up here.
      </p>
    </div>
  );
}
