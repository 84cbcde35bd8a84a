import type Fraction from 'fraction.js';
import type { Amount } from './amount.ts';
import { inCooksUnit, type Units } from './choose-unit.ts';
import { cupsAndSpoons } from './cups-and-spoons.ts';
import { centimetreText, inchText } from './show-length.ts';
import { decimalText, fractionText, roundToDecimal, roundToFraction } from './show-number.ts';
import type { Unit } from './units.ts';

/** An amount as one reads it. */
export type ShownAmount = {
  /** Example: "1 ½ cups". */
  text: string;
  /** Whether what follows stands in the plural: it does from just above one. */
  many: boolean;
};

/**
 * Shows an amount in the unit a cook would use, rounded to what can be measured: for the eye only, count with `Amount`.
 * It is never "0", and what is less than the smallest measure says so.
 */
export function showAmount(amount: Amount, units: Units): ShownAmount {
  const { from, to, unit } = inCooksUnit(amount, units);
  const compound = unit && !to ? cupsAndSpoons({ from, to, unit }) : null;
  if (compound) return { text: compound, many: true };
  const [low, high] = [numberText(from, unit), to ? numberText(to, unit) : null];
  const many = isMany(to ?? from, unit);
  const name = unit ? ` ${many ? unit.many : unit.one}` : '';
  return { text: `${rangeText(low, high)}${name}`, many };
}

/** Null stands for less than can be measured. */
function rangeText(low: string | null, high: string | null): string {
  if (low === null) return high === null ? 'less than ⅛' : `up to ${high}`;
  return high === null || high === low ? low : `${low}–${high}`;
}

function numberText(value: Fraction, unit: Unit | null): string | null {
  switch (unit?.one) {
    case 'g':
    case 'mg':
    case 'ml':
      return decimalText(roundToDecimal(value, 0));
    case 'kg':
    case 'l':
      return decimalText(roundToDecimal(value, 2));
    case 'oz':
      return value.lt(1) && !value.divisible(0.25) ? decimalText(roundToDecimal(value, 2)) : poundsText(value);
    case 'lb':
      return poundsText(value);
    case 'inch':
      return inchText(value);
    case 'mm':
    case 'cm':
      return centimetreText(value, unit.one);
    default: {
      const rounded = roundToFraction(value);
      return rounded.equals(0) ? null : fractionText(rounded);
    }
  }
}

/** As written on American packets: 1 ½ lb, 8.8 oz. */
function poundsText(value: Fraction): string {
  if (value.divisible(0.25)) return fractionText(value);
  return decimalText(value.lt(10) ? value.round(1) : value.roundTo(1, 2));
}

function isMany(value: Fraction, unit: Unit | null): boolean {
  const { dimension } = unit ?? {};
  const rounded = dimension === 'weight' || dimension === 'length' ? value : roundToFraction(value);
  return rounded.gt(1);
}
