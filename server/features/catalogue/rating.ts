import type { RecipeSummary } from './recipe-summary.ts';

/** @returns the average of a recipe's ratings in stars, rounded to two decimals; 0 where there are none. */
export function averageRating({
  ratingCount,
  ratingHalves,
}: Pick<RecipeSummary, 'ratingCount' | 'ratingHalves'>): number {
  return ratingCount === 0 ? 0 : Math.round((ratingHalves * 50) / ratingCount) / 100;
}
