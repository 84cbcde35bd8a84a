import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { ShoppedLines_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import type { FoodLine } from '#cooking/shopping-list.ts';

/** @returns the lines of a recipe, with what the shopping list has to know of their foods */
export function shoppedLines(recipe: FragmentType<typeof ShoppedLines_RecipeFragmentDoc>): readonly FoodLine[] {
  return readFragment(ShoppedLines_RecipeFragmentDoc, recipe).ingredientGroups.flatMap(({ items }) => items);
}
