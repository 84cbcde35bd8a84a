import type { Food } from './foods.ts';

/** Returns whether a food's key begins with one of the names, which are separated by spaces: "oil" fits `oil-olive`. */
export function isOneOf({ key }: Pick<Food, 'key'>, names: string): boolean {
  return names.split(' ').some((name) => key === name || key.startsWith(`${name}-`));
}

/** Returns the value of the first row whose names, separated by spaces, fit the food. */
export function getRow(table: Record<string, number>, food: Food): number | undefined {
  return Object.entries(table).find(([names]) => isOneOf(food, names))?.[1];
}

/** Returns whether a food is eggs, whites or yolks that may carry germs. */
export function isEgg(food: Food): boolean {
  const isSafe = isOneOf(food, 'egg-pasteurized egg-liquid egg-powder egg-white-powder egg-century egg-pickled');
  return isOneOf(food, 'egg') && !isSafe;
}

export function isFat(food: Food): boolean {
  return isOneOf(food, 'oil ghee lard shortening');
}

export function isLiquid(food: Food): boolean {
  return food.aisle === 'drinks' || isOneOf(food, 'water stock milk');
}

/** Returns whether a food takes up water in a dough. */
export function isFlour(food: Food): boolean {
  return food.key.includes('flour') || isOneOf(food, 'semolina masa masa-harina cornmeal');
}
