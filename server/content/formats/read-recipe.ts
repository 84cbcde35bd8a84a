import type { RecipeField } from '../format/recipe.schema.ts';

/** Recipe in another format, in the fields of a recipe file; undefined where it says nothing. */
export type ReadRecipe = Partial<Record<RecipeField, unknown>>;
