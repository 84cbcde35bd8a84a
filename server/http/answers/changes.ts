import { isRatedAnew, type RatingChange } from '#server/features/catalogue/rating-change.ts';

/** What has changed for all who read: everything, as by an import, or what reviews change of some recipes. */
export type Change = 'everything' | readonly RatingChange[];

/** The key of all answers: an import may change any of them. */
export const EVERYTHING = 'site';
/** The key of answers that any review may change. */
export const REVIEWS = 'reviews';
/** The key of answers whose recipes, or whose order, depend on ratings. */
export const RATINGS = 'ratings';

/** Comments on a recipe; its rating. */
export const keyOfRecipe = (slug: string) => `recipe-${slug}`;
export const keyOfRating = (slug: string) => `rating-${slug}`;

/** @returns the names of all that a change may have made stale */
export function keysOf(change: Change): string[] {
  if (change === 'everything') return [EVERYTHING];
  const keys = change.flatMap((changed) => [
    keyOfRecipe(changed.slug),
    ...(isRatedAnew(changed) ? [keyOfRating(changed.slug), RATINGS] : []),
  ]);
  return [...new Set([REVIEWS, ...keys])];
}
