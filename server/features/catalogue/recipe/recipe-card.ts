import type { RecipeWhere } from '../lists/recipe-where.type.ts';
import type { RecipeType } from './recipe.type.ts';

/** A published recipe without its long texts: all that lists, filters, facets and orders need. */
export interface RecipeCard extends RecipeType {
  /** From start to end. */
  minutes: number;
  /** By their places in `NUTRIENTS`, for one serving. */
  nutrients: readonly number[];
  /** The keys of the foods of its lines. */
  foods: readonly string[];
}

/** A condition on recipes, and the field of the filter that says so. */
export interface Condition {
  name: keyof RecipeWhere;
  holds: (card: RecipeCard) => boolean;
}
