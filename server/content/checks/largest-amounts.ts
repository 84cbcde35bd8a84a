import type { Course } from '#schema/rules/vocabulary.ts';
import { groupBy } from '#server/group-by.ts';
import type { Food } from '../foods/foods.ts';
import { getGrams } from '../foods/grams.ts';
import { getRow, isOneOf } from '../foods/kinds-of-food.ts';
import { getEaten, getNutrients, type PathProblem } from '../foods/recipe-facts.ts';
import amounts from './amounts.json';
import { type CheckedRecipe, type Rule, reportAt } from './checked-recipe.ts';

/** Grams of salt in a milligram of sodium. */
export const SALT_PER_SODIUM = 2.54 / 1000;

/** Maximum grams per serving, by aisle, of foods without a row of their own. */
const MAX_OF_AISLE: Partial<Record<string, number>> = amounts.mostGramsOfAisle;
const SLACK = 1.05;
const MAX_SAVORY_SUGAR = 20;
const SAVORY_COURSES = new Set<Course>(['main', 'side', 'soup', 'salad', 'sauce']);
const MIN_SALT_SHARE = 0.002;

/** Returns a rule that reports foods of which a serving has more than `times` the maximum. */
const createAmountRule =
  (times: number): Rule =>
  (recipe) => {
    const byFood = groupBy(recipe.lines, ({ food }) => food.key);
    return [...byFood.values()].flatMap((lines): PathProblem[] => {
      const perServing = getEaten(lines) / recipe.fields.servings;
      const maxGrams = getMaxGrams(lines[0]?.food, recipe);
      const [largest] = [...lines].sort((a, b) => b.eaten - a.eaten);
      if (!largest || maxGrams === undefined || perServing <= maxGrams * times) return [];
      const { line, food } = largest;
      const amount = `${Math.round(perServing * 10) / 10} g of ${food.name} a serving`;
      const message = `"${line.text}" makes ${amount}, but the maximum is ${maxGrams} g: check the amount, its unit and the servings`;
      return reportAt(largest, message);
    });
  };

/** Reports amounts that spoil a dish: too much gelatin makes it rubbery, too many cloves numb the tongue. */
export const largestAmounts = createAmountRule(1);
/** Reports amounts so large that they must be a typo: an extra zero, or a cup in place of a spoon. */
export const excessiveAmounts = createAmountRule(5);

/** An amount without braces: `300 g butter`. `readUses` checks the amounts in braces. */
const AMOUNT =
  /(?<measured>measured )?(?<![{\d.,])(?<number>\d+(?:[.,]\d+)?) ?(?<unit>kg|g|ml|l|tsp|tbsp|cups?|cloves)(?<words>(?: [\p{L}-]+){1,4})/gu;

/** Reports steps that use more of a food than its lines have. */
export const moreThanListed: Rule = (recipe) =>
  recipe.steps.flatMap((step) =>
    [...step.text.matchAll(AMOUNT)].flatMap(({ groups = {} }): PathProblem[] => {
      const { measured = '', number = '0', unit = null, words = '' } = groups;
      const mentions = recipe.mentions.findAll(`${measured}{${number} ${unit}}${words}`);
      const namedLines = mentions
        .find(({ mark }) => mark !== null)
        ?.lines.flatMap((index) => recipe.lines[index] ?? []);
      const food = namedLines?.[0]?.food;
      if (!namedLines || !food) return [];
      const weight = getGrams({ quantity: number, quantityTo: null, unit, item: food.name, note: null }, food);
      const listedGrams = namedLines.reduce((sum, line) => sum + (line.grams ?? Number.POSITIVE_INFINITY), 0);
      if ('problem' in weight || weight.grams <= listedGrams * SLACK) return [];
      const amount = `${number} ${unit}`;
      const message = `takes ${amount} of ${food.name}, but the list has ${Math.round(listedGrams)} g: write {${amount}}`;
      return reportAt(step, message);
    }),
  );

function getMaxGrams(food: Food | undefined, recipe: CheckedRecipe): number | undefined {
  if (!food || isOneOf(food, 'salt')) return undefined;
  if (isOneOf(food, 'sugar') && isSavory(recipe)) return MAX_SAVORY_SUGAR;
  return getRow(amounts.mostGrams, food) ?? MAX_OF_AISLE[food.aisle];
}

/** Returns whether a dish belongs to a savory course and is salted, for example by soy sauce. */
function isSavory({ fields, facts }: CheckedRecipe): boolean {
  const salt = (getNutrients(facts.lines).sodium * SALT_PER_SODIUM) / getEaten(facts.lines);
  return SAVORY_COURSES.has(fields.course) && salt > MIN_SALT_SHARE;
}
