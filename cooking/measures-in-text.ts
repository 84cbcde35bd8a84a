import type Fraction from 'fraction.js';
import { NUMBER, readNumber } from './numbers.ts';
import { type MeasureName, measureName } from './units.ts';

export type Degrees = 'C' | 'F';

/** A measure inside a text. Example: "20 to 24 cm". */
export type Measure = {
  text: string;
  numbers: Fraction[];
  /** The text between the numbers. Example: " to ". */
  between: string[];
  /** Separator between the number and the unit: a hyphen, a space or nothing. */
  gap: string;
  unit: MeasureName | Degrees;
};

const BETWEEN = `(?:\\s*(?:–|-|×)\\s*|\\s+(?:to|x|by)\\s+|(?<=\\bbetween\\s[\\d.]+)\\s+and\\s+)`;
const UNIT =
  '°\\s?[CF]|fl\\.?\\s?oz|[cm]m|kg|mg|g|ml|l|oz|lbs?|tsp|tbsp|cups?|inch(?:es)?|quarts?|' +
  '(?:kilo|milli)?gram(?:me)?s?|(?:milli)?lit(?:re|er)s?|(?:centi|milli)met(?:re|er)s?|ounces?|pounds?|(?:tea|table)spoons?';
/** Minus sign of a temperature; between two numbers, the same character is the dash of a range. */
const MINUS = '(?:(?<=^|[\\s(])[-−](?=[^°\\p{L}]{1,12}°))?';
const MEASURE = `(${MINUS}${NUMBER}(?:${BETWEEN}${NUMBER})*)(\\s?|-)(${UNIT})(?![\\p{L}\\d])`;
/** Matches a measure and, if present, its repetition in another unit: 180 °C (350 °F), 200 g / 7 oz. */
const measures = new RegExp(
  `(?<![\\p{L}\\d.,/])${MEASURE}(?:\\s*\\((?:about\\s)?${MEASURE}\\)|\\s*/\\s*${MEASURE})?`,
  'gu',
);

/**
 * Replaces the measures in a text.
 * @param replace - gets the measure, its repetition in another unit, and the text after both; null keeps the measure
 */
export function replaceMeasures(
  text: string,
  replace: (measure: Measure, repetition: Measure | null, after: string) => string | null,
): string {
  return text.replace(measures, (...groups) => {
    const [matched] = groups as string[];
    const [first, second, third] = [groups.slice(1, 4), groups.slice(4, 7), groups.slice(7, 10)].map(readMeasure);
    const after = text.slice((groups[10] as number) + (matched?.length ?? 0));
    return (first && replace(first, second ?? third ?? null, after)) ?? matched ?? '';
  });
}

function readMeasure([numbers, gap, unit]: (string | undefined)[]): Measure | null {
  if (numbers === undefined || gap === undefined || unit === undefined) return null;
  const numberPattern = new RegExp(NUMBER, 'gu');
  const isNegative = /^[-−]/.test(numbers);
  const name = unit.startsWith('°') ? (unit.endsWith('C') ? 'C' : 'F') : measureName(unit);
  if (!name) return null;
  return {
    text: `${numbers}${gap}${unit}`,
    numbers: (numbers.match(numberPattern) ?? []).map((each, index) =>
      index === 0 && isNegative ? readNumber(each).neg() : readNumber(each),
    ),
    between: numbers.split(numberPattern).slice(1, -1),
    gap,
    unit: name,
  };
}

/** Joins numbers with the texts between them. */
export function joinNumbers(numbers: readonly string[], between: readonly string[]): string {
  return numbers.map((number, index) => number + (between[index] ?? '')).join('');
}
