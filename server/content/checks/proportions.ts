import type { Course } from '#schema/rules/vocabulary.ts';
import { isFat, isLiquid, isOneOf } from '../foods/kinds-of-food.ts';
import { type FoodLine, getEaten, getNutrients, type PathProblem } from '../foods/recipe-facts.ts';
import amounts from './amounts.json';
import { firstOf, type Rule, reportAt } from './checked-recipe.ts';
import { getMaxLeavening, leavening } from './doughs.ts';
import { excessiveAmounts, largestAmounts, moreThanListed, SALT_PER_SODIUM } from './largest-amounts.ts';
import { TERMS } from './terms.ts';
import { isFryingFat } from './times.ts';

/** Minimum share of salt in the weight of a dish. */
const MIN_SALT = 0.003;
/** Minimum without a salt line. It is higher, because dishes with soy sauce, cheese or olives are saltier. */
const MIN_SALT_WITHOUT_LINE = 0.005;
const MAX_SALT = 0.02;
/** Maximum share of salt in desserts and drinks. */
const MAX_SALT_OF_SWEETS = 0.011;
/** Above this share of sugars, including the sugars of fruit and milk, a dish is sweet and needs no salt. */
const SWEET_SHARE = 0.043;
/** Maximum share of other foods in a drink; teas and lassis are almost only liquid. */
const MAX_IN_DRINK = 0.1;

/** Reports too much or too little salt, as a share of the weight eaten. */
const dishSalt: Rule = ({ facts, fields }) => {
  const weight = getEaten(facts.lines);
  const { sodium, sugars } = getNutrients(facts.lines);
  const share = (sodium * SALT_PER_SODIUM) / weight;
  const salts = facts.lines.filter(({ food }) => isOneOf(food, 'salt'));
  const [first] = salts;
  const location = first ?? { path: ['ingredients'] };
  const maxShare = ['dessert', 'drink'].includes(fields.course) ? MAX_SALT_OF_SWEETS : MAX_SALT;
  // Spice mixes and chilli oil are saltier, because they are eaten by the spoon.
  const condiments = facts.lines.filter(({ food }) => food.aisle === 'spices' || isFat(food));
  if (share > maxShare && getEaten(condiments) <= weight / 2) {
    const message = `salt is ${toPercent(share)} of the dish: more than ${toPercent(maxShare)} is too salty to eat; lower it, or state the eaten part with "uses"`;
    return reportAt(location, message);
  }
  const isToTaste = salts.some(({ grams }) => grams === null);
  const isSweet = sugars / weight > SWEET_SHARE;
  // The sodium of leavening does not taste of salt.
  const leaveningNutrients = getNutrients(facts.lines.filter(({ food }) => getMaxLeavening(food) !== undefined));
  const tastedShare = ((sodium - leaveningNutrients.sodium) * SALT_PER_SODIUM) / weight;
  const minShare = first ? MIN_SALT : MIN_SALT_WITHOUT_LINE;
  if (tastedShare >= minShare || isToTaste || isSweet || weight / fields.servings < 100) return [];
  if (TERMS.unsalted.test(fields.description)) return [];
  const others = facts.lines.filter(({ food }) => !['drinks', 'dairy and eggs', 'spices'].includes(food.aisle));
  if (getEaten(others) < weight * MAX_IN_DRINK) return [];
  const message = `salt is ${toPercent(tastedShare)} of the dish: below ${toPercent(minShare)} it tastes bland; add salt, or "salt, to taste"`;
  return reportAt(location, message);
};

function toPercent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

/** Reports frying fat that counts as eaten in full. */
const eatenFat: Rule = ({ lines }) =>
  lines.flatMap((foodLine) => {
    const { line } = foodLine;
    const message = `"${line.text}" counts as eaten in full: state how much is absorbed, for example "uses: 60 g"`;
    return isFryingFat(foodLine) && line.details.uses === null ? reportAt(foodLine, message) : [];
  });

/** Ranges, `[min, max]`, for a serving of each course: kcal, and grams including all water. */
const SERVINGS: Record<Course, { kcal: number[]; grams: number[] }> = amounts.servings;
/** Reports energy or weight that is outside the usual range of the course. */
const unlikelyServing: Rule = ({ facts, fields: { course, servings } }) => {
  const { kcal, grams } = SERVINGS[course];
  const getRangeProblem = (value: number, unit: string, [min = 0, max = 0]: number[]) => {
    if (value >= min && value <= max) return [];
    const message = `a serving has ${value} ${unit}; a "${course}" usually has ${min} to ${max}: check the servings and the amounts`;
    return reportAt({ path: ['servings'] }, message);
  };
  const weight = getEaten(facts.lines) / servings;
  const energyProblem = getRangeProblem(facts.nutrition[0]?.amount ?? 0, 'kcal', kcal);
  return energyProblem.length > 0 ? energyProblem : getRangeProblem(Math.round(weight * 10) / 10, 'g', grams);
};

/** Minutes of simmering from which a dry food counts as a pulse. */
const PULSE_MINUTES = 12;
/** Grams per serving below which a pulse is a spice. */
const MIN_PULSES = 10;
/** Minimum grams of liquid per gram of dried pulses or rice. */
const MIN_WATER = { pulses: 2.5, rice: 1.2 };

/** Reports dried pulses and rice without enough water to get soft. */
const tooDry: Rule = ({ facts: { lines }, fields: { servings }, method }) => {
  const weigh = (isWeighed: (line: FoodLine) => boolean) =>
    lines.filter(isWeighed).reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const wet = weigh(({ food }) => isLiquid(food) || isOneOf(food, 'tomato tomatoes passata coconut-milk'));
  // If the water is drained, or no line lists it, it is assumed to be enough.
  if (/\b(?:boil|simmer|cook)[^.]*\bdrain/i.test(method)) return [];
  if (!lines.some(({ food, grams }) => isLiquid(food) && grams !== null)) return [];
  return lines.flatMap((foodLine): PathProblem[] => {
    const { food, line, grams, eaten } = foodLine;
    const { simmer = 0, rice = false } = food.cooking ?? {};
    const isSpice = eaten / servings < MIN_PULSES || food.aisle !== 'dry goods';
    const absorbsWater = rice ? simmer > 0 : simmer >= PULSE_MINUTES;
    const minWater = rice ? MIN_WATER.rice : MIN_WATER.pulses;
    const dry = weigh((each) => each.food.cooking?.simmer !== undefined && each.food.aisle === 'dry goods');
    if (isSpice || !absorbsWater || !grams || wet >= dry * minWater) return [];
    const needs = dry > grams ? 'the dried foods together need' : 'needs';
    const message = `"${line.text}" has ${Math.round(wet)} g of liquid to cook in, but ${needs} at least ${Math.round(dry * minWater)} g`;
    return reportAt(foodLine, message);
  });
};

/** Reports only the first of these problems, because a wrong amount causes the others. */
const proportions = firstOf([eatenFat, excessiveAmounts, unlikelyServing, leavening, largestAmounts, tooDry, dishSalt]);

export const proportionRules: Rule[] = [proportions, moreThanListed];
