import DataLoader from 'dataloader';
import { RELATED_LIMIT } from '#schema/rules/catalogue.ts';
import type { StatementReader } from '#server/database/statements.ts';
import { recipeBodiesByIds, relatedRecipes } from './recipe.statements.ts';
import type { RecipeBody, RecipeType } from './recipe.type.ts';

/** Loads the long texts of all recipes that one request asks for in one statement. */
export function createRecipeBodyLoader(reader: StatementReader): DataLoader<number, RecipeBody> {
  return new DataLoader(async (ids) => {
    const bodies = new Map((await reader.rows(recipeBodiesByIds, [ids])).map((body) => [body.recipeId, body]));
    return ids.map((id) => bodies.get(id) ?? new Error(`Recipe ${id} has no body`));
  });
}

/** Loads what goes with each of the recipes that one request asks for in one statement: at most five each. */
export function createRelatedLoader(reader: StatementReader): DataLoader<number, RecipeType[]> {
  return new DataLoader(async (ids) => {
    const rows = await reader.rows(relatedRecipes, [ids, RELATED_LIMIT]);
    const byRecipe = grouped(rows);
    return ids.map((id) => byRecipe.get(id) ?? []);
  });
}

function grouped(rows: (RecipeType & { forId: number })[]): Map<number, RecipeType[]> {
  const groups = new Map<number, RecipeType[]>();
  for (const row of rows) {
    const group = groups.get(row.forId);
    if (group) group.push(row);
    else groups.set(row.forId, [row]);
  }
  return groups;
}
