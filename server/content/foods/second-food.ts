import { readIngredientLine } from '../amounts.ts';
import type { FoodFinder } from './find-food.ts';

/** Positions at which an amount may begin: after a comma, a semicolon or a space. */
const AMOUNT_START = /(?<=[,;]\s*|\s)(?=\p{N})/gu;
/** Words before an amount that belongs to the same food: "mixed with 2 tbsp water". */
const JOINS =
  /(?:\b(?:in|into|with|of|about|around|approximately|roughly|to|from|for|plus|and|or|per|each|by|at|than|until|least|most|another|over|makes|gives|type|x|one|two|three|four)|[×–—/+&-]|\p{N})\s*$/iu;

/**
 * Finds a second amount with a food in a line: if the author forgets a dash, YAML merges two lines into one.
 * @returns the text from the second amount to the end, or null
 */
export function findSecondFood(text: string, finder: FoodFinder): string | null {
  const first = readIngredientLine(text);
  // "500 g/1 lb 2 oz potatoes" has one amount, in two systems.
  const start = 'problem' in first ? 0 : text.indexOf(first.item);
  for (const { index } of text.matchAll(AMOUNT_START)) {
    const prefix = text.slice(0, index);
    const isSplit = / -\s*$/.test(prefix) && finder.findByName(getItem(prefix.replace(/-\s*$/, ''))) !== undefined;
    if (index <= start || endsInBrackets(prefix) || (JOINS.test(prefix.trimEnd()) && !isSplit)) continue;
    const line = readIngredientLine(text.slice(index));
    if ('problem' in line || line.quantity === null || /^%/.test(line.item)) continue;
    const food = finder.findInLine(line);
    if (food && food !== finder.findByName(getItem(prefix))) return text.slice(index);
  }
  return null;
}

function getItem(text: string): string {
  const line = readIngredientLine(text.replace(/[\s,;-]+$/, ''));
  return 'problem' in line ? '' : line.item;
}

/** Returns whether the text ends inside brackets. */
function endsInBrackets(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}
