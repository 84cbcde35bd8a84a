import type {
  ReviewItem_ReviewFragment,
  ReviewList_RecipeFragment,
  ReviewsQueryQueryVariables,
} from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { type OwnActions, ReviewItem } from './review-item.tsx';
import { ReviewOrder } from './review-order.tsx';
import { ReviewPager } from './review-pager.tsx';
import { StarHistogram } from './star-histogram.tsx';

type Props = {
  /** Undefined where they could not be fetched. */
  recipe: ReviewList_RecipeFragment | undefined;
  /** The part of them that the address asks for. */
  part: Pick<ReviewsQueryQueryVariables, 'page' | 'orderBy'>;
  /** The visitor's own comment, wherever it is, and what they can do with it. */
  own?: OwnActions & { id: string };
  /** The comments that the visitor found helpful. */
  marked: readonly string[];
  onMark: (review: ReviewItem_ReviewFragment) => void;
};

const reload = () => window.location.reload();

/** The comments of others with their stars. */
export function ReviewList({ recipe, part: { page, orderBy }, own, marked, onMark }: Props) {
  if (!recipe) return <ErrorText onRetry={reload}>The comments could not be loaded.</ErrorText>;
  if (recipe.reviews.totalCount === 0) return <p>No Recent Reviews</p>;
  const { rating, reviews } = recipe;
  return (
    <>
      <StarHistogram rating={rating} />
      {reviews.totalCount > 1 && <ReviewOrder order={orderBy} />}
      {reviews.nodes.length === 0 && <p className="reviews__missing">There is no page {page} of comments.</p>}
      <ul className="reviews">
        {reviews.nodes.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            own={own?.id === review.id ? own : undefined}
            marked={marked.includes(review.id)}
            onMark={onMark}
          />
        ))}
      </ul>
      <ReviewPager page={page} pageCount={reviews.pageInfo.pageCount} />
    </>
  );
}
