import Fraction from 'fraction.js';
import { decimalText, fractionText } from './show-number.ts';

/** @returns inches as a ruler has them. Example: 2.36 becomes "2 ¼" */
export function inchText(value: Fraction): string {
  if (value.lt(0.5)) return rulerText(atLeast(value.roundTo(1, 16), new Fraction(1, 16)));
  if (value.lt(1)) return rulerText(value.roundTo(1, 8));
  if (value.lt(6)) return rulerText(value.roundTo(1, 4));
  return rulerText(value.lt(24) ? value.roundTo(1, 2) : value.round());
}

/** @returns millimetres or centimetres. Example: 22.86 becomes "23" */
export function centimetreText(value: Fraction, unit: 'mm' | 'cm'): string {
  if (value.round(1).equals(value)) return decimalText(value);
  if (unit === 'mm') return decimalText(atLeast(value.round(value.lt(1) ? 1 : 0), new Fraction(1, 10)));
  if (value.lt(2)) return decimalText(atLeast(value.round(1), new Fraction(1, 10)));
  return decimalText(value.lt(10) ? value.roundTo(1, 2) : value.round());
}

const eighths: Record<string, string> = { '3/8': '⅜', '5/8': '⅝', '7/8': '⅞' };

function rulerText(value: Fraction): string {
  return eighths[value.toFraction()] ?? fractionText(value);
}

function atLeast(value: Fraction, least: Fraction): Fraction {
  return value.lt(least) ? least : value;
}
