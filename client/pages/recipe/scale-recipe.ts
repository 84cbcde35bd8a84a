import Fraction from 'fraction.js';
import { convertText } from '#client/cooking/convert-text.ts';
import { scaleLine } from '#client/cooking/scale-line.ts';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeIngredients_RecipeFragmentDoc, RecipeInstructions_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import type { Scaling } from './scaling-address.ts';

type Recipe = {
  servings: number;
  tips: readonly string[];
  equipment: readonly string[];
} & FragmentType<typeof RecipeIngredients_RecipeFragmentDoc> &
  FragmentType<typeof RecipeInstructions_RecipeFragmentDoc>;

/** What of a recipe reads differently for other servings or in other units, in the order in which it is written. */
export type ScaledRecipe = {
  /** The lines of each group. */
  ingredients: string[][];
  /** The details of each step. */
  instructions: string[][];
  tips: string[];
  equipment: string[];
};

/** Ingredients are scaled; elsewhere only units change, since a cube stays a cube of 2 cm. */
export function scaleRecipe(recipe: Recipe, { servings, units }: Scaling): ScaledRecipe {
  const { ingredientGroups } = readFragment(RecipeIngredients_RecipeFragmentDoc, recipe);
  const { instructions } = readFragment(RecipeInstructions_RecipeFragmentDoc, recipe);
  const factor = new Fraction(servings, recipe.servings);
  const convert = (text: string) => (units === 'written' ? text : convertText(text, units));
  return {
    ingredients: ingredientGroups.map(({ items }) => items.map((line) => scaleLine(line, factor, units))),
    instructions: instructions.map(({ details }) => details.map(convert)),
    tips: recipe.tips.map(convert),
    equipment: recipe.equipment.map(convert),
  };
}
