import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { ShoppedLines_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import type { ShoppingLine } from '#cooking/shopping-list.ts';

/** Returns the ingredient lines of a recipe, with the data about their foods that the shopping list needs. */
export function shoppedLines(recipe: FragmentType<typeof ShoppedLines_RecipeFragmentDoc>): readonly ShoppingLine[] {
  return readFragment(ShoppedLines_RecipeFragmentDoc, recipe).ingredientGroups.flatMap(({ items }) => items);
}
