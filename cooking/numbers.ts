import Fraction from 'fraction.js';

/** The fractions that measuring spoons and cups come in. */
const cookFractions: [character: string, value: Fraction][] = [
  ['⅛', new Fraction(1, 8)],
  ['¼', new Fraction(1, 4)],
  ['⅓', new Fraction(1, 3)],
  ['½', new Fraction(1, 2)],
  ['⅔', new Fraction(2, 3)],
  ['¾', new Fraction(3, 4)],
];
/** Fractions that only rulers and authors use. */
const rulerFractions: [character: string, value: Fraction][] = [
  ['⅜', new Fraction(3, 8)],
  ['⅝', new Fraction(5, 8)],
  ['⅞', new Fraction(7, 8)],
];
const SMALLEST = new Fraction(1, 8);
const ZERO = new Fraction(0);
const HALF = new Fraction(1, 2);
const ONE = new Fraction(1);
// Computed once: formatting an ingredient list rounds dozens of numbers.
const fractions = cookFractions.map(([, fraction]) => fraction);
const fractionsFromQuarter = fractions.filter((fraction) => fraction.gt(SMALLEST));
// No set of spoons has a third of a teaspoon.
const spoonFractions = fractions.filter((fraction) => !fraction.mul(3).divisible(1));
const spoonFractionsFromOne = spoonFractions.filter((fraction) => fraction.gt(SMALLEST));
/** Smallest value that is rounded up to an eighth, in teaspoons. */
const MIN_TEASPOON = new Fraction(1, 10);

const fractionValues = new Map([...cookFractions, ...rulerFractions]);
const characters = [...fractionValues.keys()].join('');

/** A number inside a text, as the source of a regular expression without capturing groups. */
export const NUMBER = `(?:\\d+\\s?[${characters}]|[${characters}]|\\d+\\s\\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?)`;

/** Returns the value of a text that matches NUMBER. Example: "1 ½" becomes 3/2. */
export function readNumber(text: string): Fraction {
  const plain = text.replace(
    new RegExp(`\\s?([${characters}])`),
    (_, character: string) => ` ${fractionValues.get(character)?.toFraction()}`,
  );
  return plain
    .trim()
    .split(/\s+/)
    .map((part) => new Fraction(part))
    .reduce((sum, part) => sum.add(part));
}

/**
 * Rounds to what spoons and cups can measure, or a cook can cut by eye.
 * @param unit - the unit's name, which matters for `tsp` and `tbsp`: only teaspoons have eighths, below one
 * @returns 0 below an eighth, or for teaspoons below a tenth
 */
export function roundToFraction(value: Fraction, unit: string | null): Fraction {
  const isTeaspoon = unit === 'tsp';
  if (value.lt(isTeaspoon ? MIN_TEASPOON : SMALLEST)) return ZERO;
  const wholePart = value.floor();
  const rest = value.sub(wholePart);
  if (rest.equals(ZERO)) return value;
  // Cooks do not measure 9 ⅓ tbsp, so only exact halves keep their fraction.
  if (wholePart.gte(unit === 'tbsp' ? 8 : 10) && !rest.equals(HALF)) return value.round();
  const isBelowOne = wholePart.equals(ZERO);
  // Cooks do not measure 3 ¼ tbsp or 5 ¼ cups either: these are rounded to halves.
  const isLarge = wholePart.gte(isTeaspoon || unit === 'tbsp' ? 3 : 5);
  const spoons = isBelowOne ? spoonFractions : spoonFractionsFromOne;
  const steps = isLarge ? [HALF] : isTeaspoon ? spoons : fractionsFromQuarter;
  if (steps.some((fraction) => fraction.equals(rest))) return value;
  // Ties are rounded down: a cook can add more, but cannot remove any.
  const nearest = [...(isBelowOne ? [] : [ZERO]), ...steps, ONE].reduce((best, step) =>
    step.sub(rest).abs().lt(best.sub(rest).abs()) ? step : best,
  );
  return wholePart.add(nearest);
}

/** Returns a rounded value as a mixed number. Example: 3/2 becomes "1 ½". */
export function fractionText(value: Fraction): string {
  const wholePart = value.floor();
  const rest = value.sub(wholePart);
  const character = getFractionCharacter(rest) ?? (rest.equals(0) ? '' : rest.toFraction());
  if (wholePart.equals(0) && character) return character;
  return character ? `${wholePart.toString()} ${character}` : wholePart.toString();
}

function getFractionCharacter(value: Fraction): string | undefined {
  return [...fractionValues].find(([, fraction]) => fraction.equals(value))?.[0];
}

/**
 * Rounds to what kitchen scales and jugs show, within 5 %.
 * @param decimals - a value with at most this many decimals is not rounded
 */
export function roundToDecimal(value: Fraction, decimals: number): Fraction {
  if (value.round(decimals).equals(value)) return value;
  if (value.gte(100)) return value.roundTo(5);
  if (value.gte(20)) return value.round();
  if (value.gte(5)) return value.roundTo(1, 2);
  // Two significant digits: 0.25, 1.3.
  return value.round(Math.max(1, 1 - Math.floor(Math.log10(value.valueOf()))));
}

/** Returns a rounded value with a decimal point. Example: 5/4 becomes "1.25". */
export function decimalText(value: Fraction): string {
  return String(value.valueOf());
}

/** Returns inches, rounded as on a ruler. Example: 2.36 becomes "2 ¼". */
export function inchText(value: Fraction): string {
  if (value.lt(0.5)) return fractionText(max(value.roundTo(1, 16), new Fraction(1, 16)));
  if (value.lt(1)) return fractionText(value.roundTo(1, 8));
  if (value.lt(6)) return fractionText(value.roundTo(1, 4));
  return fractionText(value.lt(24) ? value.roundTo(1, 2) : value.round());
}

/** Returns millimeters or centimeters, rounded as on a ruler. Example: 22.86 becomes "23". */
export function centimeterText(value: Fraction, unit: 'mm' | 'cm'): string {
  if (value.round(1).equals(value)) return decimalText(value);
  if (unit === 'mm') return decimalText(max(value.round(value.lt(1) ? 1 : 0), new Fraction(1, 10)));
  if (value.lt(2)) return decimalText(max(value.round(1), new Fraction(1, 10)));
  return decimalText(value.lt(10) ? value.roundTo(1, 2) : value.round());
}

function max(value: Fraction, least: Fraction): Fraction {
  return value.lt(least) ? least : value;
}
