import Fraction from 'fraction.js';

/** The fractions that spoons, cups and cooks have. */
const signs: [sign: string, value: Fraction][] = [
  ['⅛', new Fraction(1, 8)],
  ['¼', new Fraction(1, 4)],
  ['⅓', new Fraction(1, 3)],
  ['½', new Fraction(1, 2)],
  ['⅔', new Fraction(2, 3)],
  ['¾', new Fraction(3, 4)],
];
/** Nothing smaller is measured. */
export const SMALLEST = new Fraction(1, 8);

/**
 * Rounds to what can be measured in spoons and cups or cut by eye.
 * @returns 0 where it is less than the smallest fraction
 */
export function roundToFraction(value: Fraction): Fraction {
  if (value.lt(new Fraction(1, 10))) return new Fraction(0);
  const whole = value.floor();
  const rest = value.sub(whole);
  if (whole.gte(10) && !rest.equals(new Fraction(1, 2))) return value.round();
  const fractions = signs
    .map(([, fraction]) => fraction)
    .filter((fraction) => whole.equals(0) || fraction.gt(SMALLEST));
  if (fractions.some((fraction) => fraction.equals(rest))) return value;
  const steps = whole.gte(5) ? [new Fraction(1, 2)] : fractions;
  // A tie goes down: too little can be mended.
  const nearest = [...(whole.equals(0) ? [] : [new Fraction(0)]), ...steps, new Fraction(1)].reduce((best, step) =>
    step.sub(rest).abs().lt(best.sub(rest).abs()) ? step : best,
  );
  return whole.add(nearest);
}

/** @returns a rounded value as a mixed number. Example: 3/2 becomes "1 ½" */
export function fractionText(value: Fraction): string {
  const whole = value.floor();
  const rest = value.sub(whole);
  const sign = signs.find(([, fraction]) => fraction.equals(rest))?.[0] ?? (rest.equals(0) ? '' : rest.toFraction());
  if (whole.equals(0) && sign) return sign;
  return sign ? `${whole.toString()} ${sign}` : whole.toString();
}

/**
 * Rounds to what kitchen scales and jugs show, within 5 %.
 * @param exact up to how many decimals a value is left as it is
 */
export function roundToDecimal(value: Fraction, exact: number): Fraction {
  if (value.round(exact).equals(value)) return value;
  if (value.gte(100)) return value.roundTo(5);
  if (value.gte(20)) return value.round();
  if (value.gte(5)) return value.roundTo(1, 2);
  // Below 1 two digits count, however many noughts are before them.
  return value.round(Math.max(1, 1 - Math.floor(Math.log10(value.valueOf()))));
}

/** @returns a rounded value with a decimal point. Example: 5/4 becomes "1.25" */
export function decimalText(value: Fraction): string {
  return value.valueOf().toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}
