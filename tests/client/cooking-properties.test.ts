import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { type Amount, addAmounts, convertAmount, getAmount, scaleAmount } from '#cooking/amount.ts';
import { amountText } from '#cooking/amount-text.ts';
import { toKitchenUnit, type Units } from '#cooking/choose-unit.ts';
import { getUnit } from '#cooking/units.ts';
import { countableUnits, measureSpellings } from '#schema/rules/units.ts';
import { readIngredientLine } from '#server/content/amounts.ts';

const fraction = fc
  .tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 97 }))
  .map(([numerator, denominator]) => new Fraction(numerator, denominator));
const measure = fc.constantFrom(...measureSpellings.flat());
const anyUnit = fc.option(fc.constantFrom(...measureSpellings.flat(), ...countableUnits.flat()));
const units = fc.constantFrom<Units>('written', 'metric', 'us');
/** Scaling factors between 1/100 and 100. */
const factor = fc
  .tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }))
  .map(([numerator, denominator]) => new Fraction(numerator, denominator));

function createAmount(quantity: Fraction, upper: Fraction | null, unit: string | null): Amount {
  const to = upper && quantity.add(upper).toFraction();
  const amount = getAmount({ quantity: quantity.toFraction(), quantityTo: to, unit });
  if (!amount) throw new Error('an amount was expected');
  return amount;
}
const anyAmount = fc.tuple(fraction, fc.option(fraction), anyUnit).map((parts) => createAmount(...parts));

test('scaling by k and then by 1/k changes nothing', () => {
  fc.assert(
    fc.property(anyAmount, factor, (original, k) => {
      expect(scaleAmount(scaleAmount(original, k), k.inverse())).toEqual(original);
    }),
  );
});

test('converting to another unit keeps amount and dimension exactly', () => {
  fc.assert(
    fc.property(anyAmount, units, (original, system) => {
      const converted = toKitchenUnit(original, system);
      expect(converted.unit?.dimension).toBe(original.unit?.dimension);
      expect(original.unit ? convertAmount(converted, original.unit) : converted).toEqual(original);
    }),
  );
});

test('sums equal their parts, in either order, and only within a dimension', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, (a, b) => {
      const sum = addAmounts(a, b);
      expect(sum === null).toBe(a.unit?.dimension !== b.unit?.dimension);
      if (!sum) return;
      const toBase = ({ from, to, unit }: Amount) => (to ?? from).mul(unit?.size ?? 1);
      expect(toBase(sum)).toEqual(toBase(a).add(toBase(b)));
      expect(toBase(sum)).toEqual(toBase(addAmounts(b, a) ?? sum));
    }),
  );
});

test('no amount is formatted as 0 or as something that is not an amount', () => {
  fc.assert(
    fc.property(anyAmount, factor, units, (original, k, system) => {
      const { text } = amountText(scaleAmount(original, k), system);
      expect(text).toMatch(/^(?:less than (?:[⅛¼]|1 m?[gl])|(?:up to )?[\d½⅓⅔¼¾⅛⅜⅝⅞])/);
      expect(text).not.toMatch(/(?<![\d.])0(?!\.\d*[1-9])|NaN|undefined|Infinity|e[+-]\d/);
    }),
    { numRuns: 2_000 },
  );
});

/** Parses a formatted amount. @returns the amount in ml, g or mm */
function readBack(text: string): Fraction {
  const parts = text
    .replace('quart', 'cup')
    .split(' plus ')
    .map((part) => {
      const line = readIngredientLine(`${part.replace(/(\d\/\d+|[⅜⅝⅞]) inch/, '$1 cm')} x`);
      const amount = 'problem' in line ? null : getAmount(line);
      if (!amount?.unit) throw new Error(`"${part}" cannot be read`);
      return amount.from.mul(amount.unit.size);
    });
  const sum = parts.reduce((total, part) => total.add(part));
  return text.includes('quart') ? sum.mul(4) : sum;
}

/** Grams in an ounce. */
const OUNCE = 28.35;

test('formatted amounts are correct within the rounding, in any unit system', () => {
  const volumeOrWeight = measure.filter((unit) => getUnit(unit).dimension !== 'length');
  fc.assert(
    fc.property(fraction, volumeOrWeight, units, (quantity, unit, system) => {
      const original = createAmount(quantity, null, unit);
      const { text } = amountText(original, system);
      const exact = original.from.mul(original.unit?.size ?? 1);
      if (text.startsWith('less')) {
        expect(exact.lt(text.endsWith('oz') ? OUNCE / 16 : 1)).toBe(true);
        return;
      }
      // Below one spoon amounts are rounded to quarters, and below one ounce to eighths; ⅞ is shown as 1. Grams and
      // milliliters are whole.
      const part = text.endsWith('oz') ? OUNCE / 16 : 0.7;
      const tolerance = exact.mul(1, 7).add(/^[¼⅓½⅔¾⅛]|^1 oz/.test(text) ? part : / (?:g|ml)$/.test(text) ? 0.5 : 0);
      expect(readBack(text).sub(exact).abs().lte(tolerance), `${quantity.toFraction()} ${unit} as ${text}`).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
