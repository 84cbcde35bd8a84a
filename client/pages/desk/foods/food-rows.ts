import type { DeskFoods_PartsQueryQuery } from '#client/gql/graphql.ts';
import { readNumber, type Weight } from './food-text.ts';

/** A food in the desk's table of foods. */
type TableFood = NonNullable<DeskFoods_PartsQueryQuery['desk']>['foods'][number];

/** Error messages of a row of weights, by field. */
export type RowErrors = { name?: string; grams?: string };

/** Returns the error messages of each row, in the rows' order. A row without name and weight has none. */
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
 * Returns the measures of a newly chosen row of the USDA table, overridden by measures that the editor typed.
 * @param measures - the measures in the form
 * @param previousRowMeasures - the measures of the row that was chosen before
 * @param newRowMeasures - the measures of the new row
 */
export function replaceMeasures(
  measures: readonly Weight[],
  previousRowMeasures: readonly Weight[],
  newRowMeasures: readonly Weight[],
): Weight[] {
  const typedMeasures = measures.filter(
    ({ name, grams }) =>
      name + grams !== '' && !previousRowMeasures.some((each) => each.name === name && each.grams === grams),
  );
  return [...newRowMeasures.filter(({ name }) => !typedMeasures.some((each) => each.name === name)), ...typedMeasures];
}

export const hasErrors = (errors: readonly RowErrors[]) => errors.some((each) => Object.keys(each).length > 0);

/**
 * Returns the food with a name; undefined if there is none.
 * @param name - the key, the name or another name of the food, also in the plural
 * @param foods - results of a search for the name
 */
export function findFood(name: string, foods: readonly TableFood[]): TableFood | undefined {
  const lower = name.trim().toLowerCase();
  const forms = [lower, lower.replace(/ies$/, 'y'), lower.replace(/es$/, ''), lower.replace(/s$/, '')];
  const isNamed = (food: TableFood, form: string) =>
    [food.key, food.name, ...food.aka].some((each) => each.toLowerCase() === form);
  return forms.map((form) => foods.find((food) => isNamed(food, form))).find((food) => food !== undefined);
}

/** Returns the error message for a name that no food has, with suggestions. */
export function toUnknownFoodMessage(name: string, foods: readonly TableFood[]): string {
  const lower = name.trim().toLowerCase();
  const matches = foods.filter((food) => food.name.toLowerCase().includes(lower));
  const names = (matches.length > 0 ? matches : foods).slice(0, 3).map((food) => food.name);
  return names.length > 0
    ? `No food is called “${name.trim()}”. Did you mean ${names.join(', or ')}?`
    : `No food is called “${name.trim()}”. Choose a food from the list that appears as you type.`;
}
