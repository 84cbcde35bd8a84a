import { useAside } from '#client/apollo/use-loaded.ts';
import { RecipeReviewsQueryDocument, type RecipeReviewsQueryQueryVariables } from '#client/gql/graphql.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { Pager } from '#client/ui/pager.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { RecipeSection } from './recipe-section.tsx';
import { REVIEWS_PARAMETER } from './reviews-parameter.ts';

/** What others say, newest first. The page's loader fetches its query. */
export function RecipeReviews({ variables }: { variables: RecipeReviewsQueryQueryVariables }) {
  const reviews = useAside(RecipeReviewsQueryDocument, variables)?.recipe?.reviews;
  return (
    <RecipeSection id="reviews" title="Comments" className="reviews-section">
      {!reviews?.items.length && <p>No Recent Reviews</p>}
      <ul className="reviews">
        {reviews?.items.map(({ id, username, rating, message, createdAt }) => (
          <li key={id} className="review">
            <p className="review__head">
              <strong>{username}</strong> <Stars rating={rating} /> <DateText value={createdAt} />
            </p>
            <p className="review__message">{message}</p>
          </li>
        ))}
      </ul>
      {reviews && (
        <Pager
          label="comments"
          page={reviews.page}
          pageCount={reviews.pageCount}
          parameter={REVIEWS_PARAMETER}
          hash="#reviews"
        />
      )}
    </RecipeSection>
  );
}
