import Fraction from 'fraction.js';
import { type Amount, getAmount, scaleAmount } from './amount.ts';
import type { Units } from './choose-unit.ts';
import { NUMBER } from './numbers.ts';
import { inflectItem } from './plurals.ts';
import type { Line } from './scale-line.ts';
import { readMark } from './scale-text.ts';
import { scaleUse } from './scale-use.ts';
import { shownAmount } from './shown-amount.ts';

/** A substitute for an amount of a food: `Substitute` in GraphQL. */
type Substitute = {
  /** Example: "1 tbsp". */
  amount: string;
  /** Example: "2 tsp sweet paprika and 1 tsp cayenne pepper"; empty if the food can be omitted. */
  text: string;
};

const BETWEEN = new RegExp(`(, | and )(?=${NUMBER})`, 'u');
const one = new Fraction(1);

/**
 * Writes the substitute for a line, for another number of servings or in other units.
 * @param substitute - the substitute for an amount of the line's food
 * @param factor - desired servings divided by written servings
 * @returns null if an amount is missing, or if the amounts cannot be compared, such as a bunch and grams
 */
export function scaleSubstitute(
  line: Line,
  { amount, text }: Substitute,
  factor: Fraction,
  units: Units,
): Substitute | null {
  const lineAmount = getAmount(line);
  const replacedAmount = readMark(amount)?.amount;
  const times = lineAmount && replacedAmount && divideAmounts(lineAmount, replacedAmount, line.gramsPerMilliliter);
  if (!times) return null;
  const lineFactor = line.scale === 'FIXED' ? one : factor;
  const scaleText = (text: string) => {
    const mark = readMark(text);
    if (!mark) return text;
    const { from, unit } = mark.amount;
    const substituteAmount = { from: from.mul(times.from), to: times.to && from.mul(times.to), unit };
    const shown = shownAmount(substituteAmount, { item: mark.item }, lineFactor, units);
    return `${shown.text} ${unit ? mark.item : inflectItem(mark.item, shown.isPlural)}`;
  };
  return {
    amount: scaleUse(line, { part: 'ALL' }, factor, units).short,
    text: text.split(BETWEEN).map(scaleText).join(''),
  };
}

/** Returns how many times the total contains the part; null if they cannot be compared. */
function divideAmounts(total: Amount, part: Amount, gramsPerMilliliter: number | null | undefined): Amount | null {
  // "3 pieces" of a chilli are three chillies.
  const [unit, other] = [total, part].map((amount) => (amount.unit?.singular === 'piece' ? null : amount.unit));
  const times = (unit?.size ?? one).div((other?.size ?? one).mul(part.from));
  if (unit?.dimension === other?.dimension) return scaleAmount(total, times);
  const density = gramsPerMilliliter && new Fraction(gramsPerMilliliter);
  if (!density) return null;
  if (unit?.dimension === 'weight' && other?.dimension === 'volume') return scaleAmount(total, times.div(density));
  if (unit?.dimension === 'volume' && other?.dimension === 'weight') return scaleAmount(total, times.mul(density));
  return null;
}
