import type { FoodFinder } from '../foods/find-food.ts';
import type { PathProblem, RecipeFacts } from '../foods/recipe-facts.ts';
import type { RecipeFields } from '../format/recipe.schema.ts';
import { beanRules, beanTextRules } from './beans.ts';
import { type Rule, toCheckedRecipe } from './checked-recipe.ts';
import { claimRules } from './claims.ts';
import { coreRules } from './core-temperatures.ts';
import { dietRules } from './diet-claims.ts';
import { donenessRules } from './doneness.ts';
import { doughRules } from './doughs.ts';
import { equipmentRules } from './equipment.ts';
import { formRules, strayTextRules } from './form.ts';
import { healthRules } from './health-claims.ts';
import { heatRules } from './heat-of-steps.ts';
import { ingredientRules } from './ingredients-and-steps.ts';
import { keepingRules } from './keeping.ts';
import { habitRules } from './kitchen-habits.ts';
import { priceRules } from './prices.ts';
import { proportionRules } from './proportions.ts';
import { eggRules, rawEggRules } from './raw-eggs.ts';
import { shareRules } from './taken-shares.ts';
import { temperatureRules } from './temperatures.ts';
import { timeRules } from './times.ts';

/** Rules for the texts of recipes and guides. */
export const TEXT_RULES: Rule[] = [
  ...strayTextRules,
  ...temperatureRules,
  ...coreRules,
  ...rawEggRules,
  ...beanTextRules,
  ...keepingRules,
  ...habitRules,
  ...healthRules,
  ...dietRules,
];

/** Rules that need the weight and the nutrients of every food. */
const WEIGHING_RULES: Rule[] = [...proportionRules, ...doughRules];

const RULES: Rule[] = [
  ...TEXT_RULES,
  ...formRules,
  ...ingredientRules,
  ...shareRules,
  ...priceRules,
  ...eggRules,
  ...beanRules,
  ...equipmentRules,
  ...timeRules,
  ...donenessRules,
  ...heatRules,
  ...claimRules,
];

/**
 * Applies the kitchen rules to a recipe, and returns problems that would show when cooking it.
 * @param today - `YYYY-MM-DD`
 * @param alt - the description of its picture
 */
export function checkCooking(
  fields: RecipeFields,
  facts: RecipeFacts,
  finder: FoodFinder,
  today: string,
  alt?: string,
): PathProblem[] {
  const recipe = toCheckedRecipe(fields, facts, finder, today, alt);
  const rules = facts.unknownFoods.length > 0 ? RULES : [...RULES, ...WEIGHING_RULES];
  return rules.flatMap((rule) => rule(recipe));
}
