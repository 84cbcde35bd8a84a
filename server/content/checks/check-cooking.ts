import type { PathProblem } from '../foods/recipe-facts.ts';
import { bakeRules } from './bakes.ts';
import { getCheckedTexts, type Rule, toCheckedRecipe } from './checked-recipe.ts';
import { claimRules } from './claims.ts';
import { coreRules } from './core-temperatures.ts';
import { doughRules } from './doughs.ts';
import { equipmentRules } from './equipment.ts';
import { formRules } from './form.ts';
import { ingredientRules } from './ingredients-and-steps.ts';
import { keepingRules } from './keeping.ts';
import { proportionRules } from './proportions.ts';
import { rawFoodRules, rinsedPoultryRules } from './raw-foods.ts';
import { temperatureRules } from './temperatures.ts';
import { timeRules } from './times.ts';
import { usedAmountRules } from './used-amounts.ts';

/** Rules for the texts of recipes and of lists. */
export const TEXT_RULES: Rule[] = [
  ...temperatureRules,
  ...coreRules,
  ...rinsedPoultryRules,
  ...keepingRules,
  ...claimRules,
];

/** Rules that are skipped if a food is unknown: they need its weight and nutrients. */
const WEIGHING_RULES: Rule[] = [...proportionRules, ...doughRules, ...bakeRules];

const RULES: Rule[] = [
  ...TEXT_RULES,
  ...formRules,
  ...ingredientRules,
  ...usedAmountRules,
  ...rawFoodRules,
  ...equipmentRules,
  ...timeRules,
];

/**
 * Applies the kitchen rules to a recipe, and returns the problems.
 * @param alt - the description of the picture; its problems are reported at the title, because it is in another file
 */
export function checkCooking(parts: Omit<Parameters<typeof toCheckedRecipe>[0], 'texts'>, alt?: string): PathProblem[] {
  const pictureTexts = alt === undefined ? [] : [{ path: ['title'], text: alt, field: 'alt', subject: '' }];
  const recipe = toCheckedRecipe({ ...parts, texts: [...getCheckedTexts(parts.fields, []), ...pictureTexts] });
  const rules = recipe.facts.unknownFoods.length > 0 ? RULES : [...RULES, ...WEIGHING_RULES];
  return rules.flatMap((rule) => rule(recipe));
}
