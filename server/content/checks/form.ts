import { isDistant } from '#schema/rules/publication-day.ts';
import { isKnown } from '../foods/foods.ts';
import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { toWords } from '../foods/words.ts';
import { type Rule, reportAt } from './checked-recipe.ts';

/** Reports a publication day so far in the future that it is probably a typo. */
const distantDay: Rule = ({ fields, today }) => {
  if (!isDistant(fields.published, today)) return [];
  const message = `published is ${fields.published}, more than a year ahead of today, ${today}`;
  return reportAt({ path: ['published'] }, message);
};

/** Reports an ingredient that is listed twice in one group. */
const repeatedIngredient: Rule = ({ facts }) => {
  const firstLines = new Map<string, FoodLine>();
  return facts.lines.flatMap((line): PathProblem[] => {
    const [, group] = line.path;
    const key = `${group}: ${line.food.key}, ${toWords(`${line.line.item} ${line.line.note ?? ''}`).join(' ')}`;
    const other = firstLines.get(key);
    firstLines.set(key, other ?? line);
    return other ? reportAt(line, `"${line.line.text}" repeats "${other.line.text}": make it one line`) : [];
  });
};

/** Reports foods without a price, which would make the cost of a recipe too low. */
const prices: Rule = ({ facts }) =>
  facts.lines.flatMap((line): PathProblem[] => {
    const { food, grams } = line;
    if (food.price !== undefined || grams === null || !isKnown(food)) return [];
    const message = `"${line.line.text}" has no price: add "price", US dollars a kilogram, to ${food.key} in foods.yaml`;
    return reportAt(line, message);
  });

export const formRules: Rule[] = [distantDay, repeatedIngredient, prices];
