import { isKnown } from '../foods/foods.ts';
import type { PathProblem } from '../foods/recipe-facts.ts';
import type { Rule } from './checked-recipe.ts';

/** Foods without a price, from which the cost of a recipe would come out too low. */
const prices: Rule = ({ facts }) =>
  facts.lines.flatMap(({ line, food, path, grams }): PathProblem[] => {
    if (food.price !== undefined || grams === null || !isKnown(food)) return [];
    const message = `"${line.text}" has no price: add "price", US dollars a kilogram, to ${food.key} in foods.yaml`;
    return [{ path, message }];
  });

export const priceRules: Rule[] = [prices];
