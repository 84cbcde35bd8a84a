import Fraction from 'fraction.js';
import type { Aisle } from '#schema/rules/vocabulary.ts';
import { type Amount, convertAmount } from './amount.ts';
import { amountText } from './amount-text.ts';
import type { Units } from './choose-unit.ts';
import { getMeasure, getUnit } from './units.ts';

/** A food with the fields that the shopping list needs: `Food` in GraphQL. */
export type ShoppingFood = {
  key: string;
  name: string;
  plural?: string | null;
  aisle: keyof typeof Aisle;
  /**
   * How shops sell it: `unit` is a package, "piece", or the key of the product that contains it. `grams` is the weight
   * of the food in one unit; null if it is not stated.
   */
  buy?: { unit: string; grams?: number | null } | null;
};

/** An amount of a food that a recipe needs, and its weight. */
export type NeededAmount = { amount: Amount; grams: Fraction | null; food?: ShoppingFood | null };

/** Packages of about the same size in every shop, unlike packs of cheese. */
const PACKAGES: readonly string[] = ['head', 'bunch', 'can', 'sachet'];
/** Units of `buy`; any other unit is the key of the product to buy. */
const SALE_UNITS: readonly string[] = [...PACKAGES, 'pack', 'piece'];

/** Returns whether a food has to be bought: water comes from the tap. */
export function mustBeBought(key: string): boolean {
  return key !== 'water';
}

/** Returns the key of the product to buy for a food: a lemon for lemon juice, otherwise the food itself. */
export function purchaseKey({ key, buy }: Pick<ShoppingFood, 'key'> & { buy?: { unit: string } | null }): string {
  return !buy || SALE_UNITS.includes(buy.unit) ? key : buy.unit;
}

/** What recipes need of a food: the sums by dimension (`amounts`), and each single amount (`needs`). */
type FoodNeeds = { amounts: readonly Amount[]; needs: readonly NeededAmount[] };

/**
 * Converts the amounts that recipes need to the amounts to buy.
 * @returns `needed`: a text with the amounts that recipes need, if packages or items are bought; else empty
 */
export function toPurchase(
  { amounts, needs }: FoodNeeds,
  units: Units,
): { amounts: readonly Amount[]; needed: string } {
  const food = needs.find((need) => need.food?.buy)?.food;
  const packages = food && countPackages(food, amounts, needs);
  if (packages) return { amounts: [packages], needed: neededText(amounts, units) };
  const weightAndCount = getWeightAndCount(amounts, needs);
  if (weightAndCount) return { amounts: weightAndCount, needed: '' };
  const items = countItems(needs);
  if (items && food && isRoot(food, needs)) {
    return { amounts: [{ ...items, unit: getUnit('piece') }], needed: neededText(amounts, units) };
  }
  if (items) {
    const part = needs.find((need) => isPart(need.food))?.food;
    const measured = amounts.filter(({ unit }) => unit);
    return { amounts: [items], needed: neededText(measured, units, part ? ` ${part.name}` : '') };
  }
  if (amounts.length < 2) return { amounts: amounts.map(spoonsToMilliliters), needed: '' };
  const grams = sumGrams(needs);
  return { amounts: grams ? [{ from: grams, to: null, unit: getMeasure('g') }] : amounts, needed: '' };
}

/** Returns the number of packages to buy; null if the food has none, recipes count them, or a weight is unknown. */
function countPackages(
  { buy }: ShoppingFood,
  amounts: readonly Amount[],
  needs: readonly NeededAmount[],
): Amount | null {
  const unit = buy?.unit ?? '';
  if (!PACKAGES.includes(unit) || amounts.every((amount) => amount.unit?.singular === unit)) return null;
  const grams = sumGrams(needs);
  return grams && buy?.grams ? toCount(grams.div(buy.grams), unit) : null;
}

/** Returns a weight and a count (1 kg and 2 onions); null for other amounts, or if an item weighs under a gram. */
function getWeightAndCount(amounts: readonly Amount[], needs: readonly NeededAmount[]): Amount[] | null {
  const isKnown = ({ amount: { unit }, food }: NeededAmount) =>
    !isPart(food) && (unit === null || unit.dimension === 'weight');
  const weight = amounts.find(({ unit }) => unit?.dimension === 'weight');
  const count = amounts.find(({ unit }) => unit === null);
  if (!weight || !count || !needs.every(isKnown)) return null;
  const countedGrams = sumGrams(needs.filter(({ amount }) => amount.unit === null));
  if (countedGrams?.lt(count.from)) return null;
  return [weight, { from: roundUp(count.to ?? count.from), to: null, unit: null }];
}

/** Returns `true` for a root sold by the piece, such as ginger, that the recipes measure and do not count. */
function isRoot({ buy, plural }: ShoppingFood, needs: readonly NeededAmount[]): boolean {
  return buy?.unit === 'piece' && !plural && needs.every(({ amount }) => amount.unit !== null);
}

/** Returns the number of items to buy, rounded up: 2 ⅔ lemons become 3. Null if an amount has no number of items. */
function countItems(needs: readonly NeededAmount[]): Amount | null {
  const counted = needs.filter(({ amount, food }) => amount.unit === null && !isPart(food));
  const countedGrams = counted.every(({ grams }) => grams) ? sumGrams(counted) : null;
  const count = counted.reduce((sum, { amount }) => sum.add(amount.to ?? amount.from), new Fraction(0));
  const others = needs.filter((need) => !counted.includes(need));
  // A few cloves do not count if most of the food is weighed.
  if (countedGrams?.lt(count) && sumGrams(others)?.gt(countedGrams)) return null;
  const otherCounts = others.map(({ amount, food, grams }) => {
    if (counted.length === 0 && !isPart(food) && food?.buy?.unit !== 'piece') return null;
    // "2 egg whites" need two eggs.
    if (isPart(food) && amount.unit === null) return amount.to ?? amount.from;
    const gramsEach = isPart(food) || counted.length === 0 ? food?.buy?.grams : countedGrams?.div(count).valueOf();
    return gramsEach && grams ? grams.div(new Fraction(gramsEach)) : null;
  });
  if (needs.length === 0 || otherCounts.some((each) => each === null)) return null;
  const all = otherCounts.reduce<Fraction>((sum, each) => sum.add(each ?? 0), count);
  return { from: roundUp(all), to: null, unit: null };
}

/** Returns `true` if the food is part of another product to buy, such as the juice of a lemon. */
function isPart(food: ShoppingFood | null | undefined): boolean {
  return food ? purchaseKey(food) !== food.key : false;
}

/** Rounds up, to at least 1. A shortage of a tenth or less does not justify one more. */
function roundUp(value: Fraction): Fraction {
  const least = value.sub(new Fraction(1, 10)).ceil();
  return least.lt(1) ? new Fraction(1) : least;
}

function sumGrams(needs: readonly NeededAmount[]): Fraction | null {
  if (needs.some(({ grams }) => grams === null)) return null;
  return needs.reduce((sum, { grams }) => sum.add(grams ?? 0), new Fraction(0));
}

function toCount(count: Fraction, unit: string): Amount {
  const unitInfo = getUnit(unit);
  const plural = unitInfo.plural === unitInfo.singular ? `${unit}s` : unitInfo.plural;
  return { from: roundUp(count), to: null, unit: { ...unitInfo, plural } };
}

/** Example: " (60 ml)". Empty for no amounts, and for a dozen cloves or more. */
function neededText(amounts: readonly Amount[], units: Units, suffix = ''): string {
  if (amounts.length === 0 || amounts.some(({ from, unit }) => unit?.singular === 'clove' && from.gte(12))) return '';
  return ` (${amounts.map((amount) => amountText(amount, units).text).join(' + ')}${suffix})`;
}

/** Converts ten tablespoons or more to milliliters, as bottles state them: 75 tbsp of oil are 1.13 l. */
function spoonsToMilliliters(amount: Amount): Amount {
  const { from, unit } = amount;
  const isSpoon = unit?.singular === 'tbsp' || unit?.singular === 'tsp';
  return isSpoon && unit && from.mul(unit.size).gte(150) ? convertAmount(amount, getMeasure('ml')) : amount;
}
