import type { DeskFoods_PartsQueryQuery } from '#client/gql/graphql.ts';
import { readNumber, type Weight } from './food-text.ts';

/** A food in the desk's table of foods. */
type TableFood = NonNullable<DeskFoods_PartsQueryQuery['desk']>['foods'][number];

/** Problems of a row. */
export type RowErrors = { name?: string; grams?: string };

/** Returns the problems of each row; a row without name and weight has none. */
export function checkWeights(weights: readonly Weight[]): RowErrors[] {
  return weights.map(({ name, grams }) => {
    if (name.trim() === '' && grams.trim() === '') return {};
    return {
      ...(name.trim() === '' && { name: 'Enter a name, or remove the row.' }),
      ...(!(readNumber(grams) > 0) && { grams: 'Enter grams, for example 50 or 0.5.' }),
    };
  });
}

/**
 * Returns the measures of a chosen row and the measures that the editor typed, which win.
 * @param measures - the measures so far
 * @param former - measures that came from a row chosen before
 */
export function replaceMeasures(
  measures: readonly Weight[],
  former: readonly Weight[],
  chosen: readonly Weight[],
): Weight[] {
  const typed = measures.filter(
    ({ name, grams }) => name + grams !== '' && !former.some((each) => each.name === name && each.grams === grams),
  );
  return [...chosen.filter(({ name }) => !typed.some((each) => each.name === name)), ...typed];
}

/** Returns whether any row has a problem. */
export const hasErrors = (errors: readonly RowErrors[]) => errors.some((each) => Object.keys(each).length > 0);

/**
 * Returns the food that a name means.
 * @param name - the key, the name or another name of the food, also in the plural
 * @param foods - results of a search for the name
 */
export function findFood(name: string, foods: readonly TableFood[]): TableFood | undefined {
  const typed = name.trim().toLowerCase();
  const forms = [typed, typed.replace(/ies$/, 'y'), typed.replace(/es$/, ''), typed.replace(/s$/, '')];
  const isNamed = (food: TableFood, form: string) =>
    [food.key, food.name, ...food.aka].some((each) => each.toLowerCase() === form);
  return forms.map((form) => foods.find((food) => isNamed(food, form))).find((food) => food !== undefined);
}

/** Returns the error message for a name that no food has, with suggestions. */
export function suggestFoods(name: string, foods: readonly TableFood[]): string {
  const typed = name.trim().toLowerCase();
  const containing = foods.filter((food) => food.name.toLowerCase().includes(typed));
  const names = (containing.length > 0 ? containing : foods).slice(0, 3).map((food) => food.name);
  return names.length > 0
    ? `No food is called “${name.trim()}”. Did you mean ${names.join(', or ')}?`
    : `No food is called “${name.trim()}”. Choose a food from the list that appears as you type.`;
}
