import type { DataSource } from 'typeorm';
import type { RecipeContent } from '#server/content/content.ts';
import { readListIds } from '#server/content/writing/write-lists.ts';
import { toBodyRow, toRecipeRow } from '#server/content/writing/write-recipes.ts';
import type { RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import type { RequestContext } from '#server/graphql/context.ts';

/** Returns a recipe as it will be once it is published, for all resolvers of recipes in this request. */
export async function previewRecipe(
  content: RecipeContent,
  dataSource: DataSource,
  { catalogue, loaders }: Pick<RequestContext, 'catalogue' | 'loaders'>,
): Promise<RecipeType> {
  const card = catalogue.bySlug(content.slug);
  const id = card?.id ?? 0;
  const { recipeId, source, ...body } = toBodyRow(content, id);
  loaders.recipeBodies.clear(id).prime(id, body);
  const { nutrients, guideKeys, isPublished, ...row } = toRecipeRow(content, await readListIds(dataSource.manager));
  const rated = { ratingCount: card?.ratingCount ?? 0, ratingHalves: card?.ratingHalves ?? 0 };
  return { ...row, ...rated, id, updatedAt: new Date() };
}
