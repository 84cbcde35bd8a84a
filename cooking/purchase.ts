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
  /** A unit that shops sell: a package, a piece, or the product with this key; null `grams` mean that pieces are counted. */
  buy?: { unit: string; grams?: number | null } | null;
};

/** An amount of a food that a recipe needs, and its weight. */
export type NeededAmount = { amount: Amount; grams: Fraction | null; food?: ShoppingFood | null };

/** Packages whose sizes are alike in every shop; packs of cheese are not. */
const PACKAGES: readonly string[] = ['head', 'bunch', 'can', 'sachet'];
/** Units of `buy`; any other unit is the key of the product to buy. */
const SALE_UNITS: readonly string[] = [...PACKAGES, 'pack', 'piece'];

/** Returns whether a food has to be bought: water comes from the tap. */
export function isBought(key: string): boolean {
  return key !== 'water';
}

/** Returns the key of the product to buy for a food: a lemon for lemon juice, otherwise the food itself. */
export function purchaseKey({ key, buy }: Pick<ShoppingFood, 'key'> & { buy?: { unit: string } | null }): string {
  return !buy || SALE_UNITS.includes(buy.unit) ? key : buy.unit;
}

/** The amounts that recipes need: their sums by dimension, and each amount. */
type NeededAmounts = { amounts: readonly Amount[]; needs: readonly NeededAmount[] };

/**
 * Converts the amounts that recipes need to the amounts to buy.
 * @returns the amounts to buy; `needed` is what recipes need in other units, in brackets, else empty
 */
export function toPurchase(
  { amounts, needs }: NeededAmounts,
  units: Units,
): { amounts: readonly Amount[]; needed: string } {
  const food = needs.find((each) => each.food?.buy)?.food;
  const unit = food?.buy?.unit ?? '';
  const pieces = getPieces(needs);
  if (food && PACKAGES.includes(unit) && amounts.some((amount) => amount.unit?.singular !== unit)) {
    const grams = sumGrams(needs);
    const each = food.buy?.grams;
    if (grams && each) return { amounts: [toCount(grams.div(each), unit)], needed: neededText(amounts, units) };
  }
  const mixed = getWeightAndCount(amounts, needs);
  if (mixed) return { amounts: mixed, needed: '' };
  if (pieces && food && isCutFrom(food, needs)) {
    return { amounts: [{ ...pieces, unit: getUnit('piece') }], needed: neededText(amounts, units) };
  }
  if (pieces) {
    const part = needs.find((each) => isPart(each.food))?.food;
    const alone = amounts.every(({ unit: amountUnit }) => amountUnit === null);
    return {
      amounts: [pieces],
      needed: alone
        ? ''
        : neededText(
            amounts.filter((amount) => amount.unit),
            units,
            part ? ` ${part.name}` : '',
          ),
    };
  }
  if (amounts.length < 2) return { amounts: amounts.map(spoonsToVolume), needed: '' };
  const grams = sumGrams(needs);
  return grams ? { amounts: [{ from: grams, to: null, unit: getMeasure('g') }], needed: '' } : { amounts, needed: '' };
}

/** Returns a weight and a count: 1 kg and 2 onions. Null if one is missing, or if an item weighs under a gram. */
function getWeightAndCount(amounts: readonly Amount[], needs: readonly NeededAmount[]): Amount[] | null {
  const isKnown = ({ amount: { unit }, food }: NeededAmount) =>
    !isPart(food) && (unit === null || unit.dimension === 'weight');
  const weight = amounts.find(({ unit }) => unit?.dimension === 'weight');
  const count = amounts.find(({ unit }) => unit === null);
  if (!weight || !count || !needs.every(isKnown)) return null;
  const countables = sumGrams(needs.filter(({ amount }) => amount.unit === null));
  if (countables?.lt(count.from)) return null;
  return [weight, { from: ceiling(count.to ?? count.from), to: null, unit: null }];
}

/** Returns `true` for a root sold by the piece, such as ginger. */
function isCutFrom({ buy, plural }: ShoppingFood, needs: readonly NeededAmount[]): boolean {
  return buy?.unit === 'piece' && !plural && needs.every(({ amount }) => amount.unit !== null);
}

/** Returns the number of items to buy, rounded up: 2 ⅔ lemons are 3. Null if an amount cannot be counted in items. */
function getPieces(needs: readonly NeededAmount[]): Amount | null {
  const countedItems = needs.filter(({ amount, food }) => amount.unit === null && !isPart(food));
  const grams = countedItems.every((each) => each.grams) ? sumGrams(countedItems) : null;
  const count = countedItems.reduce((sum, { amount }) => sum.add(amount.to ?? amount.from), new Fraction(0));
  const others = needs.filter((each) => !countedItems.includes(each));
  // Most of the food is weighed: a few cloves do not change that.
  if (grams?.lt(count) && sumGrams(others)?.gt(grams)) return null;
  const parts = others.map((each) => {
    const { amount, food } = each;
    const gramsEach = isPart(food) || countedItems.length === 0 ? food?.buy?.grams : grams?.div(count).valueOf();
    if (countedItems.length === 0 && !isPart(food) && food?.buy?.unit !== 'piece') return null;
    if (isPart(food) && amount.unit === null) return amount.to ?? amount.from;
    return gramsEach && each.grams ? each.grams.div(new Fraction(gramsEach)) : null;
  });
  if (needs.length === 0 || parts.some((part) => part === null)) return null;
  const all = parts.reduce<Fraction>((sum, part) => sum.add(part ?? 0), count);
  return { from: ceiling(all), to: null, unit: null };
}

/** Returns `true` if the food is a part of the product to buy, as juice is of a lemon. */
function isPart(food: ShoppingFood | null | undefined): boolean {
  return food ? purchaseKey(food) !== food.key : false;
}

/** Rounds up, to at least 1, but a shortage of a tenth or less does not justify buying one more. */
function ceiling(value: Fraction): Fraction {
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
  return { from: ceiling(count), to: null, unit: { ...unitInfo, plural } };
}

/** Example: " (60 ml)". Above a dozen cloves, only the heads are shown. */
function neededText(amounts: readonly Amount[], units: Units, suffix = ''): string {
  if (amounts.length === 0 || amounts.some(({ from, unit }) => unit?.singular === 'clove' && from.gte(12))) return '';
  return ` (${amounts.map((amount) => amountText(amount, units).text).join(' + ')}${suffix})`;
}

/** Converts ten tablespoons or more to milliliters, as bottles state them: 75 tbsp of oil are 1.13 l. */
function spoonsToVolume(amount: Amount): Amount {
  const { from, unit } = amount;
  const isSpoon = unit?.singular === 'tbsp' || unit?.singular === 'tsp';
  return isSpoon && unit && from.mul(unit.size).gte(150) ? convertAmount(amount, getMeasure('ml')) : amount;
}
