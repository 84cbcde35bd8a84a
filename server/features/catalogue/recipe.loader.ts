import DataLoader from 'dataloader';
import type { StatementReader } from '#server/database/statements.ts';
import type { CollectionService } from './collection.service.ts';
import type { CollectionType } from './collection.type.ts';
import { recipeBodiesByIds, recipesByIds, recipesBySlugs, recipesUsing } from './recipe.statements.ts';
import type { RecipeBody, RecipeType } from './recipe.type.ts';
import type { RelatedRecipes } from './related-recipes.ts';

/** Loads the collections that each of the recipes of one request is in, in one statement. */
export function createCollectionsOfLoader(
  collections: Pick<CollectionService, 'ofRecipes'>,
): DataLoader<number, CollectionType[]> {
  return new DataLoader((ids) => collections.ofRecipes(ids));
}

/** Loads the long texts of all recipes that one request asks for in one statement. */
export function createRecipeBodyLoader(reader: StatementReader): DataLoader<number, RecipeBody> {
  return new DataLoader(async (ids) => {
    const bodies = new Map((await reader.rows(recipeBodiesByIds, [ids])).map((body) => [body.recipeId, body]));
    return ids.map((id) => bodies.get(id) ?? new Error(`Recipe ${id} has no body`));
  });
}

/** Loads what goes with each of the recipes that one request asks for together: at most five each. */
export function createRelatedLoader(
  related: RelatedRecipes,
  options?: { cards: boolean },
): DataLoader<number, RecipeType[]> {
  return new DataLoader((ids) => related.of(ids, options));
}

/** Loads the recipes that one request asks for by their names, such as those of its ingredients, in one statement. */
export function createRecipeLoader(reader: StatementReader): DataLoader<string, RecipeType | null> {
  return new DataLoader(async (slugs) => {
    const rows = new Map((await reader.rows(recipesBySlugs, [slugs])).map((recipe) => [recipe.slug, recipe]));
    return slugs.map((slug) => rows.get(slug) ?? null);
  });
}

/** Loads the recipes that one request asks for by their ids, such as those of reviews, in one statement. */
export function createRecipeByIdLoader(reader: StatementReader): DataLoader<number, RecipeType | null> {
  return new DataLoader(async (ids) => {
    const rows = new Map((await reader.rows(recipesByIds, [ids])).map((recipe) => [recipe.id, recipe]));
    return ids.map((id) => rows.get(id) ?? null);
  });
}

/** Loads the newest recipes that use each of the foods that one request asks for in one statement. */
export function createRecipesUsingLoader(reader: StatementReader): DataLoader<string, RecipeType[]> {
  return new DataLoader(async (keys) => {
    const rows = await reader.rows(recipesUsing, [keys]);
    return keys.map((key) => rows.filter(({ foodKey }) => foodKey === key));
  });
}
