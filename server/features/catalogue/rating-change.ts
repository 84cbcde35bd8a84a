import type { RecipeType } from './recipe.type.ts';

/** How often a recipe is rated, and the sum of it in half stars. */
export interface Rated {
  ratingCount: number;
  ratingHalves: number;
}

/** What reviews have changed of a recipe. */
export interface RatingChange
  extends Pick<RecipeType, 'id' | 'slug' | 'publishedOn' | 'authorId' | 'cuisineId' | 'categoryIds' | 'featured'> {
  before: Rated;
  after: Rated;
}

/** Whether the rating has changed: a comment can be rewritten without it. */
export function isRatedAnew({ before, after }: RatingChange): boolean {
  return before.ratingCount !== after.ratingCount || before.ratingHalves !== after.ratingHalves;
}
