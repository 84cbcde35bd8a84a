import type { RecipeContent } from '#server/content/content.ts';
import { toBodyRow, toRecipeRow } from '#server/content/writing/write-recipes.ts';
import type { RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import type { RequestContext } from '#server/graphql/context.ts';

/** Returns a recipe as it will be once it is published, for all resolvers of recipes in this request. */
export function previewRecipe(
  content: RecipeContent,
  { catalogue, loaders }: Pick<RequestContext, 'catalogue' | 'loaders'>,
): RecipeType {
  const { authors, categories, cuisines } = catalogue.taxonomy;
  const ids = {
    authors: new Map(authors.map(({ key, id }) => [key, id])),
    categories: new Map(categories.map(({ name, id }) => [name, id])),
    cuisines: new Map(cuisines.map(({ name, id }) => [name, id])),
  };
  const card = catalogue.bySlug(content.slug);
  const id = card?.id ?? 0;
  const { recipeId, source, ...body } = toBodyRow(content, id);
  loaders.recipeBodies.clear(id).prime(id, body);
  const { nutrients, guideKeys, isPublished, ...row } = toRecipeRow(content, ids);
  const rated = { ratingCount: card?.ratingCount ?? 0, ratingHalves: card?.ratingHalves ?? 0 };
  return { ...row, ...rated, id, updatedAt: new Date() };
}
