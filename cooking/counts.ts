import Fraction from 'fraction.js';
import { amountText } from './amount-text.ts';
import type { Units } from './choose-unit.ts';
import { fractionText, roundToFraction } from './numbers.ts';
import { getUnit, type Unit } from './units.ts';

/** Units that are counted in wholes or halves only. */
const WHOLE_UNITS: readonly string[] = ['clove', 'sprig', 'piece', 'pinch', 'slice', 'stick'];
/** Items that are counted in wholes or halves only, by their last word. */
const WHOLE =
  /\b(?:egg|yolk|egg white|cinnamon stick|sprig|pod|star anise|clove|olive|prawn|shrimp|mussel|clam|almond|walnut|tortilla|bolillo|bun|teabag|scallion|spring onion|chilli|chile|jalapeño|thigh|drumstick|breast|fillet|escalope|husk|wrapper|sheet|cube|ball|bowl|bottle)s?$|\blea(?:f|ves)$|\banchov(?:y|ies)$|\bcherr(?:y|ies)$|\bchillies$|^pieces?$/i;
/** Items that a cook can halve, by their last word. */
const HALVED =
  /\b(?:cinnamon stick|scallion|spring onion|chilli|chile|jalapeño|habanero|tortilla|bolillo|bun|thigh|breast|fillet|escalope|sheet|cube)s?$|\bchillies$/i;
const HALVED_UNITS: readonly string[] = ['clove', 'slice', 'stick'];
const EGG = /\b(?:egg|yolk|egg white)s?$/i;
/** Matches the beginning of the text after the counted words. */
const TAIL = /\s+(?:of|with|on|in|from|for|or|and|per|each|about)\b|\s*[(,]/;

/** Returns `true` if the item is used only whole or halved: a bay leaf, but not an onion. */
export function isCountedWhole(item: string, unit: Unit | null): boolean {
  return unit ? WHOLE_UNITS.includes(unit.singular) : WHOLE.test(getCountedWords(item));
}

export function isEgg(item: string, unit: Unit | null): boolean {
  return unit === null && EGG.test(getCountedWords(item));
}

function getCountedWords(item: string): string {
  return item.slice(0, TAIL.exec(item)?.index ?? item.length);
}

/** Returns `true` if a cook can halve the item: a chili, but not a star anise. */
export function isHalvable(item: string, unit: Unit | null): boolean {
  return unit ? HALVED_UNITS.includes(unit.singular) : HALVED.test(getCountedWords(item));
}

/** Returns ½ for a value below ¾, else the nearest whole number, at least 1. */
export function roundToHalf(value: Fraction): Fraction {
  return value.lt(0.75) ? new Fraction(1, 2) : roundToWhole(value);
}

/** Returns the nearest whole number, but never 0; a half is rounded up. */
export function roundToWhole(value: Fraction): Fraction {
  return value.lt(1) ? new Fraction(1) : value.round();
}

const CLOVES_PER_HEAD = 12;

/**
 * Writes 12 or more cloves of garlic as heads: 62 cloves are 5 heads. Returns null for fewer cloves and other items.
 */
export function toGarlicHeads(value: Fraction, item: string, unit: Unit | null): string | null {
  if (unit?.singular !== 'clove' || !/\bgarlic\b/i.test(item) || value.lt(CLOVES_PER_HEAD)) return null;
  const heads = value.div(CLOVES_PER_HEAD).roundTo(1, 2);
  return `${fractionText(heads)} ${heads.gt(1) ? 'heads' : 'head'}`;
}

const PINCHES_PER_TEASPOON = 16;

/** Converts four pinches or more to teaspoons; returns null for fewer pinches and other units. */
export function pinchesToTeaspoons(value: Fraction, unit: Unit | null): Fraction | null {
  return unit?.singular === 'pinch' && value.gte(4) ? value.div(PINCHES_PER_TEASPOON) : null;
}

/** Matches the size of each can. Example: "400 g each". */
const CAN_SIZE = /(?:^|[\s(,])(\d+)\s?(g|ml|oz)\b/;

/** Returns the contents of a fraction of cans: " (600 g)" for 1 ½; empty for whole cans or an unknown size. */
export function toCanContents(value: Fraction, unit: Unit | null, text: string, units: Units): string {
  if (unit?.singular !== 'can' && unit?.singular !== 'tin') return '';
  const [, size, measure] = CAN_SIZE.exec(text) ?? [];
  const cans = roundToFraction(value, null);
  if (!size || cans.divisible(1)) return '';
  const from = cans.mul(Number(size)).roundTo(5);
  return ` (${amountText({ from, to: null, unit: getUnit(measure ?? 'g') }, units).text})`;
}
