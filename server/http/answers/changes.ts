import type { ReviewChange } from '#server/features/reviews/review-changes.ts';

/** A change for all readers: everything, as by an import, or the reviews of some recipes. */
export type Change = 'everything' | readonly ReviewChange[];

/** The key of all answers: an import may change any of them. */
export const EVERYTHING = 'site';
/** The key of answers that any review may change. */
export const REVIEWS = 'reviews';
/** The key of answers whose recipes, or whose order, depend on stars. */
export const RATINGS = 'ratings';

/** The key of answers that show a recipe's stars or comments. */
export const keyOfRecipe = (slug: string) => `recipe:${slug}`;

/** @returns the keys of all that a change may have made stale */
export function keysOf(change: Change): string[] {
  if (change === 'everything') return [EVERYTHING];
  const ratings = change.some(({ rated }) => rated) ? [RATINGS] : [];
  return [...new Set([REVIEWS, ...ratings, ...change.map(({ slug }) => keyOfRecipe(slug))])];
}
