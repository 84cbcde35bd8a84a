import { readIngredientLine } from '../amounts.ts';
import { type FoodFinder, unknownName } from './find-food.ts';

/**
 * Returns the foods in a recipe's ingredient lines that are not in the table. Skips lines that cannot be read, because
 * a draft may lack most of its fields.
 * @param value - the recipe's parsed YAML
 */
export function findUnknownFoods(value: unknown, finder: FoodFinder): string[] {
  const groups = toList(getField(value, 'ingredients'));
  const items = groups.flatMap((group) => toList(getField(group, 'items')));
  const names = items.flatMap((item) => {
    const text = typeof item === 'string' ? item : getField(item, 'line');
    const isNamed = typeof getField(item, 'food') === 'string';
    if (typeof text !== 'string' || isNamed) return [];
    const line = readIngredientLine(text);
    return 'problem' in line || finder.findInLine(line) ? [] : [unknownName(line.item)];
  });
  return [...new Set(names)];
}

function getField(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
