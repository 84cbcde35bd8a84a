import type { Course } from '#schema/rules/vocabulary.ts';
import { type Food, getSum } from '../foods/foods.ts';
import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { type Rule } from './checked-recipe.ts';
import { isLeavening, leavening } from './doughs.ts';
import { largestAmounts, largestInTexts, moreThanAll, moreThanListed, SALT_OF_SODIUM } from './largest-amounts.ts';

/** Shares of the weight of a dish. */
const LEAST_SALT = 0.003;
/** Without any salt of its own: soy sauce, cheese or olives salt a dish well above the least. */
const LEAST_SALT_OF_OTHERS = 0.005;
const MOST_SALT = 0.02;
/** Largest share of salt in desserts and drinks. */
const MOST_SALT_OF_SWEETS = 0.011;
/** Above this share of sugars, including the sugars of fruit and milk, a dish is sweet and needs no salt. */
const SWEET_SHARE = 0.043;
/** Teas and lassis contain hardly anything but the liquid. */
const MOST_IN_A_DRINK = 0.1;
/** A dish that is unsalted on purpose, such as a stock for other dishes. */
const UNSALTED = /\b(?:no|without) salt\b|\bunsalted\b/i;
/** Grams a serving. */
const MOST_OF_ONE = 800;
const MOST_SPICE_A_SERVING = 15;

const isSalt = ({ key }: Food) => /^salt(?:-|$)/.test(key);
const isWater = ({ key }: Food) => /^water/.test(key);
const isLiquid = ({ key, aisle }: Food) =>
  isWater({ key } as Food) || aisle === 'drinks' || /^(?:stock|milk)/.test(key);
const isOil = ({ key }: Food) => /^(?:oil|ghee|lard|shortening)/.test(key);

/** Checks all salt, as a share of the weight eaten. */
const saltOfTheDish: Rule = ({ facts, fields }) => {
  const eaten = facts.lines.map(({ food, eaten: grams }) => ({ per100g: food.per100g, grams }));
  const weight = eaten.reduce((sum, { grams }) => sum + grams, 0);
  const { sodium, sugars } = getSum(eaten);
  const share = (sodium * SALT_OF_SODIUM) / weight;
  const salts = facts.lines.filter(({ food }) => isSalt(food));
  const [first] = salts;
  const path = first?.path ?? ['ingredients'];
  const most = ['dessert', 'drink'].includes(fields.course) ? MOST_SALT_OF_SWEETS : MOST_SALT;
  if (share > most && !isStaple(facts.lines)) {
    const message = `salt is ${toPercent(share)} of the dish: more than ${toPercent(most)} is too salty to eat; lower it, or say with "uses" what of it is eaten`;
    return [{ path, message }];
  }
  const freely = salts.some(({ grams }) => grams === null);
  const sweet = sugars / weight > SWEET_SHARE;
  // The sodium of leavening does not taste of salt.
  const raised = facts.lines.filter(({ food }) => isLeavening(food));
  const leavened = getSum(raised.map(({ food, eaten: grams }) => ({ per100g: food.per100g, grams }))).sodium;
  const tasted = ((sodium - leavened) * SALT_OF_SODIUM) / weight;
  const least = first ? LEAST_SALT : LEAST_SALT_OF_OTHERS;
  if (tasted >= least || freely || sweet || weight / fields.servings < 100) return [];
  if (UNSALTED.test(fields.description)) return [];
  const others = facts.lines.filter(({ food }) => !['drinks', 'dairy and eggs', 'spices'].includes(food.aisle));
  if (others.reduce((sum, line) => sum + line.eaten, 0) < weight * MOST_IN_A_DRINK) return [];
  const message = `salt is ${toPercent(tasted)} of the dish: below ${toPercent(least)} it tastes of nothing; add salt, or "salt, to taste"`;
  return [{ path, message }];
};

function toPercent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

/** Spice mixes, chilli oil, preserves: eaten by the spoon. */
function isStaple(lines: readonly FoodLine[]): boolean {
  const all = lines.reduce((sum, { eaten }) => sum + eaten, 0);
  const strong = lines.filter(({ food }) => food.aisle === 'spices' || isOil(food));
  return strong.reduce((sum, { eaten }) => sum + eaten, 0) > all / 2;
}

/** Amounts that are too large to eat: an extra zero, a cup for a spoon. */
const unlikelyAmounts: Rule = ({ facts, fields: { servings, yield: pieces } }) => {
  const staple = isStaple(facts.lines) || pieces !== undefined;
  return facts.lines.flatMap(({ line, food, path, eaten, grams }): PathProblem[] => {
    const each = eaten / servings;
    const say = (what: string) => [
      { path, message: `"${line.text}" is ${what} a serving: is the amount or its unit right?` },
    ];
    const rounded = `${Math.round(each * 10) / 10} g of ${food.name}`;
    if (food.aisle === 'spices' && !isSalt(food) && each > MOST_SPICE_A_SERVING && !staple) return say(rounded);
    if (isOil(food) && (grams ?? 0) > 150 && line.said.uses === null && /fry/i.test(line.text)) {
      const message = `"${line.text}" counts as eaten, all of it: say what is taken up, for example "uses: 60 g"`;
      return [{ path, message }];
    }
    return each > MOST_OF_ONE && !isLiquid(food) ? say(rounded) : [];
  });
};

/** The least and the most of a serving by its course: kcal, and grams including all water. */
const SERVINGS: Record<Course, { energy: [number, number]; grams: [number, number] }> = {
  main: { energy: [190, 1150], grams: [120, 950] },
  side: { energy: [50, 700], grams: [45, 600] },
  soup: { energy: [60, 900], grams: [180, 1000] },
  salad: { energy: [40, 900], grams: [80, 800] },
  bread: { energy: [90, 750], grams: [35, 450] },
  dessert: { energy: [100, 800], grams: [35, 500] },
  drink: { energy: [5, 500], grams: [100, 700] },
  breakfast: { energy: [110, 1000], grams: [70, 850] },
  sauce: { energy: [5, 400], grams: [5, 300] },
  'spice-mix': { energy: [1, 80], grams: [0.5, 30] },
  basic: { energy: [5, 1000], grams: [5, 700] },
};
/** Reports energy and weight that no serving of the course has. */
const unlikelyServing: Rule = ({ facts, fields: { course, servings } }) => {
  const { energy, grams } = SERVINGS[course];
  const found = (value: number, unit: string, [least, most]: [number, number]) => {
    if (value >= least && value <= most) return [];
    const message = `a serving has ${value} ${unit}, and of the course "${course}" ${least} to ${most}: are the servings and the amounts right?`;
    return [{ path: ['servings'], message }];
  };
  const weight = facts.lines.reduce((sum, { eaten }) => sum + eaten, 0) / servings;
  const ofEnergy = found(facts.nutrition[0]?.amount ?? 0, 'kcal', energy);
  return ofEnergy.length > 0 ? ofEnergy : found(Math.round(weight * 10) / 10, 'g', grams);
};

/** Minutes of simmering from which a dry food is a pulse. */
const PULSE_MINUTES = 12;
/** Grams a serving below which it is a spice. */
const LEAST_PULSES = 10;
/** Grams of liquid to a gram of dried pulses, and of rice, that cook in a pot. */
const LEAST_WATER = { pulses: 2.5, rice: 1.2 };

/** Reports dried pulses and rice without enough water to get soft. */
const tooDry: Rule = ({ facts: { lines }, fields: { servings } }) => {
  const weigh = (passes: (line: FoodLine) => boolean) =>
    lines.filter(passes).reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const wet = weigh(({ food }) => isLiquid(food) || /^(?:tomato|passata|coconut-milk)/.test(food.key));
  // Water that no line lists is poured until it covers them.
  if (!lines.some(({ food, grams }) => isLiquid(food) && grams !== null)) return [];
  return lines.flatMap((foodLine): PathProblem[] => {
    const { food, line, path, grams, eaten } = foodLine;
    const { simmer = 0, rice = false } = food.cooking ?? {};
    if (
      eaten / servings < LEAST_PULSES ||
      food.aisle !== 'dry goods' ||
      simmer === 0 ||
      (!rice && simmer < PULSE_MINUTES) ||
      !grams
    )
      return [];
    const least = rice ? LEAST_WATER.rice : LEAST_WATER.pulses;
    const dry = weigh((each) => each.food.cooking?.simmer !== undefined && each.food.aisle === 'dry goods');
    if (wet >= dry * least) return [];
    const message = `"${line.text}" has ${Math.round(wet)} g to cook in: ${food.name} takes at least ${Math.round(grams * least)} g`;
    return [{ path, message }];
  });
};

/** Grams of meat and fish in a serving of a main dish that has any. */
const LEAST_MEAT = 35;

const littleMeat: Rule = ({ facts, fields: { course, servings } }) => {
  const meats = facts.lines.filter(
    ({ food, grams }) =>
      food.cooking?.core !== undefined &&
      !/^(?:egg|bacon|pancetta|guanciale|prosciutto)/.test(food.key) &&
      grams !== null,
  );
  const [first] = meats;
  const each = meats.reduce((sum, { eaten }) => sum + eaten, 0) / servings;
  if (course !== 'main' || !first || each >= LEAST_MEAT) return [];
  const message = `"${first.line.text}" makes ${Math.round(each)} g a serving: a main dish with meat or fish has ${LEAST_MEAT} g or more`;
  return [{ path: first.path, message }];
};

/** A wrong amount distorts the other checks as well, so only the first rule that finds something reports. */
const proportions: Rule = (recipe) => {
  const rules = [unlikelyAmounts, unlikelyServing, leavening, largestAmounts, littleMeat, tooDry, saltOfTheDish];
  return rules.map((rule) => rule(recipe)).find((found) => found.length > 0) ?? [];
};

export const proportionRules: Rule[] = [proportions, largestInTexts, moreThanAll, moreThanListed];
