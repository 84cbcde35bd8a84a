import { paths } from '#client/paths.ts';

/** Returns the URL of the form for a food that a recipe asks for. */
export function toNewFoodPath(name: string, file?: string): string {
  const query = new URLSearchParams({ name, ...(file && { from: file }) });
  return `${paths.desk('foods/new')}?${query}`;
}
