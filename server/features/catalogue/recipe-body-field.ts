import type { RequestContext } from '#server/graphql/context.ts';
import type { RecipeBody, RecipeRow } from './recipe.type.ts';

/** A long text: at hand where one recipe was asked for, without a promise; loaded for all at once where a list was. */
export function bodyField<Name extends keyof RecipeBody>(
  field: Name,
  recipe: RecipeRow,
  { loaders }: RequestContext,
): RecipeBody[Name] | Promise<RecipeBody[Name]> {
  const known = (recipe as Partial<RecipeBody>)[field];
  return known ?? loaders.recipeBodies.load(recipe.id).then((body) => body[field]);
}
