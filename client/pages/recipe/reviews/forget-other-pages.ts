import type { ApolloCache } from '@apollo/client';
import type { ReviewsQueryQueryVariables } from '#client/gql/graphql.ts';

/** Forgets every page of a recipe's comments but the one that the server has just sent: all others have moved. */
export function forgetOtherPages(cache: ApolloCache, { slug, ...page }: ReviewsQueryQueryVariables): void {
  const shown = reviewsKey(page);
  cache.modify({
    id: cache.identify({ __typename: 'Recipe', slug }),
    fields: {
      reviews: (pageOfReviews, { storeFieldName, DELETE }) => (storeFieldName === shown ? pageOfReviews : DELETE),
    },
  });
}

/** How the cache names a page, in the order of its `keyArgs`. */
function reviewsKey({ sort, page, perPage }: Omit<ReviewsQueryQueryVariables, 'slug'>): string {
  return `reviews:${JSON.stringify({ sort, page, perPage })}`;
}
