import Fraction from 'fraction.js';
import { type Amount, convertAmount, mapAmount, scaleAmount } from './amount.ts';
import { type AmountText, amountText } from './amount-text.ts';
import { toKitchenUnit, type Units } from './choose-unit.ts';
import {
  isCountedWhole,
  isEgg,
  isHalvable,
  pinchesToTeaspoons,
  roundToHalf,
  roundToWhole,
  toCanContents,
  toGarlicHeads,
} from './counts.ts';
import { fractionText, roundToFraction } from './numbers.ts';
import { getMeasure, type Unit } from './units.ts';

/** Fields of an ingredient that decide how its amount is scaled and measured. */
export type IngredientTraits = {
  item: string;
  note?: string | null;
  /** FIXED does not scale with the servings; WHOLE scales only in whole items. */
  scale?: 'FIXED' | 'WHOLE' | null;
  /** The density, if cooks measure the food both by weight and by cups. */
  gramsPerMilliliter?: number | null;
  /** `true` if metric cooks measure the food in milliliters. */
  isLiquid?: boolean | null;
};

/** A formatted amount of an ingredient. */
type ShownAmount = AmountText & {
  /** The number before rounding to whole or half items, if it should be shown; else null. Example: "1 ½". */
  exact: string | null;
};

/** Scales an amount of an ingredient, and formats it as a cook would measure it: never ⅛ egg. */
export function shownAmount(amount: Amount, traits: IngredientTraits, factor: Fraction, units: Units): ShownAmount {
  const scaled = traits.scale === 'FIXED' ? amount : scaleAmount(amount, factor);
  const { from, to, unit } = scaled;
  const heads = toGarlicHeads(to ?? from, traits.item, unit);
  if (heads) return { text: heads, isPlural: true, exact: null };
  const teaspoons = to ? null : pinchesToTeaspoons(from, unit);
  if (teaspoons) return { ...amountText({ from: teaspoons, to, unit: getMeasure('tsp') }, units), exact: null };
  if (isCountedWhole(traits.item, unit) || (traits.scale === 'WHOLE' && isCounted(unit)))
    return roundToItems(scaled, traits, units);
  const measured = isFruitForZest(traits, unit) ? roundToHalves(scaled) : toUsualMeasure(scaled, traits, units);
  const rounded = factor.equals(1) || !WATER.test(traits.item) ? measured : roundToJugMarks(measured, units);
  const { text, isPlural } = amountText(rounded, units);
  const contents = to ? '' : toCanContents(from, unit, `${traits.item}, ${traits.note ?? ''}`, units);
  return { text: text + contents, isPlural, exact: null };
}

const WATER = /\bwater\b/i;

/** Rounds water to the marks of a jug: to 25 ml from 100 ml on, and to 50 ml from a liter on. */
function roundToJugMarks(amount: Amount, units: Units): Amount {
  const measured = toKitchenUnit(amount, units);
  const { unit } = measured;
  if (unit?.singular !== 'ml' && unit?.singular !== 'l') return amount;
  return mapAmount(measured, (value) => {
    const milliliters = value.mul(unit.size);
    if (milliliters.lt(100)) return value;
    return milliliters.roundTo(milliliters.lt(1000) ? 25 : 50).div(unit.size);
  });
}

/** Returns `true` for a fruit whose zest is grated: a cook grates a half or a whole fruit. */
function isFruitForZest({ note }: IngredientTraits, unit: Unit | null): boolean {
  return unit === null && /\bzest\b/i.test(note ?? '');
}

function roundToHalves(amount: Amount): Amount {
  return mapAmount(amount, (value) => (value.lt(0.5) ? new Fraction(1, 2) : value.roundTo(1, 2)));
}

function isCounted(unit: Unit | null): boolean {
  return unit === null || unit.dimension.startsWith('count');
}

/** Rounds to whole or half items. Adds the number before rounding if a cook has to know it, as for eggs. */
function roundToItems(amount: Amount, { item, scale }: IngredientTraits, units: Units): ShownAmount {
  const { from, to, unit } = amount;
  const rounded = mapAmount(amount, scale !== 'WHOLE' && isHalvable(item, unit) ? roundToHalf : roundToWhole);
  const statesExact = from.lt(1) ? unit?.singular !== 'pinch' : to === null && (scale === 'WHOLE' || isEgg(item, unit));
  const isChanged = !roundToFraction(from, null).equals(rounded.from);
  return { ...amountText(rounded, units), exact: statesExact && isChanged ? exactText(from, to) : null };
}

function exactText(from: Fraction, to: Fraction | null): string {
  const [low, high] = [from, to].map((value) => value && roundToFraction(value, null));
  if (!low || low.equals(0)) return high && !high.equals(0) ? `up to ${fractionText(high)}` : 'less than ⅛';
  return high ? `${fractionText(low)}–${fractionText(high)}` : fractionText(low);
}

/** Minimum grams or milliliters that are measured with a scale or a jug instead of spoons. */
const MIN_MEASURED = 5;
/** Maximum volume of weighed food that is shown in cups, in ml: eight cups. */
const MAX_CUPS_MILLILITERS = 1920;
const SPOONS_AND_CUPS: readonly string[] = ['tsp', 'tbsp', 'cup', 'fl oz', 'pint', 'quart'];
const METRIC_WEIGHTS: readonly string[] = ['g', 'kg', 'mg'];

/** Converts cups of flour to grams and spoons of oil to ml for metric cooks; for US cooks, grams to ml, shown as cups. */
function toUsualMeasure(amount: Amount, { gramsPerMilliliter, isLiquid }: IngredientTraits, units: Units): Amount {
  const { unit } = amount;
  if (!unit) return amount;
  if (units === 'metric' && SPOONS_AND_CUPS.includes(unit.singular))
    return toMetricAmount(amount, gramsPerMilliliter, isLiquid === true);
  const density = gramsPerMilliliter ?? (isLiquid ? 1 : null);
  if (!density || units !== 'us' || !METRIC_WEIGHTS.includes(unit.singular)) return amount;
  const milliliters = scaleAmount(convertAmount(amount, getMeasure('g')), getMeasure('g').size.div(density));
  return milliliters.from.gt(MAX_CUPS_MILLILITERS) ? amount : { ...milliliters, unit: getMeasure('ml') };
}

function toMetricAmount(amount: Amount, density: number | null | undefined, isLiquid: boolean): Amount {
  const milliliters = convertAmount(amount, getMeasure('ml'));
  const measured = density
    ? { ...scaleAmount(milliliters, new Fraction(density)), unit: getMeasure('g') }
    : isLiquid
      ? milliliters
      : null;
  return measured === null || measured.from.lt(MIN_MEASURED) ? amount : mapAmount(measured, (value) => value.round());
}
