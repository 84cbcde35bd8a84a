import Fraction from 'fraction.js';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeIngredients_RecipeFragmentDoc, RecipeInstructions_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { keepDegreesTogether } from '#client/ui/keep-degrees-together.ts';
import type { Units } from '#cooking/choose-unit.ts';
import { scaleLine } from '#cooking/scale-line.ts';
import { scaleText } from '#cooking/scale-text.ts';
import { scaleUse, type Use, type UseText } from '#cooking/scale-use.ts';
import { type ScalingNote, scalingNotes } from '#cooking/scaling-notes.ts';
import type { Scaling } from './scaling-url.ts';

type Faq = { question: string; answer: string };
/** A recipe whose steps have uses. A use is the part of an ingredient line that a step takes. */
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
  /** The ingredient lines of each group. */
  ingredients: string[][];
  /** The details of each step. */
  instructions: string[][];
  /** Notes on what changes apart from the amounts. */
  notes: ScalingNote[];
  /** Uses of each step. */
  uses: UseText[][];
  tips: string[];
  equipment: string[];
  servingSuggestions: string[];
  faqs: Faq[];
  summary: string;
};

/** Scales amounts, converts units, and adds the sizes of baking pans that fit. Sizes stay: a 2 cm cube stays 2 cm. */
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
    uses: scaleUses(recipe, { servings, units }),
    tips: recipe.tips.map(scale),
    equipment: recipe.equipment.map(scale),
    servingSuggestions: recipe.servingSuggestions.map(scale),
    faqs: recipe.faqs.map(({ question, answer }) => ({ question, answer: scale(answer) })),
    summary: scale(recipe.summary),
  };
}

/** Returns the uses of each step for the displayed servings and units. */
export function scaleUses(recipe: RecipeWithUses, { servings, units }: Scaling): UseText[][] {
  const { ingredientGroups } = readFragment(RecipeIngredients_RecipeFragmentDoc, recipe);
  const { instructions } = readFragment(RecipeInstructions_RecipeFragmentDoc, recipe);
  const factor = new Fraction(servings, recipe.servings);
  const lines = ingredientGroups.flatMap(({ items }) => items);
  return mergePartialUses(instructions.map(({ uses }) => uses)).map((uses) =>
    uses.flatMap((use) => {
      const ingredient = lines[use.line];
      return ingredient ? [scaleUse(ingredient, use, factor, units)] : [];
    }),
  );
}

/** A use, with the index of its line in the ingredient list. */
type LineUse = Use & { line: number };

/** Merges the partial uses of a line if one step has all of them. Example: 2 tbsp of the milk, and then the rest. */
function mergePartialUses(steps: readonly (readonly LineUse[])[]): LineUse[][] {
  const countUses = (uses: readonly LineUse[], lineIndex: number) =>
    uses.filter((use) => use.line === lineIndex).length;
  return steps.map((uses) =>
    uses.flatMap((use, index) => {
      const useCount = countUses(uses, use.line);
      if (useCount === 1 || useCount < countUses(steps.flat(), use.line)) return [use];
      const isFirst = uses.findIndex(({ line }) => line === use.line) === index;
      return isFirst ? [{ line: use.line, part: 'ALL' as const }] : [];
    }),
  );
}
