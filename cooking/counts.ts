import Fraction from 'fraction.js';
import { amountText } from './amount-text.ts';
import type { Units } from './choose-unit.ts';
import { fractionText, roundToFraction } from './numbers.ts';
import { getUnit, type Unit } from './units.ts';

const wholeUnits: readonly string[] = ['clove', 'sprig', 'piece', 'pinch', 'slice', 'stick'];
/** Items that are only used whole or halved, by their last word. */
const WHOLE =
  /\b(?:egg|yolk|egg white|cinnamon stick|sprig|pod|star anise|clove|olive|prawn|shrimp|mussel|clam|almond|walnut|tortilla|bolillo|bun|teabag|scallion|spring onion|chilli|chile|jalapeño|thigh|drumstick|breast|fillet|escalope|husk|wrapper|sheet|cube|ball|bowl|bottle)s?$|\blea(?:f|ves)$|\banchov(?:y|ies)$|\bcherr(?:y|ies)$|\bchillies$|^pieces?$/i;
/** Items that a cook can halve, by their last word. */
const HALVED =
  /\b(?:cinnamon stick|scallion|spring onion|chilli|chile|jalapeño|habanero|tortilla|bolillo|bun|thigh|breast|fillet|escalope|sheet|cube)s?$|\bchillies$/i;
const halvedUnits: readonly string[] = ['clove', 'slice', 'stick'];
const EGG = /\b(?:egg|yolk|egg white)s?$/i;
/** Matches the text after the counted words. */
const TAIL = /\s+(?:of|with|on|in|from|for|or|and|per|each|about)\b|\s*[(,]/;

/** Returns `true` if the item is used only whole or halved: bay leaves are, onions are not. */
export function isCountedWhole(item: string, unit: Unit | null): boolean {
  return unit ? wholeUnits.includes(unit.singular) : WHOLE.test(getHead(item));
}

export function isEgg(item: string, unit: Unit | null): boolean {
  return unit === null && EGG.test(getHead(item));
}

function getHead(item: string): string {
  return item.slice(0, TAIL.exec(item)?.index ?? item.length);
}

/** Returns `true` if a cook can use half of the item: half a chili, but not half a star anise. */
export function isHalved(item: string, unit: Unit | null): boolean {
  return unit ? halvedUnits.includes(unit.singular) : HALVED.test(getHead(item));
}

/** Returns a half or a whole for less than one, else the nearest whole number. */
export function roundToHalf(value: Fraction): Fraction {
  return value.lt(0.75) ? new Fraction(1, 2) : roundToWhole(value);
}

/** Returns the nearest whole number, but never 0; a half is rounded up. */
export function roundToWhole(value: Fraction): Fraction {
  return value.lt(1) ? new Fraction(1) : value.round();
}

/** Typical number of cloves in a head of garlic. */
const HEAD = 12;

/**
 * Writes 12 or more cloves of garlic as heads: 62 cloves are 5 heads. Returns null for fewer cloves and other items.
 */
export function toGarlicHeads(value: Fraction, item: string, unit: Unit | null): string | null {
  if (unit?.singular !== 'clove' || !/\bgarlic\b/i.test(item) || value.lt(HEAD)) return null;
  const heads = value.div(HEAD).roundTo(1, 2);
  return `${fractionText(heads)} ${heads.gt(1) ? 'heads' : 'head'}`;
}

/** Pinches in a teaspoon. */
const PINCHES = 16;

/** Returns fewer than 4 pinches as they are, more as teaspoons. */
export function pinchesToSpoons(value: Fraction): { value: Fraction; unit: Unit } {
  return value.lt(4) ? { value, unit: getUnit('pinch') } : { value: value.div(PINCHES), unit: getUnit('tsp') };
}

/** Size of each can in a note. Example: "400 g each". */
const CAN_SIZE = /(?:^|[\s(,])(\d+)\s?(g|ml|oz)\b/;

/** Returns the content of half a can or 1 ½ cans, in brackets: "(200 g)" or "(600 g)"; empty for whole cans. */
export function toCanShare(value: Fraction, unit: Unit | null, text: string, units: Units): string {
  if (unit?.singular !== 'can' && unit?.singular !== 'tin') return '';
  const [, size, measure] = CAN_SIZE.exec(text) ?? [];
  const cans = roundToFraction(value, null);
  if (!size || cans.divisible(1)) return '';
  const from = cans.mul(Number(size)).roundTo(5);
  return ` (${amountText({ from, to: null, unit: getUnit(measure ?? 'g') }, units).text})`;
}
