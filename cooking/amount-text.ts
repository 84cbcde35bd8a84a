import Fraction from 'fraction.js';
import type { Amount } from './amount.ts';
import { toKitchenUnit, type Units } from './choose-unit.ts';
import { centimeterText, decimalText, fractionText, inchText, roundToDecimal, roundToFraction } from './numbers.ts';
import type { Unit } from './units.ts';

/** A formatted amount. */
export type AmountText = {
  /** Example: "1 ½ cups". */
  text: string;
  /** `true` if the noun after the text must be plural: for rounded amounts above one. */
  isPlural: boolean;
};

/**
 * Formats an amount in the unit that a cook would use, rounded to measurable steps; for display only. The text is never
 * "0": an amount below the smallest measure becomes "less than ⅛ tsp" or "less than 1 g".
 */
export function amountText(amount: Amount, units: Units): AmountText {
  const { from, to, unit } = toKitchenUnit(amount, units);
  const [low, high] = [numberText(from, unit, units), to ? numberText(to, unit, units) : null];
  const isPlural = isAboveOne(to ?? from, unit);
  const name = unit ? ` ${isPlural ? unit.plural : unit.singular}` : '';
  return { text: `${rangeText(low, high, smallestMeasures[unit?.singular ?? ''] ?? '¼')}${name}`, isPlural };
}

/** Smallest measurable amounts of units; ¼ for other units. */
const smallestMeasures: Partial<Record<string, string>> = { tsp: '⅛', oz: '⅛', g: '1', ml: '1' };

/** Returns the text of a range. An end is null if it is below the smallest measure. */
function rangeText(low: string | null, high: string | null, smallestMeasure: string): string {
  if (low === null) return high === null ? `less than ${smallestMeasure}` : `up to ${high}`;
  return high === null || high === low ? low : `${low}–${high}`;
}

function numberText(value: Fraction, unit: Unit | null, units: Units): string | null {
  switch (unit?.singular) {
    case 'g':
    case 'ml':
      return wholeText(value, units);
    case 'mg':
      return decimalText(roundToDecimal(value, 0));
    case 'kg':
    case 'l':
      return decimalText(roundToDecimal(value, 2));
    case 'oz':
      return value.lt(1) ? partOfOunceText(value) : packageWeightText(value);
    case 'lb':
      return packageWeightText(value);
    case 'inch':
      return inchText(value);
    case 'mm':
    case 'cm':
      return centimeterText(value, unit.singular);
    default: {
      const rounded = roundToFraction(value, unit?.singular ?? null);
      return rounded.equals(0) ? null : fractionText(rounded);
    }
  }
}

/** Formats whole grams or milliliters, as scales and jugs show them; null below 1, except in the author's units. */
function wholeText(value: Fraction, units: Units): string | null {
  if (value.gte(100)) return decimalText(roundToDecimal(value, 0));
  if (value.gte(1)) return decimalText(value.round());
  return units === 'written' ? decimalText(roundToDecimal(value, 0)) : null;
}

/** Formats less than an ounce; null if the nearest eighth is 0. */
function partOfOunceText(value: Fraction): string | null {
  if (value.lt(new Fraction(1, 16))) return null;
  return fractionText(value.lt(new Fraction(3, 16)) ? new Fraction(1, 8) : roundToFraction(value, null));
}

/** Formats pounds or ounces as American packages do. Examples: "1 ½", "8.8". */
function packageWeightText(value: Fraction): string {
  if (value.divisible(0.25)) return fractionText(value);
  return decimalText(value.lt(10) ? value.round(1) : value.roundTo(1, 2));
}

function isAboveOne(value: Fraction, unit: Unit | null): boolean {
  const { dimension } = unit ?? {};
  const rounded =
    dimension === 'weight' || dimension === 'length' ? value : roundToFraction(value, unit?.singular ?? null);
  return rounded.gt(1);
}
