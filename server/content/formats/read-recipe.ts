import type { RecipeField } from '../format/recipe.schema.ts';

/** A recipe from another format, as fields of a recipe file; fields that it does not state are undefined. */
export type ReadRecipe = Partial<Record<RecipeField, unknown>>;

/** A recipe from another format, and the parts that could not be read. */
export interface ImportedRecipe {
  fields: ReadRecipe;
  unread: string[];
}

/** Fields of a recipe that count minutes. */
export const TIME_FIELDS: ReadonlySet<string> = new Set(['prepTime', 'cookTime', 'totalMinutes']);
