// Hand-written SQL, because this frequent query should be a prepared statement and create no entities.
import { statement } from '#server/database/statements.ts';
import type { RecipeBody } from './recipe.type.ts';

/** The long texts of recipes. Parameters: their ids. */
export const recipeBodies = statement<RecipeBody & { id: number }>(
  'recipe_bodies',
  `select recipe_id as id, reasons, ingredient_groups as "ingredientGroups", instructions, tips, equipment, nutrition,
     labels as "labelsToCheck", uncounted_foods as "uncountedFoods", serving_suggestions as "servingSuggestions", faqs, summary
   from recipe_bodies where recipe_id = any($1::integer[])`,
);
