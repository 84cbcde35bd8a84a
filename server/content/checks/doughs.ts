import type { Food } from '../foods/foods.ts';
import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import {
  type CheckedRecipe,
  getLines,
  getMethod,
  getSteps,
  problemAt,
  type Rule,
  toSentences,
} from './checked-recipe.ts';
import { tidy } from './doneness.ts';
import { isFryingFat } from './heat-of-steps.ts';
import { AGAIN, longestWait, mostMinutes } from './times.ts';

/** Grams for 100 g of flour. */
const MOST_LEAVENING: [key: RegExp, grams: number][] = [
  [/^yeast-fresh/, 6],
  [/^yeast/, 3],
  [/^(?:baking-soda|bicarbonate)/, 2],
  [/^baking-powder/, 6],
];

const isFlour = ({ key }: Food) => /flour|semolina|masa|cornmeal/.test(key);
const getFlour = (recipe: CheckedRecipe) =>
  getLines(recipe, ({ food }) => isFlour(food)).reduce((sum, { eaten }) => sum + eaten, 0);
/** Takes up water as flour does. */
const isDry = (food: Food) => isFlour(food) || food.key === 'milk-powder';

function mostLeavening({ key }: Food): number | undefined {
  return MOST_LEAVENING.find(([pattern]) => pattern.test(key))?.[1];
}

/** Returns whether a food makes doughs rise. */
export function isLeavening(food: Food): boolean {
  return mostLeavening(food) !== undefined;
}

/** Leavening for the flour. */
export const leavening: Rule = (recipe) => {
  const flour = getFlour(recipe);
  return recipe.facts.lines.flatMap(({ line, food, path, eaten }) => {
    const most = mostLeavening(food);
    if (most === undefined || flour === 0 || (eaten / flour) * 100 <= most) return [];
    const share = Math.round((eaten / flour) * 1000) / 10;
    return [{ path, message: `"${line.text}" is ${share} % of the flour: more than ${most} % tastes of it` }];
  });
};

/** Grams of water in 100 g of an ingredient that wets a dough. */
const WET: [key: RegExp, water: number][] = [
  [/^water/, 100],
  [/^(?:milk(?!-powder)|buttermilk|yogurt|cream|stock|beer)/, 88],
  [/^egg/, 75],
];
/** Shares of the flour, within which a wheat dough can be kneaded or folded. */
const LEAST_WATER = 0.32;
/** Grams a serving. */
const LEAST_FLOUR = 20;
const MOST_WATER = 0.95;
/** Largest share of water in a dough that is kneaded and rolled. */
const MOST_WATER_ROLLED = 0.72;

/** Reports a wheat dough that is too dry or too wet. */
const hydration: Rule = (recipe) => {
  const isDough = /\bknead|\bdough\b/i.test(getMethod(recipe));
  const wheat = getLines(recipe, ({ food }) => /^(?:flour-|flour$|semolina)/.test(food.key));
  const flour = wheat.reduce((sum, { eaten }) => sum + eaten, 0);
  const [first] = wheat;
  // A spoon of flour that seals or dusts makes no dough, unless its group is one.
  const title = recipe.fields.ingredients[Number(first?.path[1])]?.title ?? '';
  const isSpoon =
    flour / recipe.fields.servings < LEAST_FLOUR &&
    !recipe.fields.title.includes(title.split(' ')[0] ?? '') &&
    !/dough|pasta|pastry|wrappers?|skins?/i.test(title);
  if (!isDough || !first || isSpoon) return [];
  // Only the group of the flour is the dough; another may be its filling.
  const group = getLines(recipe, ({ path }) => path[1] === first.path[1]);
  const dry = group.filter(({ food }) => isDry(food)).reduce((sum, { eaten }) => sum + eaten, 0);
  const water = group.reduce(
    (sum, { food, eaten }) => sum + (eaten * (WET.find(([key]) => key.test(food.key))?.[1] ?? 0)) / 100,
    0,
  );
  const share = water / dry;
  const most = /\broll(?:ed)? (?:it|them|the dough|each|a quarter|out)\b/i.test(getMethod(recipe))
    ? MOST_WATER_ROLLED
    : MOST_WATER;
  if (water === 0 || (share >= LEAST_WATER && share <= most)) return [];
  const message = `"${first.line.text}": the dough has ${Math.round(share * 100)} g of water to 100 g of flour; one that holds together has ${LEAST_WATER * 100} to ${most * 100}`;
  return [{ path: first.path, message }];
};

/** Grams of baking powder, or its equivalent, for 100 g of flour in a dough without another leavening. */
const LEAST_LEAVENING = 1.5;
const RAISED = /\b(?:muffins|cupcakes|biscuits|scones|cake|cornbread|soda bread)\b|(?<!scallion )\bpancakes\b/i;
/** Bicarbonate does as much as three times its weight of baking powder. */
const SODA = 3;
const isSoda = ({ food }: FoodLine) => /^(?:baking-soda|bicarbonate)/.test(food.key);
const SOUR =
  /^(?:buttermilk|yogurt|sour-cream|honey|maple|molasses|treacle|brown-sugar|jaggery|cocoa|chocolate|lemon|lime|vinegar|orange|apple|banana|pumpkin|blueberr|raspberr|tomato|wine|beer|whey)/;

/** Reports leavening that has nothing to work with, or is not enough. */
const raising: Rule = (recipe) => {
  const flour = getFlour(recipe);
  const raisers = getLines(recipe, ({ food }) => isLeavening(food));
  const [first] = raisers;
  const soda = raisers.find(isSoda);
  const power = raisers.reduce((sum, line) => sum + line.eaten * (isSoda(line) ? SODA : 1), 0);
  // Soda in frying fat gets hot enough to work without acid.
  const isSour = recipe.facts.lines.some((line) => SOUR.test(line.food.key) || isFryingFat(line));
  if (soda && flour > 0 && !isSour)
    return problemAt(soda, `"${soda.line.text}": nothing sour wakes it; take baking powder, or buttermilk or yogurt`);
  const isEnough = power >= (flour * LEAST_LEAVENING) / 100 || raisers.some(({ food }) => food.key.startsWith('yeast'));
  if (flour === 0 || isEnough || !RAISED.test(recipe.fields.title)) return [];
  const message = `too little leavening: it takes ${LEAST_LEAVENING} g of baking powder or more to 100 g of flour`;
  return problemAt(first ?? { path: ['ingredients'] }, message);
};

/** "cut it into {48 pieces} of 10 g each" */
const SHARED_OUT = /\{(?<count>\d+) \p{L}+\}[^.;{]{0,20}?\b(?:of|about) (?:about )?(?<grams>\d+) g\b/gu;
/** Pieces may be weighed roughly, and some dough stays on the board. */
const [LEAST_SHARED, MOST_SHARED] = [0.5, 1.12];

/** Pieces that weigh more or less together than any group of ingredients of which they may be made. */
const sharedOut: Rule = (recipe) => {
  const groups = recipe.fields.ingredients.map((_, group) =>
    getLines(recipe, ({ path }) => path[1] === group).reduce((sum, { grams }) => sum + (grams ?? 0), 0),
  );
  return getSteps(recipe).flatMap((step) =>
    [...step.text.matchAll(SHARED_OUT)].flatMap(([said, count, each]): PathProblem[] => {
      const grams = Number(count) * Number(each);
      if (groups.some((group) => grams >= group * LEAST_SHARED && grams <= group * MOST_SHARED)) return [];
      const weights = groups.map((group) => `${Math.round(group)} g`).join(', ');
      return problemAt(step, `says "${said}", ${grams} g together: the groups of ingredients weigh ${weights}`);
    }),
  );
};

const RISE_MINUTES = 30;

/** Reports dough with yeast that does not rise. */
const yeast: Rule = (recipe) => {
  const [first] = getLines(recipe, ({ food }) => food.key.startsWith('yeast'));
  if (!first || recipe.texts.some(({ text }) => /overnight/i.test(text))) return [];
  const longest = longestWait(recipe);
  if (longest >= RISE_MINUTES) return [];
  const message = `"${first.line.text}": no step lets the dough rise for ${RISE_MINUTES} minutes or more (the longest wait is ${tidy(longest)})`;
  return [{ path: first.path, message }];
};

const DEGREES = /(\d+)\s*°\s*C/g;

/** Limits of a kind of bake in the oven: the least and the most minutes, and the least and the most heat in °C. */
interface Baked {
  words: RegExp;
  least: number;
  most: number;
  heat: [least: number, most: number];
}
const BAKED: Baked[] = [
  { words: /\b(?:cookies|biscuits)\b/i, least: 7, most: 35, heat: [150, 235] },
  { words: /\b(?:muffins|cupcakes|scones|maritozzi|buns|rolls)\b/i, least: 10, most: 35, heat: [160, 235] },
  { words: /\b(?:cornbread|brownies)\b/i, least: 12, most: 60, heat: [150, 225] },
  { words: /\b(?:focaccia|flatbread)\b/i, least: 12, most: 60, heat: [190, 300] },
  { words: /\bpizza\b(?! dough)/i, least: 4, most: 25, heat: [220, 300] },
  { words: /\bpie\b/i, least: 30, most: 120, heat: [160, 235] },
  { words: /\b(?:loaf|bread)\b/i, least: 20, most: 120, heat: [170, 260] },
  { words: /\b(?:cake|soda bread)\b(?!s? of)/i, least: 20, most: 80, heat: [140, 205] },
  { words: /\broast(?:ed)? (?:whole )?chicken\b/i, least: 50, most: 120, heat: [150, 240] },
  { words: /\b(?:macaroni|lasagne?|parmigiana|gratin|casserole)\b/i, least: 12, most: 90, heat: [160, 240] },
];

/** Reports baking that ends too soon or too late for its kind, or in too cool an oven. */
const bakingTimes: Rule = (recipe) => {
  const { title, aka } = recipe.fields;
  const kind = [title, ...(/\bdough\b/i.test(title) ? [] : aka)]
    .map((name) => BAKED.find(({ words }) => words.test(name)))
    .find(Boolean);
  if (!kind) return [];
  const { least, most, heat } = kind;
  const ovens = getSteps(recipe).flatMap(({ text, path }) =>
    toSentences(text)
      .filter((sentence) => /\boven\b/i.test(sentence) && /\bheat\b/i.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(DEGREES)].map(([, value]) => ({ path, degrees: Number(value) }))),
  );
  const [oven] = [...ovens].sort((a, b) => b.degrees - a.degrees);
  const [coolest, hottest] = heat;
  const isWrong = oven && (oven.degrees < coolest || oven.degrees > hottest);
  const range = `"${recipe.fields.title}" takes ${coolest} to ${hottest} °C`;
  const wrong = isWrong ? problemAt(oven, `has an oven at ${oven.degrees} °C: ${range}`) : [];
  const bakes = getSteps(recipe).filter(({ text }) => /\b(?:bake|roast)\b/i.test(text) && mostMinutes(text) > 0);
  const minutes = bakes.map(({ text }) =>
    toSentences(text)
      .filter((sentence) => /\b(?:bake|roast|oven)\b/i.test(sentence))
      .reduce((sum, sentence) => sum + mostMinutes(sentence), 0),
  );
  const all = minutes.reduce((sum, each) => sum + each, 0);
  const longest = AGAIN.test(getMethod(recipe)) ? Math.max(...minutes) : all;
  const [first] = bakes;
  if (!first || all === 0 || (all >= least && longest <= most)) return wrong;
  const message = `bakes for ${tidy(all)}: "${recipe.fields.title}" takes ${least} to ${most} minutes`;
  return [...wrong, { path: first.path, message }];
};

/** Grams of a food to 100 g of flour in a bake of a kind, the least and the most. */
interface Ratio {
  words: RegExp;
  food: RegExp;
  name: string;
  least: number;
  most: number;
}
const SUGARS = /^(?:sugar|honey|maple-syrup|jaggery|piloncillo|brown-sugar)/;
const FATS = /^(?:butter(?!milk)|oil|lard|shortening|ghee)/;
const WETS = /^(?:milk-(?!powder)|buttermilk|yogurt|water|cream|sour-cream)/;
const RATIOS: Ratio[] = [
  { words: /\bcookies\b/i, food: SUGARS, name: 'sugar', least: 50, most: 170 },
  { words: /\bcookies\b/i, food: FATS, name: 'fat', least: 30, most: 110 },
  { words: /\b(?:muffins|cupcakes|cake)\b/i, food: SUGARS, name: 'sugar', least: 30, most: 170 },
  { words: /\b(?:muffins|cupcakes|cake)\b/i, food: FATS, name: 'fat', least: 12, most: 130 },
  { words: /\bpancakes\b/i, food: /^sugar|^brown-sugar/, name: 'sugar', least: 0, most: 40 },
  { words: /\bbrownies\b/i, food: SUGARS, name: 'sugar', least: 120, most: 500 },
  { words: /\b(?:focaccia|pizza|flatbread|loaf)\b/i, food: SUGARS, name: 'sugar', least: 0, most: 15 },
  { words: /(?<!scallion )\bpancakes\b/i, food: WETS, name: 'milk and water', least: 70, most: 250 },
  { words: /\b(?:muffins|cupcakes)\b/i, food: WETS, name: 'milk and water', least: 25, most: 150 },
  { words: /\bcornbread\b/i, food: WETS, name: 'milk and water', least: 80, most: 250 },
  { words: /\bpie\b/i, food: FATS, name: 'fat', least: 40, most: 85 },
];

/** Sugar and fat that make another thing of a bake. */
const bakingRatios: Rule = (recipe) => {
  const isOnTop = ({ path }: FoodLine) =>
    /\b(?:frosting|icing|glaze|topping)\b/i.test(recipe.fields.ingredients[Number(path[1])]?.title ?? '');
  const flour = getFlour(recipe);
  if (flour === 0) return [];
  return RATIOS.filter(({ words }) => words.test(recipe.fields.title)).flatMap(({ food, name, least, most }) => {
    const lines = getLines(recipe, (line) => food.test(line.food.key) && !isOnTop(line));
    const share = Math.round((lines.reduce((sum, { eaten }) => sum + eaten, 0) / flour) * 100);
    if (share >= least && share <= most) return [];
    const message = `has ${share} g of ${name} to 100 g of flour: "${recipe.fields.title}" takes ${least} to ${most}`;
    return problemAt(lines[0] ?? { path: ['ingredients'] }, message);
  });
};

export const doughRules: Rule[] = [hydration, raising, sharedOut, yeast, bakingTimes, bakingRatios];
