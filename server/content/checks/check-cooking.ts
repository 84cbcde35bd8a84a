import type { FoodFinder } from '../foods/find-food.ts';
import type { PathProblem, RecipeFacts } from '../foods/recipe-facts.ts';
import type { RecipeFields } from '../format/recipe.schema.ts';
import { type Rule, toCheckedRecipe } from './checked-recipe.ts';
import { claimRules } from './claims.ts';
import { donenessRules } from './doneness.ts';
import { equipmentRules } from './equipment.ts';
import { formRules } from './form.ts';
import { ingredientRules } from './ingredients-and-steps.ts';
import { proportionRules } from './proportions.ts';
import { safetyRules } from './safety.ts';
import { temperatureRules } from './temperatures.ts';
import { timeRules } from './times.ts';

const RULES: Rule[] = [
  ...formRules,
  ...ingredientRules,
  ...proportionRules,
  ...temperatureRules,
  ...safetyRules,
  ...equipmentRules,
  ...timeRules,
  ...donenessRules,
  ...claimRules,
];

/**
 * Reads a recipe as a cook would, and finds what would go wrong in a kitchen.
 * @param today `YYYY-MM-DD`
 */
export function checkCooking(
  fields: RecipeFields,
  facts: RecipeFacts,
  finder: FoodFinder,
  today: string,
): PathProblem[] {
  const recipe = toCheckedRecipe(fields, facts, finder, today);
  return RULES.flatMap((rule) => rule(recipe));
}
