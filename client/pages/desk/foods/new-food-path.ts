import { paths } from '#client/paths.ts';

/**
 * Returns the path and search of the form for a new food.
 * @param name - in the words of an editor or a recipe
 * @param file - path of the recipe that asks for the food
 * @param field - id of the field of its line in the recipe's form
 */
export function toNewFoodPath(name: string, file?: string, field?: string): string {
  const query = new URLSearchParams({ name, ...(file && { from: file }), ...(field && { field }) });
  return `${paths.desk('foods/new')}?${query}`;
}
