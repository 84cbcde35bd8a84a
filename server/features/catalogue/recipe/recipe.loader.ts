import DataLoader from 'dataloader';
import type { RecipeService } from './recipe.service.ts';
import type { RecipeBody } from './recipe.type.ts';

/** Loads the long texts of all recipes that one request asks for in one statement. */
export function createRecipeBodyLoader(recipes: Pick<RecipeService, 'bodies'>): DataLoader<number, RecipeBody> {
  return new DataLoader((ids) => recipes.bodies(ids));
}
