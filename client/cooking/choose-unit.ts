import Fraction from 'fraction.js';
import { type Amount, amountIn } from './amount.ts';
import { roundToFraction } from './show-number.ts';
import { type MeasureName, measureName, measureOf } from './units.ts';

/** How amounts are shown: in the author's units, or all in one system. */
export type Units = 'written' | 'metric' | 'us';

/** The measures that one dimension is shown in. */
type Ladder = 'grams' | 'litres' | 'spoons' | 'cups' | 'ounces' | 'fluid' | 'centimetres' | 'inches';

const written: Record<MeasureName, Ladder> = {
  g: 'grams',
  kg: 'grams',
  mg: 'grams',
  oz: 'ounces',
  lb: 'ounces',
  ml: 'litres',
  l: 'litres',
  tsp: 'spoons',
  tbsp: 'spoons',
  'fl oz': 'fluid',
  cup: 'cups',
  quart: 'cups',
  mm: 'centimetres',
  cm: 'centimetres',
  inch: 'inches',
};
/** Spoons are the same on both sides of the ocean. */
const metric: Partial<Record<Ladder, Ladder>> = {
  ounces: 'grams',
  fluid: 'litres',
  cups: 'litres',
  inches: 'centimetres',
};
const us: Partial<Record<Ladder, Ladder>> = {
  grams: 'ounces',
  litres: 'cups',
  spoons: 'cups',
  centimetres: 'inches',
};

/** @returns the same amount, exactly, in the unit that a cook would say it in; never in another dimension */
export function inCooksUnit(amount: Amount, units: Units): Amount {
  const name = amount.unit && measureName(amount.unit.one);
  if (!name) return amount;
  const own = written[name];
  const ladder = (units === 'metric' ? metric[own] : units === 'us' ? us[own] : own) ?? own;
  const base = amount.from.mul(measureOf(name).size);
  const step = name === 'mg' && base.lt(1) ? 'mg' : stepOf(ladder, base);
  return step === name ? amount : amountIn(amount, measureOf(step));
}

/** @param base the lower end, in g, ml or mm */
function stepOf(ladder: Ladder, base: Fraction): MeasureName {
  switch (ladder) {
    case 'grams':
      return base.lt(1000) ? 'g' : 'kg';
    case 'ounces':
      // What would be shown as 16 oz is a pound.
      return base.div(measureOf('oz').size).lt(15.75) ? 'oz' : 'lb';
    case 'litres':
      return base.lt(1000) ? 'ml' : 'l';
    case 'fluid':
      return base.lt(15) ? spoonOf(base) : 'fl oz';
    case 'spoons':
      return spoonOf(base);
    case 'cups':
      if (base.lt(58) || isHalfSpoon(base)) return spoonOf(base);
      return base.lt(1920) ? 'cup' : 'quart';
    case 'centimetres':
      return base.lt(10) ? 'mm' : 'cm';
    case 'inches':
      return 'inch';
  }
}

/** Tablespoons where they come out even, as 1 ½ do and 1 ⅓ (4 teaspoons) do not. */
function spoonOf(base: Fraction): 'tsp' | 'tbsp' {
  const teaspoons = roundToFraction(base.div(5));
  if (teaspoons.lt(3)) return 'tsp';
  if (teaspoons.gte(9) || teaspoons.divisible(1.5)) return 'tbsp';
  return teaspoons.gte(6) && !teaspoons.divisible(1) ? 'tbsp' : 'tsp';
}

/** 4 ½ tbsp and the like, for which no cup is made. */
function isHalfSpoon(base: Fraction): boolean {
  return base.lt(120) && base.divisible(7.5) && !base.divisible(15);
}
