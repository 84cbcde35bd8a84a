import type Fraction from 'fraction.js';
import { getAmount, type Measurement } from './amount.ts';
import type { Units } from './choose-unit.ts';
import { inflectItem } from './plurals.ts';
import { type Line, scaleLine } from './scale-line.ts';
import { shownAmount } from './shown-amount.ts';

/** The part of an ingredient line that a step uses: `StepUse` in GraphQL. */
export type Use = Measurement & { part: 'ALL' | 'PART' | 'SOME' | 'REST' };

/** The texts that show a use. */
export type UseText = {
  /** The name of the item, as in the list. Example: "garlic". */
  item: string;
  /** Example: "6 cloves garlic, finely grated". */
  text: string;
  /** The text without the preparation. Example: "6 cloves garlic". */
  short: string;
  /** The amount without the name. Example: "6 cloves". Null if none is stated. */
  amount: string | null;
  /** `true` if the step uses the whole amount in the list. */
  isWhole: boolean;
};

/**
 * Writes the part of a line that a step uses, for another number of servings or in other units.
 * @param factor - desired servings divided by written servings
 */
export function scaleUse(line: Line, use: Use, factor: Fraction, units: Units): UseText {
  const amount = getAmount(use.part === 'ALL' ? line : use);
  const shown = amount && shownAmount(amount, line, factor, units);
  if (use.part === 'ALL') {
    const short = scaleLine(withoutNote(line), factor, units);
    return { item: line.item, text: scaleLine(line, factor, units), short, amount: shown?.text ?? null, isWhole: true };
  }
  if (!shown) {
    const text = `${use.part === 'REST' ? 'the rest' : 'some'} of the ${line.item}`;
    return { item: line.item, text, short: text, amount: null, isWhole: false };
  }
  const item = amount?.unit ? line.item : inflectItem(line.item, shown.isPlural);
  const text = `${shown.text} ${item}${use.part === 'REST' ? ', the rest' : ''}`;
  return { item: line.item, text, short: text, amount: shown.text, isWhole: false };
}

function withoutNote(line: Line): Line {
  const end = line.note ? line.text.lastIndexOf(`, ${line.note}`) : -1;
  return end < 0 ? line : { ...line, text: line.text.slice(0, end), note: null };
}
