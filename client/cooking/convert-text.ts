import Fraction from 'fraction.js';
import type { Units } from './choose-unit.ts';
import { joined, type Measure, replaceMeasures } from './find-measures.ts';
import { lengthText } from './length-text.ts';
import { showAmount } from './show-amount.ts';
import { type Degrees, otherDegrees } from './temperature.ts';
import { measureOf } from './units.ts';

type System = 'metric' | 'us' | 'both';

const systems: Record<Measure['unit'], System> = {
  C: 'metric',
  F: 'us',
  g: 'metric',
  kg: 'metric',
  mg: 'metric',
  ml: 'metric',
  l: 'metric',
  mm: 'metric',
  cm: 'metric',
  tsp: 'both',
  tbsp: 'both',
  oz: 'us',
  lb: 'us',
  'fl oz': 'us',
  cup: 'us',
  quart: 'us',
  inch: 'us',
};
const one = new Fraction(1);

/**
 * Puts temperatures, lengths, volumes and weights inside a text into a system of units; what gives both is left with the
 * one. Amounts keep their size, unless the caller says what is to be scaled.
 * @param factorOf how many times each measure is wanted, by what comes after it
 */
export function convertText(
  text: string,
  units: Units,
  factorOf: (measure: Measure, after: string) => Fraction = () => one,
): string {
  return replaceMeasures(text, (measure, again, after) => {
    const factor = factorOf(measure, after);
    if (units === 'written' && factor.equals(1)) return null;
    const fits = ({ unit }: Measure) => systems[unit] === units || systems[unit] === 'both';
    const chosen = again && !fits(measure) && fits(again) ? again : measure;
    const shown = fits(chosen) && factor.equals(1) ? chosen.written : show(chosen, units, factor, after);
    // Where both cannot stand for the same, neither is thrown away.
    return again && units === 'written' ? `${shown} (${show(again, units, factor, after)})` : shown;
  });
}

function show(measure: Measure, units: Units, factor: Fraction, after: string): string {
  const { unit, numbers, between } = measure;
  if (unit === 'C' || unit === 'F') return degreesText(measure, unit);
  if (unit === 'cm' || unit === 'mm' || unit === 'inch') return lengthText(measure, after);
  const [from = one, to = null] = numbers.map((number) => number.mul(factor));
  if (measure.joint === '-' && unit === 'l' && from.gte(1)) return `${from.mul(25, 24).round().toFraction()}-quart`;
  const { text } = showAmount({ from, to, unit: measureOf(unit) }, units);
  return text.replace('–', between[0] ?? '–');
}

function degreesText({ numbers, between }: Measure, unit: Degrees): string {
  const other = numbers.map((number) => String(otherDegrees(number.valueOf(), unit)));
  return `${joined(other, between)} °${unit === 'C' ? 'F' : 'C'}`;
}
