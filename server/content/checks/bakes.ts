import { isOneOf } from '../foods/kinds-of-food.ts';
import { type FoodLine, getEaten, getFlour, type PathProblem } from '../foods/recipe-facts.ts';
import amounts from './amounts.json';
import { getGroupTitle, getSentenceProblems, type Rule, reportAt } from './checked-recipe.ts';
import { getCelsius } from './temperatures.ts';
import { TERMS, toPattern } from './terms.ts';

/** Usual ranges, `[min, max]`, for a kind of bake: oven temperature in °C, and grams per 100 g of flour. */
interface Bake {
  names: string;
  heat: number[];
  sugar?: number[];
  fat?: number[];
  liquid?: number[];
}

const BAKE_ROWS: readonly Bake[] = amounts.bakes;
const BAKES = BAKE_ROWS.map((bake) => ({ ...bake, title: toPattern(bake.names) }));
/** Returns the first kind of bake that a title names; undefined for a dough. */
const getBake = (title: string) =>
  /\bdough\b/i.test(title) ? undefined : BAKES.find((bake) => bake.title.test(title));
const isOutside = (value: number, [min = 0, max = 0]: number[]) => value < min || value > max;

/** Reports an oven that is too cool or too hot for the bake. */
const ovenHeat: Rule = (recipe) => {
  const { title } = recipe.fields;
  const { heat } = getBake(title) ?? {};
  return getSentenceProblems(recipe.steps, (sentence) => {
    const degrees =
      heat && TERMS.heatsOven.test(sentence) && getCelsius(sentence).find((each) => isOutside(each, heat));
    if (!heat || !degrees) return undefined;
    return `has an oven at ${degrees} °C: "${title}" usually bakes at ${heat.join(' to ')} °C`;
  });
};

/** Reports amounts of sugar, fat or liquid that are unusual for the bake. */
const bakingRatios: Rule = (recipe) => {
  const { title } = recipe.fields;
  const bake = getBake(title);
  const flour = getFlour(recipe.lines);
  if (flour === 0 || !bake) return [];
  const isOnTop = (line: FoodLine) => TERMS.toppings.test(getGroupTitle(recipe, line));
  return (['sugar', 'fat', 'liquid'] as const).flatMap((name): PathProblem[] => {
    const lines = recipe.lines.filter((line) => isOneOf(line.food, amounts.bakingFoods[name]) && !isOnTop(line));
    const range = bake[name];
    const share = Math.round((getEaten(lines) / flour) * 100);
    if (!range || !isOutside(share, range)) return [];
    const message = `has ${share} g of ${name} per 100 g of flour: "${title}" usually has ${range.join(' to ')}`;
    return reportAt(lines[0] ?? { path: ['ingredients'] }, message);
  });
};

export const bakeRules: Rule[] = [ovenHeat, bakingRatios];
