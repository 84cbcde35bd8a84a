import type { RecipeField } from '../format/recipe.schema.ts';

/** Recipe in another format, in the fields of a recipe file; undefined if it says nothing of one. */
export type ReadRecipe = Partial<Record<RecipeField, unknown>>;

/** A recipe of another format, and its unread parts, in the order of the file. */
export interface ImportedRecipe {
  fields: ReadRecipe;
  unread: string[];
}

/** Fields of a recipe that count minutes. */
export const TIME_FIELDS: ReadonlySet<string> = new Set(['prepTime', 'cookTime', 'totalMinutes']);
