import { getSum } from '../foods/foods.ts';
import type { FoodLine } from '../foods/recipe-facts.ts';
import type { CheckedRecipe } from './checked-recipe.ts';
import { DAY } from './spans.ts';

/** Hours that perishable food may stay out of the fridge. */
export const MOST_HOURS_OUT = 2;

/** A food that is kept: how long in the fridge, and out of it, in hours. */
export interface Kept {
  what: string;
  fridge: number;
  out: number;
  /** `true` for oils and fats, in which fresh things keep no longer than a week. */
  isOil?: boolean;
}
const kept = (what: string, days: number, out = MOST_HOURS_OUT): Kept => ({ what, fridge: days * DAY, out });

export const RICE = kept('cooked rice keeps a day in the fridge, cooled within an hour', 1, 1);
const MEAT = kept('cooked meat, fish and eggs keep 4 days in the fridge', 4);
const MOIST = kept('cooked vegetables, pulses and sauces keep 5 days in the fridge', 5);
const RAW = kept('raw meat, fish and eggs for cooking keep 2 days in the fridge', 2);
const GARLIC_OIL = kept('garlic in oil keeps a week in the fridge, and never out of it', 7);
const BREAD = kept('bread and pastry keep two days out of the fridge', 7, 2 * DAY);
export const STEEPED = kept(
  'oil with fresh garlic, ginger or herbs keeps a week in the fridge, and never out of it',
  7,
);
const ANY = kept('', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);

/** Keeping times of foods other than the dish, by words of a sentence; the first match counts. */
const NAMED: [words: RegExp, kept: Kept][] = [
  [/\bgarlic(?:ky)? oil\b|\bgarlic\b[^.]*\b(?:in|under|with) (?:\p{L}+ )?oil\b|\boil\b[^.]*\bgarlic\b/iu, GARLIC_OIL],
  [/\bscallion oil\b|\boil\b[^.]*\bscallions\b/i, STEEPED],
  [/\b(?:cooked|leftover) (?:chicken|turkey|poultry|meat|fish|pork|beef|lamb)\b/i, MEAT],
  [/\b(?:cooked|leftover|boiled|fried|of|the|with) rice\b(?! (?:flour|batter))|\brice keeps\b/i, RICE],
  [
    /\b(?:raw|uncooked|unbaked) (?:meat|chicken|poultry|mince|minced|ground|fish|pork|beef|prawns?|shrimp|patties|burgers)\b/i,
    RAW,
  ],
  [/\bdough\b|\bstarter\b|\bbatter\b|\byeast\b|\bsponge\b/i, kept('dough and batter keep a week in the fridge', 7, 30)],
  [/\bpickle[ds]?\b|\bpickled\b|\bjam\b|\bpreserve/i, kept('pickles keep a month in the fridge', 31, 6)],
  [
    /\bconcentrate\b|\bsyrup\b|\bdressing\b|\bvinaigrette\b|\bpaste\b|\bcordial\b/i,
    kept('sharp and sweet things keep two weeks', 14),
  ],
  [
    /\bspices?\b|\bcookies\b|\bbiscuits\b|\bbuns?\b|\bbread\b|\bchips\b|\bcrumbs\b|\bflour\b|\bdried\b|\bdry\b|\bsoak|\bdrain|\bunopened\b|\bcupboard (?:supper|cooking)\b|\beverything in it\b|\bthings that\b|\bvanilla\b|\bripen|\bbanana\b|\bghee\b|\bbutter\b|\btortillas\b|\bkibbeh\b|\broux\b|\bstarch\b|\bunpeeled\b|\bcool place\b|\bcheese keeps\b|\bold (?:beans|spices|rice|garlic)\b|\bnew potatoes\b|\baged\b|\bcocoa\b|\bthe dry\b/i,
    ANY,
  ],
];

/** Words for meat before it is cooked, in a dish that cooks it. */
const UNCOOKED =
  /\b(?:fillings?|balls?|patt(?:y|ies)|mince|minced|marinad\p{L}*|marinat\p{L}*|skewers?|uncooked|raw)\b/iu;

/** Returns the food that a text names in addition to the dish. */
export function namedIn(text: string, dish: Kept): Kept | undefined {
  return NAMED.find(([words]) => words.test(text))?.[1] ?? (dish === MEAT && UNCOOKED.test(text) ? RAW : undefined);
}

/** Grams a serving above which a food decides how long the dish keeps; rice, which is weighed dry, has its own. */
const DECISIVE_GRAMS = 20;
const DECISIVE_RICE = 8;
/** Below this share of water a dish is bread, a spice or a fat. */
const MOIST_SHARE = 0.25;
/** From this share of fat on it is an oil. */
const OIL_SHARE = 0.5;

/** From this share of flour on it is bread. */
const LEAST_FLOUR = 0.22;
/** The same share for a dessert, whose sugar and fruit keep. */
const LEAST_FLOUR_OF_DESSERT = 0.15;

/**
 * Returns how long a dish keeps, by its foods.
 * @param rice - `false` if its rice is kept apart
 */
export function getDish({ facts, fields }: CheckedRecipe, { rice }: { rice: boolean } = { rice: true }): Kept {
  const decisive = (passes: (line: FoodLine) => boolean, least = DECISIVE_GRAMS) =>
    facts.lines.some((line) => line.eaten / fields.servings > least && passes(line));
  if (facts.lines.length === 0) return ANY;
  if (rice && decisive(({ food }) => food.cooking?.rice === true, DECISIVE_RICE)) return RICE;
  if (decisive(({ food }) => food.cooking?.core !== undefined && !food.key.startsWith('egg'))) return MEAT;
  const eaten = facts.lines.map(({ food, eaten: grams }) => ({ per100g: food.per100g, grams }));
  const weight = eaten.reduce((sum, { grams }) => sum + grams, 0);
  const { protein, fat, carbohydrate } = getSum(eaten);
  const has = (key: RegExp) => facts.lines.some(({ food }) => key.test(food.key));
  const isOil = fat / weight > OIL_SHARE;
  if (isOil && has(/^garlic$/) && has(/^oil/)) return GARLIC_OIL;
  if ((protein + fat + carbohydrate) / weight > 1 - MOIST_SHARE) return { ...ANY, isOil };
  const leastFlour = fields.course === 'dessert' ? LEAST_FLOUR_OF_DESSERT : LEAST_FLOUR;
  // A bun that is filled with cream keeps as long as the cream.
  if (decisive(({ food }) => /^cream-(?:whipping|single)/.test(food.key))) return MOIST;
  const flour = facts.lines.filter(({ food }) => food.key.includes('flour') || food.key.startsWith('masa'));
  if (flour.reduce((sum, { eaten: grams }) => sum + grams, 0) / weight > leastFlour) return BREAD;
  return decisive(({ food }) => food.key.startsWith('egg')) ? MEAT : MOIST;
}
