import Fraction from 'fraction.js';
import { getMeasure, getUnit } from '#cooking/units.ts';
import { measureSpellings } from '#schema/rules/units.ts';
import type { ParsedLine } from '../amounts.ts';
import { suggestName } from '../similar.ts';
import type { Food } from './foods.ts';
import { SIZES, toWords } from './words.ts';

/** The parts of a parsed line from which its weight is computed. */
type WeighedLine = Pick<ParsedLine, 'quantity' | 'quantityTo' | 'unit' | 'item' | 'note'>;

/** Grams by unit of weight. */
const WEIGHTS: Record<string, number> = { g: 1, kg: 1000, mg: 0.001, oz: 28.35, lb: 453.6 };
/** Milliliters by unit of volume. */
const VOLUMES: Record<string, number> = Object.fromEntries(
  measureSpellings
    .map(([name]) => getMeasure(name))
    .flatMap(({ singular, dimension, size }) => (dimension === 'volume' ? [[singular, size.valueOf()]] : [])),
);
/** Milliliters of rough measures, for foods without the measure. */
const ROUGH: Record<string, number> = {
  dash: 0.6,
  drop: 0.05,
  splash: 5,
  drizzle: 5,
  squeeze: 5,
  grating: 0.5,
  handful: 60,
  glass: 150,
};
/** Substitutes for a measure that a food does not state, the most similar measure first. */
const SIMILAR_MEASURES: Record<string, readonly string[]> = {
  ...{ rib: ['stalk', 'stick'], stalk: ['stick', 'rib', 'piece'], stick: ['stalk', 'rib'] },
  ...{ bulb: ['head', 'piece'], head: ['bulb', 'piece'], ball: ['piece'], loaf: ['piece'], sheet: ['piece'] },
  ...{ rasher: ['slice', 'strip'], slice: ['rasher', 'strip'], strip: ['rasher', 'slice'] },
};
/** Units that measure food without its peel; counted items include the peel. */
const EDIBLE_UNITS = new Set([...Object.keys(VOLUMES), 'pinch', 'handful', 'can', 'slice']);
/** US spoons and cups in milliliters, as in the USDA data that the foods' measures come from. */
const SOURCE_VOLUMES = [
  ['cup', 236.6],
  ['tbsp', 14.79],
  ['tsp', 4.93],
] as const;
/** A pinch is about a sixteenth of a teaspoon. */
const PINCHES_PER_TSP = 16;
const KNOB_CM = 2.5;
/** Grams on the label of the can to which a food's `can` measure refers. */
const USUAL_CAN = 400;

/** Words before a line's comma that mean that its weight is of the edible part. */
const EDIBLE = new Set(
  toWords(
    'boneless boned peeled shelled pitted stoned deseeded seeded cored trimmed flesh meat fillet fillets cooked kernels chopped sliced diced grated shredded cubed',
  ),
);
const PACK_SIZE = /(?:^|[\s(,])(\d+(?:\.\d+)?)\s*(g|kg|ml|l|oz)\b(?! of)/;
const EACH = /\beach\b/;

/**
 * Returns the grams of a line, and the grams that are eaten. Both are 0 if the line has no amount; a range counts as
 * its middle. If the food has no such measure, returns the problem, phrased to follow the quoted text of the line.
 */
export function getGrams(line: WeighedLine, food: Food): { grams: number; edible: number } | { problem: string } {
  if (line.quantity === null) return { grams: 0, edible: 0 };
  const from = new Fraction(line.quantity).valueOf();
  const count = line.quantityTo === null ? from : (from + new Fraction(line.quantityTo).valueOf()) / 2;
  const name = line.unit === null ? null : getUnit(line.unit).singular;
  const unit = name === 'tin' ? 'can' : name;

  const weight = unit === null ? undefined : WEIGHTS[unit];
  if (weight !== undefined) {
    const grams = count * weight;
    return { grams, edible: grams * (isEdible(line) ? 1 : food.edible) };
  }
  const gramsPerUnit = getUnitGrams(unit, line, food);
  if (gramsPerUnit === null) return { problem: describeMissingMeasure(unit, line, food) };
  const grams = count * gramsPerUnit;
  return { grams, edible: grams * (unit !== null && EDIBLE_UNITS.has(unit) ? 1 : food.edible) };
}

function getUnitGrams(unit: string | null, line: WeighedLine, food: Food): number | null {
  const { measures } = food;
  if (unit === null) return getPieceGrams(line, food);
  if (unit === 'can') return getCanGrams(line, food);
  const volume = VOLUMES[unit];
  if (volume !== undefined) return measures[unit] ?? multiply(volume, getDensity(food));
  const grams = (EACH.test(line.note ?? '') ? getPackGrams(line, food) : null) ?? measures[unit];
  if (grams !== undefined) return grams;
  if (unit === 'pinch')
    return measures.tsp === undefined
      ? multiply(5 / PINCHES_PER_TSP, getDensity(food))
      : measures.tsp / PINCHES_PER_TSP;
  const rough = ROUGH[unit];
  if (rough !== undefined) return multiply(rough, getDensity(food));
  if (unit === 'cm') return measures.knob === undefined ? null : measures.knob / KNOB_CM;
  if (unit === 'inch') return measures.knob ?? null;
  if (unit === 'piece') return getSizedPieceGrams(line.item, food) ?? getPackGrams(line, food);
  const similar = SIMILAR_MEASURES[unit]?.find((each) => measures[each] !== undefined);
  return getPackGrams(line, food) ?? (similar === undefined ? null : (measures[similar] ?? null));
}

/** Returns the grams of one item of a line without a unit: a pack of a stated size, or counted things. */
function getPieceGrams(line: WeighedLine, food: Food): number | null {
  const words = toWords(line.item);
  if (words.some((word) => word === 'can' || word === 'tin')) return getCanGrams(line, food);
  const pack = /^[x×]\s*(\d+(?:\.\d+)?)\s*(g|kg|ml|l|oz)\b/.exec(line.item);
  if (pack) return toGrams(Number(pack[1]), pack[2] ?? '', food);
  const measureInWords = Object.keys(food.measures).find((measure) => words.includes(measure) && !(measure in VOLUMES));
  if (measureInWords !== undefined) return food.measures[measureInWords] ?? null;
  return getPackGrams(line, food) ?? getSizedPieceGrams(line.item, food);
}

function getSizedPieceGrams(item: string, { measures }: Food): number | null {
  const words = toWords(item);
  const size = SIZES.find((each) => words.includes(each));
  const sizedGrams = size === undefined ? undefined : measures[size];
  const countMeasures = Object.entries(measures).filter(([measure]) => !(measure in VOLUMES));
  const onlyMeasure = countMeasures.length === 1 ? countMeasures[0]?.[1] : undefined;
  return sizedGrams ?? measures.piece ?? measures.medium ?? measures.large ?? onlyMeasure ?? null;
}

/**
 * Returns the grams of a can's contents, drained if cooks drain it: scaled from the food's `can` measure, else the
 * weight that the line states; null if it states none.
 */
function getCanGrams(line: WeighedLine, food: Food): number | null {
  const size = getPackGrams(line, food);
  const { can } = food.measures;
  return can === undefined ? size : can * ((size ?? USUAL_CAN) / USUAL_CAN);
}

/** Returns the grams of one pack, from a note or brackets: `2 cans chickpeas, 400 g each`. */
function getPackGrams({ item, note }: WeighedLine, food: Food): number | null {
  const size = PACK_SIZE.exec(`${item}, ${note ?? ''}`);
  return size ? toGrams(Number(size[1]), size[2] ?? '', food) : null;
}

function toGrams(amount: number, unit: string, food: Food): number | null {
  const weight = WEIGHTS[unit];
  return weight === undefined ? multiply(amount * (VOLUMES[unit] ?? 0), getDensity(food)) : amount * weight;
}

/** Returns grams per milliliter; null if the food has no measure for spoons or cups. */
function getDensity({ measures }: Food): number | null {
  const volume = SOURCE_VOLUMES.find(([measure]) => measures[measure] !== undefined);
  return volume ? (measures[volume[0]] ?? 0) / volume[1] : null;
}

/** Aisles of foods that are measured either by weight or by volume, unless the food says otherwise. */
const WEIGHT_OR_VOLUME_AISLES: readonly string[] = ['dry goods', 'spices', 'bakery'];

/** Returns grams per milliliter of a food that is measured either by weight or by volume, else null. */
export function getGramsPerMilliliter(food: Food): number | null {
  const grams = (food.bothWays ?? WEIGHT_OR_VOLUME_AISLES.includes(food.aisle)) ? getDensity(food) : null;
  return grams === null ? null : Math.round(grams * 1000) / 1000;
}

function multiply(amount: number, factor: number | null): number | null {
  return factor === null ? null : amount * factor;
}

/**
 * Returns whether a weight is of the edible part. A note "boneless" describes the food as bought; "peeled" describes
 * what the cook does after weighing.
 */
function isEdible({ item, note }: WeighedLine): boolean {
  return toWords(item).some((word) => EDIBLE.has(word)) || /\bboneless\b/i.test(note ?? '');
}

function describeMissingMeasure(unit: string | null, line: WeighedLine, { name, measures }: Food): string {
  const measureNames = Object.keys(measures);
  if (unit === null) {
    return `counts ${name}, but the weight of one is not known, so nutrition leaves it out: give grams (or add piece to the food’s measures)`;
  }
  const missingUnit = unit in VOLUMES ? 'tsp, tbsp or cup' : unit;
  return `gives ${name} by the ${line.unit ?? unit}, but the weight of that is not known, so nutrition leaves it out: give grams (or add ${missingUnit} to the food’s measures; ${suggestName(unit, measureNames).hint})`;
}
