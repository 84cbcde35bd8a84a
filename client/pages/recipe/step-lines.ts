import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeIngredients_RecipeFragmentDoc, RecipeInstructions_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import type { ScaledRecipe } from './scale-recipe.ts';

type Recipe = FragmentType<typeof RecipeIngredients_RecipeFragmentDoc> &
  FragmentType<typeof RecipeInstructions_RecipeFragmentDoc>;

/** A line of the ingredient list, as much of it as the whole recipe takes. */
export type StepLine = {
  text: string;
  /** Without how it is prepared. */
  short: string;
};

/** @returns the scaled lines that a step uses, in the order of the list, each once */
export function stepLines(recipe: Recipe, scaled: Pick<ScaledRecipe, 'ingredients'>, step: number): StepLine[] {
  const { ingredientGroups } = readFragment(RecipeIngredients_RecipeFragmentDoc, recipe);
  const { instructions } = readFragment(RecipeInstructions_RecipeFragmentDoc, recipe);
  const notes = ingredientGroups.flatMap(({ items }) => items.map(({ note }) => note));
  const texts = scaled.ingredients.flat();
  const lines = instructions[step]?.lines.map((place): [string, StepLine] => {
    const [text = '', note] = [texts[place], notes[place]];
    const short = note && text.endsWith(`, ${note}`) ? text.slice(0, -note.length - 2) : text;
    return [text, { text, short }];
  });
  return [...new Map(lines).values()];
}
