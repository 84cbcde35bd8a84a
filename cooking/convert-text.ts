import Fraction from 'fraction.js';
import { amountText } from './amount-text.ts';
import type { Units } from './choose-unit.ts';
import { type Degrees, joinNumbers, type Measure, replaceMeasures } from './measures-in-text.ts';
import { centimeterText, inchText } from './numbers.ts';
import { getMeasure } from './units.ts';

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
  pint: 'us',
  quart: 'us',
  inch: 'us',
};
const one = new Fraction(1);

/**
 * Converts temperatures, lengths, volumes and weights inside a text to a system of units, and scales them by the factor
 * from `getFactor`. If the text states a measure in both systems, only the one in the requested system is kept.
 * @param getFactor - returns the factor for a measure, given the text after it
 */
export function convertText(
  text: string,
  units: Units,
  getFactor: (measure: Measure, after: string) => Fraction = () => one,
): string {
  const shownText = replaceMeasures(text, (measure, repetition, after) => {
    const factor = getFactor(measure, after);
    if (units === 'written' && factor.equals(1)) return null;
    const isInSystem = ({ unit }: Measure) => systems[unit] === units || systems[unit] === 'both';
    const preferred = repetition && !isInSystem(measure) && isInSystem(repetition) ? repetition : measure;
    const shown =
      isInSystem(preferred) && factor.equals(1) ? preferred.text : convertMeasure(preferred, units, factor, after);
    // Keeps and scales both measures if the reader uses the author's units.
    return repetition && units === 'written' ? `${shown} (${convertMeasure(repetition, units, factor, after)})` : shown;
  });
  return shownText === text ? text : correctArticles(shownText);
}

/** Matches numbers whose English name begins with a vowel: eight, eleven, eighteen, eighty. */
const VOWEL = /^(?:8|11(?!\d)|18(?!\d))/;

/** A plural measure after an article, before the noun that it describes: "a 2 quarts pan". */
const ATTRIBUTE = /(?<=\ban? [\d.½⅓⅔¼¾⅛⅜⅝⅞ ]{1,6}) (inch|quart|cup|pint)(?:es|s)(?= (?!of\b|and\b)\p{L})/giu;

/** Corrects articles and hyphens: "an 8-inch pan", "a 20 cm pan", "a 2-quart pan". */
function correctArticles(text: string): string {
  const hyphenated = text.replace(ATTRIBUTE, '-$1');
  return hyphenated.replace(
    /\b([Aa])n?(?= (\d[\d.]*)(?: ?[½⅓⅔¼¾⅛⅜⅝⅞])?(?:[- ]| to )?(?:inch|cm|mm|ml|l\b|g\b|kg|oz|lb|cup|quart|pint|°))/g,
    (_, a: string, number: string) => (VOWEL.test(number) ? `${a}n` : a),
  );
}

function convertMeasure(measure: Measure, units: Units, factor: Fraction, after: string): string {
  const { unit, numbers, between } = measure;
  if (unit === 'C' || unit === 'F') return degreesText(measure, unit);
  if (unit === 'cm' || unit === 'mm' || unit === 'inch') return lengthText(measure, after);
  const [from = one, to = null] = numbers.map((number) => number.mul(factor));
  // A 2-liter pot is a 2-quart pot.
  if (measure.gap === '-' && unit === 'l' && from.gte(1)) return `${from.mul(25, 24).round().toFraction()}-quart`;
  const { text } = amountText({ from, to, unit: getMeasure(unit) }, units);
  return text.replace('–', between[0] ?? '–');
}

function degreesText({ numbers, between }: Measure, unit: Degrees): string {
  const converted = numbers.map((number) => String(convertDegrees(number.valueOf(), unit)));
  return `${joinNumbers(converted, between)} °${unit === 'C' ? 'F' : 'C'}`;
}

/** Converts an oven temperature to a round number (180 °C is 350 °F), a probe temperature to the nearest degree. */
function convertDegrees(value: number, from: Degrees): number {
  if (from === 'C') {
    const exact = (value * 9) / 5 + 32;
    return value >= 140 && value % 5 === 0 ? Math.round(exact / 25) * 25 : Math.round(exact);
  }
  const exact = ((value - 32) * 5) / 9;
  return value >= 275 && value % 25 === 0 ? Math.round(exact / 10) * 10 : Math.round(exact);
}

const NOUNS =
  'pan|pans|skillet|pot|tin|tins|dish|tray|ring|cutter|chunks?|pieces?|cubes?|dice|slices?|strips?|rounds?|ribbons?|lengths?|' +
  'squares?|batons?|wedges?|discs?|disks?|balls?|tortillas?|layer|sheet|plate|bowl|rectangles?|circles?|logs?|matchsticks?';
/** Matches the text after a length that takes a hyphen, as in "a 9 ½-inch pan". */
const attributive = new RegExp(
  `^\\s+(?!wide|thick|thin|long|across|apart|deep|high)(?:[\\p{L}-]+\\s+){0,2}(?:${NOUNS})\\b`,
  'u',
);

/** Converts inches to metric, other units to inches. Example: "2 to 3 cm" becomes "¾ to 1 ¼ inches". */
function lengthText({ numbers, between, unit, gap }: Measure, after: string): string {
  const millimeters = numbers.map((number) =>
    number.mul(getMeasure(unit === 'inch' ? 'inch' : unit === 'mm' ? 'mm' : 'cm').size),
  );
  if (unit === 'inch') {
    const isSmall = millimeters.every((each) => each.lt(10));
    const name = isSmall ? 'mm' : 'cm';
    const metric = millimeters.map((each) => centimeterText(each.div(isSmall ? 1 : 10), name));
    return `${joinNumbers(metric, between)} ${name}`;
  }
  const inches = millimeters.map((each) => each.div(getMeasure('inch').size));
  const text = joinNumbers(inches.map(inchText), between);
  if (gap === '-' || attributive.test(after)) return `${text}-inch`;
  return inches.some((each) => inchText(each) !== '1' && each.gt(1)) ? `${text} inches` : `${text} inch`;
}
