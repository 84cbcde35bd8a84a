import type { RequestContext } from '#server/graphql/context.ts';
import type { RecipeBody, RecipeRow } from './recipe.type.ts';

/** @returns one of the long texts of a recipe, loaded together with those of all others that the request asks for */
export async function bodyField<Name extends keyof RecipeBody>(
  field: Name,
  { id }: RecipeRow,
  { loaders }: RequestContext,
): Promise<RecipeBody[Name]> {
  return (await loaders.recipeBodies.load(id))[field];
}
