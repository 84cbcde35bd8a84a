import { paths } from '#client/paths.ts';

/**
 * Returns the path and search of the form for a new food.
 * @param name - as typed by an editor or written in a recipe
 * @param file - file of the recipe that uses the food
 * @param field - id of the field in the recipe's form that names the food
 */
export function toNewFoodPath(name: string, file?: string, field?: string): string {
  const query = new URLSearchParams({ name, ...(file && { from: file }), ...(field && { field }) });
  return `${paths.desk('foods/new')}?${query}`;
}
