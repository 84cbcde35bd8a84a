import type { Food } from '../foods/foods.ts';
import { getRow, isFlour, isOneOf } from '../foods/kinds-of-food.ts';
import { type FoodLine, getEaten, getFlour, type PathProblem } from '../foods/recipe-facts.ts';
import amounts from './amounts.json';
import { getGroupTitle, type Rule, reportAt } from './checked-recipe.ts';
import { TERMS } from './terms.ts';
import { isFryingFat } from './times.ts';

/** Returns the maximum grams of a leavening per 100 g of flour; undefined for other foods. */
export function getMaxLeavening(food: Food): number | undefined {
  return getRow(amounts.leavening, food);
}

/** Reports more leavening than the amount of flour needs. */
export const leavening: Rule = (recipe) => {
  const flour = getFlour(recipe.lines);
  return recipe.lines.flatMap((line) => {
    const maxPercent = getMaxLeavening(line.food);
    const share = Math.round((line.eaten / flour) * 1000) / 10;
    if (maxPercent === undefined || flour === 0 || share <= maxPercent) return [];
    return reportAt(line, `"${line.line.text}" is ${share} % of the flour: more than ${maxPercent} % leaves a taste`);
  });
};

/** Range of water relative to flour in a workable wheat dough, and the maximum in a dough to roll out. */
const MIN_WATER = 0.32;
const MAX_WATER = 0.95;
const MAX_WATER_ROLLED = 0.72;
/** Minimum flour of a dough, in grams per serving: less is a spoon for sealing or dusting. */
const MIN_FLOUR = 20;

/** Reports a wheat dough that is too dry or too wet. */
const hydration: Rule = (recipe) => {
  const method = recipe.method;
  const wheat = recipe.lines.filter(({ food }) => isOneOf(food, 'flour semolina'));
  const [first] = wheat;
  if (!TERMS.dough.test(method) || !first) return [];
  const title = getGroupTitle(recipe, first);
  const isForDusting =
    getEaten(wheat) / recipe.fields.servings < MIN_FLOUR &&
    !recipe.fields.title.includes(title.split(' ')[0] ?? '') &&
    !TERMS.doughGroups.test(title);
  if (isForDusting) return [];
  // The dough is the group with the flour; another group may be its filling.
  const group = recipe.lines.filter(({ path }) => path[1] === first.path[1]);
  const dry = getEaten(group.filter(({ food }) => isFlour(food) || food.key === 'milk-powder'));
  const water = group.reduce((sum, { food, eaten }) => sum + (eaten * (getRow(amounts.water, food) ?? 0)) / 100, 0);
  const share = water / dry;
  const maxShare = TERMS.rolledDough.test(method) ? MAX_WATER_ROLLED : MAX_WATER;
  if (water === 0 || (share >= MIN_WATER && share <= maxShare)) return [];
  const message = `"${first.line.text}": the dough has ${Math.round(share * 100)} g of water per 100 g of flour; a workable dough has ${MIN_WATER * 100} to ${maxShare * 100}`;
  return reportAt(first, message);
};

/** Grams of baking powder, or its equivalent, for 100 g of flour in a dough without yeast. */
const MIN_LEAVENING = 1.5;
/** Grams of baking powder that are as strong as a gram of baking soda. */
const SODA_STRENGTH = 3;
const isSoda = ({ food }: FoodLine) => isOneOf(food, 'baking-soda');
const ACIDS =
  'buttermilk yogurt sour-cream honey maple-syrup molasses sugar-brown jaggery cocoa chocolate lemon lemon-juice lime lime-juice vinegar orange orange-juice apple banana pumpkin blueberries raspberries tomato tomatoes wine beer whey kefir cream-of-tartar';

/** Reports baking soda without an acid, or too little leavening. */
const weakLeavening: Rule = (recipe) => {
  const flour = getFlour(recipe.lines);
  const leavenings = recipe.lines.filter(({ food }) => getMaxLeavening(food) !== undefined);
  const [first] = leavenings;
  const soda = leavenings.find(isSoda);
  const strength = leavenings.reduce((sum, line) => sum + line.eaten * (isSoda(line) ? SODA_STRENGTH : 1), 0);
  // Soda in frying fat gets hot enough to work without acid.
  const hasAcid = recipe.lines.some((line) => isOneOf(line.food, ACIDS) || isFryingFat(line));
  const help = 'baking soda needs an acid: use baking powder, or add buttermilk or yogurt';
  if (soda && flour > 0 && !hasAcid) return reportAt(soda, `"${soda.line.text}": ${help}`);
  const isEnough = strength >= (flour * MIN_LEAVENING) / 100 || leavenings.some(({ food }) => isOneOf(food, 'yeast'));
  if (!first || isEnough || !TERMS.raisedBakes.test(recipe.fields.title)) return [];
  const message = `too little leavening: use at least ${MIN_LEAVENING} g of baking powder per 100 g of flour`;
  return reportAt(first, message);
};

/** Pieces of a stated weight: "cut it into {48 pieces} of 10 g each". */
const WEIGHED_PIECES = /\{(?<count>\d+) \p{L}+\}[^.;{]{0,20}?\b(?:of|about) (?:about )?(?<grams>\d+) g\b/gu;
/** Range of the pieces' total weight, as a share of the weight of their group of ingredients. */
const [MIN_PIECES, MAX_PIECES] = [0.5, 1.12];

/** Reports pieces whose total weight fits no group of ingredients. */
const pieceWeights: Rule = (recipe) => {
  const groups = recipe.fields.ingredients.map((_, group) =>
    recipe.lines.filter(({ path }) => path[1] === group).reduce((sum, { grams }) => sum + (grams ?? 0), 0),
  );
  return recipe.steps.flatMap((step) =>
    [...step.text.matchAll(WEIGHED_PIECES)].flatMap(([written, count, pieceGrams]): PathProblem[] => {
      const grams = Number(count) * Number(pieceGrams);
      if (groups.some((group) => grams >= group * MIN_PIECES && grams <= group * MAX_PIECES)) return [];
      const weights = groups.map((group) => `${Math.round(group)} g`).join(', ');
      return reportAt(step, `says "${written}", ${grams} g together: the groups of ingredients weigh ${weights}`);
    }),
  );
};

export const doughRules: Rule[] = [hydration, weakLeavening, pieceWeights];
