import type { ReviewSort, ReviewsQueryQuery } from '#client/gql/graphql.ts';

/** A recipe with its stars and a page of its comments. */
export type ReviewedRecipe = NonNullable<ReviewsQueryQuery['recipe']>;

export type Review = ReviewedRecipe['reviews']['items'][number];

export const sortNames: Record<ReviewSort, string> = { NEWEST: 'Newest', HIGHEST: 'Highest', LOWEST: 'Lowest' };
