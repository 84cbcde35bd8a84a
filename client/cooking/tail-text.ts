import Fraction from 'fraction.js';
import { amountOf, type Measured, scaleAmount } from './amount.ts';
import type { Units } from './choose-unit.ts';
import { convertText } from './convert-text.ts';
import type { Measure } from './find-measures.ts';
import { inflectItem } from './items.ts';
import { showAmount } from './show-amount.ts';
import { unitOf } from './units.ts';

const one = new Fraction(1);

/**
 * What stands after the amount: measures that count with it are scaled (40 g berbere, about 5 tbsp), sizes are not
 * (2 cans tomatoes, 400 g each; 1 onion, 150 g; tortillas, about 15 cm).
 */
export function tailText(text: string, line: Measured, factor: Fraction, units: Units): string {
  const counted = amountOf(line) ? factor : one;
  const scaled = text.replace(/\bfrom (\d+) ([^,;)]+)/g, (whole, number: string, item: string) => {
    if (counted.equals(1) || /^[a-z]+\b/.exec(item)?.[0] === 'minutes') return whole;
    const { text: amount, many } = showAmount(
      scaleAmount({ from: new Fraction(number), to: null, unit: null }, counted),
      units,
    );
    return `from ${amount} ${inflectItem(item, many)}`;
  });
  return convertText(scaled, units, (measure, after) => (goesAlong(measure, after, line) ? counted : one));
}

/** Whether a measure behind the comma is part of the amount before it. */
function goesAlong({ unit, joint }: Measure, after: string, line: Measured): boolean {
  if (unit === 'C' || unit === 'F' || joint === '-' || /^\s+(?:each|per)\b/.test(after)) return false;
  const { dimension } = unitOf(unit);
  if (dimension === 'length') return false;
  if (unit === 'tsp' || unit === 'tbsp' || unit === 'cup') return true;
  if (line.unit) return !unitOf(line.unit).dimension.startsWith('count');
  // One onion of 150 g stays one of 150 g; 3 carrots, 300 g, are six of 600 g.
  return amountOf(line)?.from.gt(1) ?? false;
}
