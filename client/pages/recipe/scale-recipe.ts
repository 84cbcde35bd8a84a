import Fraction from 'fraction.js';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeIngredients_RecipeFragmentDoc, RecipeInstructions_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { keepDegreesTogether } from '#client/ui/keep-degrees-together.ts';
import type { Units } from '#cooking/choose-unit.ts';
import { scaleLine } from '#cooking/scale-line.ts';
import { scaleText } from '#cooking/scale-text.ts';
import { scaleUse, type Use, type UseText } from '#cooking/scale-use.ts';
import { type ScalingNote, scalingNotes } from '#cooking/scaling-notes.ts';
import type { Scaling } from './scaling-address.ts';

type Faq = { question: string; answer: string };
type RecipeWithUses = { servings: number } & FragmentType<typeof RecipeIngredients_RecipeFragmentDoc> &
  FragmentType<typeof RecipeInstructions_RecipeFragmentDoc>;
type Recipe = RecipeWithUses & {
  tips: readonly string[];
  equipment: readonly string[];
  servingSuggestions: readonly string[];
  faqs: readonly Faq[];
  summary: string;
};

/**
 * Texts of a recipe for the displayed servings and units, in the order of the recipe.
 */
export type ScaledRecipe = {
  /** Requested servings divided by the recipe's own. */
  factor: Fraction;
  units: Units;
  /** The lines of each group. */
  ingredients: string[][];
  /** The details of each step. */
  instructions: string[][];
  /** Notes on what changes apart from the amounts. */
  notes: ScalingNote[];
  /** Ingredients of each step. */
  uses: UseText[][];
  tips: string[];
  equipment: string[];
  servingSuggestions: string[];
  faqs: Faq[];
  summary: string;
};

/** Scales amounts and sizes of baking pans, and converts units. Other sizes are not scaled: a 2 cm cube stays 2 cm. */
export function scaleRecipe(recipe: Recipe, { servings, units }: Scaling): ScaledRecipe {
  const { ingredientGroups } = readFragment(RecipeIngredients_RecipeFragmentDoc, recipe);
  const { instructions } = readFragment(RecipeInstructions_RecipeFragmentDoc, recipe);
  const factor = new Fraction(servings, recipe.servings);
  const lines = ingredientGroups.flatMap(({ items }) => items);
  const scale = (text: string) => keepDegreesTogether(scaleText(text, factor, units, lines));
  return {
    factor,
    units,
    ingredients: ingredientGroups.map(({ items }) => items.map((line) => scaleLine(line, factor, units))),
    instructions: instructions.map(({ details }) => details.map(scale)),
    notes: scalingNotes({ equipment: recipe.equipment, instructions }, factor),
    uses: scaledUses(recipe, { servings, units }),
    tips: recipe.tips.map(scale),
    equipment: recipe.equipment.map(scale),
    servingSuggestions: recipe.servingSuggestions.map(scale),
    faqs: recipe.faqs.map(({ question, answer }) => ({ question, answer: scale(answer) })),
    summary: scale(recipe.summary),
  };
}

/** Returns the ingredients of each step. */
export function scaledUses(recipe: RecipeWithUses, { servings, units }: Scaling): UseText[][] {
  const { ingredientGroups } = readFragment(RecipeIngredients_RecipeFragmentDoc, recipe);
  const { instructions } = readFragment(RecipeInstructions_RecipeFragmentDoc, recipe);
  const factor = new Fraction(servings, recipe.servings);
  const lines = ingredientGroups.flatMap(({ items }) => items);
  return mergeWholeUses(instructions.map(({ uses }) => uses)).map((uses) =>
    uses.flatMap((use) => {
      const line = lines[use.line];
      return line ? [scaleUse(line, use, factor, units)] : [];
    }),
  );
}

type LineUse = Use & { line: number };

/** Merges the shares of a line if one step has all of them. Example: 2 tbsp of the milk, and then the rest. */
function mergeWholeUses(steps: readonly (readonly LineUse[])[]): LineUse[][] {
  const countUses = (uses: readonly LineUse[], line: number) => uses.filter((use) => use.line === line).length;
  return steps.map((uses) =>
    uses.flatMap((use, index) => {
      const useCount = countUses(uses, use.line);
      if (useCount === 1 || useCount < countUses(steps.flat(), use.line)) return [use];
      const isFirst = uses.findIndex(({ line }) => line === use.line) === index;
      return isFirst ? [{ line: use.line, part: 'ALL' as const }] : [];
    }),
  );
}
