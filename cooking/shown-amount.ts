import Fraction from 'fraction.js';
import { type Amount, amountIn, scaleAmount } from './amount.ts';
import { type AmountText, amountText } from './amount-text.ts';
import type { Units } from './choose-unit.ts';
import { headsOfGarlic, isCountedWhole, isEgg, partOfCan, roundToWhole, spoonsOfPinches } from './counts.ts';
import { fractionText, roundToFraction } from './numbers.ts';
import { measureOf, type Unit } from './units.ts';

/** Fields of an ingredient that decide how its amount grows and how it is measured. */
export type Kind = {
  item: string;
  note?: string | null;
  /** FIXED does not grow with the servings, WHOLE only in whole things. */
  scale?: 'FIXED' | 'WHOLE' | null;
  /** The density, where cooks measure it both by weight and by cups. */
  gramsPerMillilitre?: number | null;
  /** True where metric cooks measure it in millilitres. */
  isLiquid?: boolean | null;
};

/** An amount of an ingredient for the reader. */
type ShownAmount = AmountText & {
  /** The exact number of eggs or the like, where it was rounded to a whole one. Example: "1 ½". */
  exact: string | null;
};

/** @returns an amount of an ingredient, scaled, in the unit that a cook would use, and never ⅛ egg or 62 cloves */
export function shownAmount(amount: Amount, kind: Kind, factor: Fraction, units: Units): ShownAmount {
  const scaled = kind.scale === 'FIXED' ? amount : scaleAmount(amount, factor);
  const { from, to, unit } = scaled;
  const heads = headsOfGarlic(to ?? from, kind.item, unit);
  if (heads) return { text: heads, many: true, exact: null };
  if (unit?.one === 'pinch' && !to) {
    const spoons = spoonsOfPinches(from);
    if (spoons.unit.one === 'tsp') return shown({ from: spoons.value, to, unit: spoons.unit }, units);
  }
  if (isCountedWhole(kind.item, unit) || (kind.scale === 'WHOLE' && isCounted(unit)))
    return wholeAmount(scaled, kind, units);
  const measured = isZest(kind, unit) ? inHalves(scaled) : throughMeasures(scaled, kind, units);
  const { text, many } = amountText(measured, units);
  const part = to ? '' : partOfCan(from, unit, `${kind.item}, ${kind.note ?? ''}`, units);
  return { text: text + part, many, exact: null };
}

function shown(amount: Amount, units: Units): ShownAmount {
  return { ...amountText(amount, units), exact: null };
}

/** A fruit whose zest is grated: a cook grates a half or a whole one. */
function isZest({ note }: Kind, unit: Unit | null): boolean {
  return unit === null && /\bzest\b/i.test(note ?? '');
}

function inHalves({ from, to, unit }: Amount): Amount {
  const halves = (value: Fraction) => (value.lt(0.5) ? new Fraction(1, 2) : value.roundTo(1, 2));
  return { from: halves(from), to: to && halves(to), unit };
}

function isCounted(unit: Unit | null): boolean {
  return unit === null || unit.dimension.startsWith('count');
}

function wholeAmount({ from, to, unit }: Amount, { item, scale }: Kind, units: Units): ShownAmount {
  const whole = { from: roundToWhole(from), to: to && roundToWhole(to), unit };
  const said = to === null && !whole.from.equals(from) && (scale === 'WHOLE' || isEgg(item, unit));
  const rounded = roundToFraction(from, null);
  const exact = said && !rounded.equals(whole.from) && !rounded.equals(0) ? fractionText(rounded) : null;
  return { ...amountText(whole, units), exact };
}

/** From these grams or millilitres on a scale or a jug is better than spoons. */
const MEASURED = 5;
/** Eight cups: more is weighed. */
const MOST_MILLILITRES = 1920;
const AMERICAN: readonly string[] = ['tsp', 'tbsp', 'cup', 'fl oz', 'quart'];
const METRIC: readonly string[] = ['g', 'kg', 'mg'];

/** For metric cooks cups of flour become grams and spoons of oil millilitres, for American ones grams become cups. */
function throughMeasures(amount: Amount, { gramsPerMillilitre, isLiquid }: Kind, units: Units): Amount {
  const { unit } = amount;
  if (!unit) return amount;
  if (units === 'metric' && AMERICAN.includes(unit.one))
    return metricAmount(amount, gramsPerMillilitre, isLiquid === true);
  if (!gramsPerMillilitre || units !== 'us' || !METRIC.includes(unit.one)) return amount;
  const millilitres = scaleAmount(amountIn(amount, measureOf('g')), measureOf('g').size.div(gramsPerMillilitre));
  return millilitres.from.gt(MOST_MILLILITRES) ? amount : { ...millilitres, unit: measureOf('ml') };
}

function metricAmount(amount: Amount, density: number | null | undefined, isLiquid: boolean): Amount {
  const millilitres = amountIn(amount, measureOf('ml'));
  const measured = density
    ? { ...scaleAmount(millilitres, new Fraction(density)), unit: measureOf('g') }
    : isLiquid
      ? millilitres
      : null;
  return measured === null || measured.from.lt(MEASURED) ? amount : wholeNumbers(measured);
}

function wholeNumbers({ from, to, unit }: Amount): Amount {
  return { from: from.round(), to: to?.round() ?? null, unit };
}
