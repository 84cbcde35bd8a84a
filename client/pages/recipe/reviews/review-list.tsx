import type { ReviewList_RecipeFragment, ReviewSort } from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { type OwnActions, ReviewItem } from './review-item.tsx';
import { ReviewOrder } from './review-order.tsx';
import { ReviewPager } from './review-pager.tsx';
import { StarHistogram } from './star-histogram.tsx';

type Props = {
  /** Undefined where they could not be fetched. */
  recipe: ReviewList_RecipeFragment | undefined;
  sort: ReviewSort;
  /** The visitor's own comment, wherever it is, and what they can do with it. */
  own?: OwnActions & { id: string };
};

const reload = () => window.location.reload();

/** The comments of others with their stars. */
export function ReviewList({ recipe, sort, own }: Props) {
  if (!recipe) return <ErrorText onRetry={reload}>The comments could not be loaded.</ErrorText>;
  if (recipe.reviews.total === 0) return <p>No Recent Reviews</p>;
  const { rating, reviews } = recipe;
  return (
    <>
      <StarHistogram rating={rating} />
      {reviews.total > 1 && <ReviewOrder sort={sort} />}
      {reviews.items.length === 0 && <p className="reviews__missing">There is no page {reviews.page} of comments.</p>}
      <ul className="reviews">
        {reviews.items.map((review) => (
          <ReviewItem key={review.id} review={review} own={own?.id === review.id ? own : undefined} />
        ))}
      </ul>
      <ReviewPager reviews={reviews} />
    </>
  );
}
