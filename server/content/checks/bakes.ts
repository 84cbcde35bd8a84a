import { type FoodLine, getEaten, type PathProblem } from '../foods/recipe-facts.ts';
import amounts from './amounts.json';
import { getCelsius, getFlour, inStatements, problemAt, type Rule } from './checked-recipe.ts';
import { anyTerm, isAny, TERMS } from './terms.ts';

/** Usual values of a kind of bake: the oven’s °C, and grams of each food per 100 g of flour. */
interface Bake {
  names: string;
  heat: number[];
  sugar?: number[];
  fat?: number[];
  liquid?: number[];
}

const ALL: readonly Bake[] = amounts.bakes;
const BAKES = ALL.map((bake) => ({ ...bake, title: anyTerm(bake.names) }));
/** Returns the first bake that a title names; dough for later is none. */
const getBake = (title: string) =>
  /\bdough\b/i.test(title) ? undefined : BAKES.find((bake) => bake.title.test(title));
const isOutside = (value: number, [least = 0, most = 0]: number[]) => value < least || value > most;

/** Reports an oven that is too cool or too hot for the bake. */
const ovenHeat: Rule = (recipe) => {
  const { title } = recipe.fields;
  const { heat } = getBake(title) ?? {};
  return inStatements(recipe.steps, (sentence) => {
    const degrees =
      heat && TERMS.heatsOven.test(sentence) && getCelsius(sentence).find((each) => isOutside(each, heat));
    if (!heat || !degrees) return undefined;
    return `has an oven at ${degrees} °C: "${title}" takes ${heat.join(' to ')} °C`;
  });
};

/** Reports sugar, fat and liquid that make another thing of a bake. */
const bakingRatios: Rule = (recipe) => {
  const { title, ingredients } = recipe.fields;
  const bake = getBake(title);
  const flour = getFlour(recipe);
  if (flour === 0 || !bake) return [];
  const isOnTop = ({ path }: FoodLine) => TERMS.toppings.test(ingredients[Number(path[1])]?.title ?? '');
  return (['sugar', 'fat', 'liquid'] as const).flatMap((name): PathProblem[] => {
    const lines = recipe.lines.filter((line) => isAny(line.food, amounts.bakingFoods[name]) && !isOnTop(line));
    const range = bake[name];
    const share = Math.round((getEaten(lines) / flour) * 100);
    if (!range || !isOutside(share, range)) return [];
    const message = `has ${share} g of ${name} to 100 g of flour: "${title}" takes ${range.join(' to ')}`;
    return problemAt(lines[0] ?? { path: ['ingredients'] }, message);
  });
};

export const bakeRules: Rule[] = [ovenHeat, bakingRatios];
