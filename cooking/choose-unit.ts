import Fraction from 'fraction.js';
import { type Amount, convertAmount } from './amount.ts';
import { roundToFraction } from './numbers.ts';
import { getMeasure, type MeasureName, measureName } from './units.ts';

/** The reader's choice of units: `written` keeps the author's, the others convert to one system. */
export type Units = 'written' | 'metric' | 'us';

/** A series of measures of one dimension, small to large, from which the measure that suits an amount is chosen. */
type Ladder = 'grams' | 'liters' | 'spoons' | 'spoonsOrLiters' | 'cups' | 'ounces' | 'fluid' | 'centimeters' | 'inches';

const ladders: Record<MeasureName, Ladder> = {
  g: 'grams',
  kg: 'grams',
  mg: 'grams',
  oz: 'ounces',
  lb: 'ounces',
  ml: 'liters',
  l: 'liters',
  tsp: 'spoons',
  tbsp: 'spoons',
  'fl oz': 'fluid',
  cup: 'cups',
  pint: 'cups',
  quart: 'cups',
  mm: 'centimeters',
  cm: 'centimeters',
  inch: 'inches',
};
/** Ladders that replace the author's for metric cooks, who also measure small amounts in spoons. */
const metricLadders: Partial<Record<Ladder, Ladder>> = {
  spoons: 'spoonsOrLiters',
  ounces: 'grams',
  fluid: 'liters',
  cups: 'liters',
  inches: 'centimeters',
};
const usLadders: Partial<Record<Ladder, Ladder>> = {
  grams: 'ounces',
  liters: 'cups',
  spoons: 'cups',
  centimeters: 'inches',
};

/** Returns the exact amount in the unit of the same dimension that a cook would use. */
export function toKitchenUnit(amount: Amount, units: Units): Amount {
  const name = amount.unit && measureName(amount.unit.singular);
  if (!name) return amount;
  const ownLadder = ladders[name];
  const ladder =
    (units === 'metric' ? metricLadders[ownLadder] : units === 'us' ? usLadders[ownLadder] : ownLadder) ?? ownLadder;
  const base = amount.from.mul(getMeasure(name).size);
  const measure = name === 'mg' && base.lt(1) && units !== 'us' ? 'mg' : getMeasureName(ladder, base);
  return measure === name ? amount : convertAmount(amount, getMeasure(measure));
}

/** Returns the measure of a ladder that suits an amount. @param base - the amount's lower end, in g, ml or mm */
function getMeasureName(ladder: Ladder, base: Fraction): MeasureName {
  switch (ladder) {
    case 'grams':
      return base.lt(1000) ? 'g' : 'kg';
    case 'ounces':
      // Larger amounts would be rounded to 16 oz, which is a pound.
      return base.div(getMeasure('oz').size).lt(15.75) ? 'oz' : 'lb';
    case 'liters':
      return base.lt(1000) ? 'ml' : 'l';
    case 'fluid':
      return base.lt(15) ? getSpoon(base) : 'fl oz';
    case 'spoons':
      return base.gte(MANY_SPOONS) && isNear(base, 'cup') ? 'cup' : getSpoon(base);
    case 'spoonsOrLiters':
      return base.lt(MANY_SPOONS) ? getSpoon(base) : getMeasureName('liters', base);
    case 'cups':
      return getCupOrSpoon(base);
    case 'centimeters':
      return base.lt(10) ? 'mm' : 'cm';
    case 'inches':
      return 'inch';
  }
}

/** Prefers tablespoons for large amounts and for halves of a tablespoon: 1 ½ tbsp, but 4 tsp instead of 1 ⅓ tbsp. */
function getSpoon(base: Fraction): 'tsp' | 'tbsp' {
  const teaspoons = roundToFraction(base.div(5), 'tsp');
  if (teaspoons.lt(3)) return 'tsp';
  if (teaspoons.gte(9) || teaspoons.divisible(1.5)) return 'tbsp';
  return teaspoons.gte(6) && !teaspoons.divisible(1) ? 'tbsp' : 'tsp';
}

/** Volume, in ml, below which the ladders `spoons` and `spoonsOrLiters` use only spoons: eight tablespoons. */
const MANY_SPOONS = 120;
/** Maximum error of a rounded amount, relative to the exact amount. */
const MAX_ERROR = new Fraction(1, 20);

/** Uses spoons for small amounts and, below a cup, for amounts that suit spoons better: 105 ml are 7 tbsp. */
function getCupOrSpoon(base: Fraction): 'tsp' | 'tbsp' | 'cup' | 'quart' {
  if (base.lt(58) || isHalfSpoon(base)) return getSpoon(base);
  if (base.lt(240) && !isNear(base, 'cup') && isNear(base, 'tbsp')) return 'tbsp';
  return base.lt(1920) ? 'cup' : 'quart';
}

function isNear(base: Fraction, name: 'tbsp' | 'cup'): boolean {
  const exact = base.div(getMeasure(name).size);
  return roundToFraction(exact, name).sub(exact).abs().lte(exact.mul(MAX_ERROR));
}

/** Returns `true` for a number of tablespoons that ends in a half, such as 4 ½: no cup measures that. */
function isHalfSpoon(base: Fraction): boolean {
  return base.lt(120) && base.divisible(7.5) && !base.divisible(15);
}
