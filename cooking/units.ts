import Fraction from 'fraction.js';
import { countableUnits, measureSpellings } from '#schema/rules/units.ts';

/**
 * The dimension of a unit. Each kind of counted item, such as cloves, has a separate dimension: cans never become
 * sprigs.
 */
type Dimension = 'volume' | 'weight' | 'length' | `count of ${string}`;

/** A unit of an ingredient's amount. */
export type Unit = {
  /** Singular. Example: "cup". */
  singular: string;
  /** Plural. Example: "cups". */
  plural: string;
  dimension: Dimension;
  /** Exact size in milliliters, grams or millimeters; 1 for a count. */
  size: Fraction;
};

/** Sizes of measures. American volumes follow food labels (21 CFR 101.9): a cup is 240 ml, 16 tablespoons of 15 ml. */
const measures = {
  g: measure('weight', 1),
  kg: measure('weight', 1000),
  mg: measure('weight', '1/1000'),
  oz: measure('weight', '45359237/1600000'),
  lb: measure('weight', '45359237/100000'),
  ml: measure('volume', 1),
  l: measure('volume', 1000),
  tsp: measure('volume', 5),
  tbsp: measure('volume', 15),
  'fl oz': measure('volume', 30),
  cup: measure('volume', 240, 'cups'),
  pint: measure('volume', 480, 'pints'),
  quart: measure('volume', 960, 'quarts'),
  mm: measure('length', 1),
  cm: measure('length', 10),
  inch: measure('length', '127/5', 'inches'),
} as const satisfies Record<string, Omit<Unit, 'singular' | 'plural'> & { plural?: string }>;

export type MeasureName = keyof typeof measures;

/** The measures by their spellings, in lower case. */
const nameBySpelling = new Map<string, MeasureName>();
for (const [name, ...others] of measureSpellings) for (const each of [name, ...others]) nameBySpelling.set(each, name);
for (const name of Object.keys(measures) as MeasureName[])
  nameBySpelling.set(name, name).set(measures[name].plural ?? name, name);

/** Returns the name of the measure with this spelling, ignoring case; undefined if the text is no measure. */
export function measureName(text: string): MeasureName | undefined {
  return nameBySpelling.get(text.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, ''));
}

export function getMeasure(name: MeasureName): Unit {
  const { dimension, size, plural } = measures[name];
  return { singular: name, plural: plural ?? name, dimension, size };
}

/** Returns the unit with this spelling. An unknown unit gets a separate dimension. */
export function getUnit(text: string): Unit {
  const name = measureName(text);
  if (name) return getMeasure(name);
  const countName = text.toLowerCase().replace(/\.$/, '');
  const countUnit = countableUnits.find(([singular, plural]) => countName === singular || countName === plural);
  const [singular, plural] = countUnit ?? [text, text];
  return { singular, plural, dimension: `count of ${singular}`, size: new Fraction(1) };
}

function measure(dimension: Dimension, size: number | string, plural?: string) {
  return { dimension, size: new Fraction(size), plural };
}
