import type { Food } from './foods.ts';
import { density } from './grams.ts';

/** Where a shop has what cooks weigh or measure by cups and spoons as they please: flour, sugar, rice, spices. */
const AISLES: readonly string[] = ['dry goods', 'spices', 'bakery'];
/** Of other aisles these. */
const SOFT =
  /^(?:butter|ghee|niter-kibbeh|yogurt|sour-cream|ricotta|cottage-cheese|mayonnaise|peas-frozen|corn-kernels)/;
/** What is poured has millilitres of its own. */
const POURED = /^(?:oil|vinegar|wine)|-(?:syrup|extract|water)$|^(?:honey|molasses)$/;
/** What no cup measures well. */
const BULKY =
  /^(?:pasta|noodles|bread-|injera|crackers|tortilla-chips|stock-cube|chocolate-dark|shiitake|wood-ear|lily|hibiscus|gelatine|saffron|bay-leaf|cinnamon-stick|star-anise|shortening)/;

/** @returns grams of a millilitre of a food that cooks measure both by weight and by cups and spoons, else null */
export function gramsPerMillilitre(food: Food): number | null {
  const { key, aisle } = food;
  if ((!AISLES.includes(aisle) && !SOFT.test(key)) || POURED.test(key) || BULKY.test(key)) return null;
  const grams = density(food);
  return grams === null ? null : Math.round(grams * 1000) / 1000;
}
