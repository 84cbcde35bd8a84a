import type { RequestContext } from '#server/graphql/context.ts';
import type { RecipeBody, RecipeRow } from './recipe.type.ts';

/** A long text: at hand where one recipe was asked for, loaded for all at once where a list was. */
export async function bodyField<Name extends keyof RecipeBody>(
  field: Name,
  recipe: RecipeRow,
  { loaders }: RequestContext,
): Promise<RecipeBody[Name]> {
  return (recipe as Partial<RecipeBody>)[field] ?? (await loaders.recipeBodies.load(recipe.id))[field];
}
