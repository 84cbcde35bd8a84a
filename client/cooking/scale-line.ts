import type Fraction from 'fraction.js';
import { amountOf, type Measured, scaleAmount } from './amount.ts';
import type { Units } from './choose-unit.ts';
import { inflectItem } from './items.ts';
import { showAmount } from './show-amount.ts';
import { tailText } from './tail-text.ts';

/** One line of an ingredient list, taken apart: `Ingredient` in GraphQL. */
export type Line = Measured & {
  text: string;
  item: string;
  note?: string | null;
};

/**
 * The line for another number of servings or in other units. What has no amount is not scaled, and at factor 1 in the
 * units as written it is the line as written.
 * @param factor servings wanted by servings written
 */
export function scaleLine(line: Line, factor: Fraction, units: Units): string {
  if (factor.equals(1) && units === 'written') return line.text;
  const amount = amountOf(line);
  if (!amount) return tailText(line.text, line, factor, units);
  const { text, many } = showAmount(scaleAmount(amount, factor), units);
  // A pack keeps its size: 2 × 400 g cans.
  const pack = /^[x×]\s/.test(line.item) ? { ...line, unit: 'can' } : line;
  const item = line.unit ? line.item : inflectItem(line.item, many);
  const tail = tailText(line.note ? `${item}, ${line.note}` : item, pack, factor, units);
  return `${text}${saysOf(line) ? ' of' : ''} ${tail}`;
}

/** Whether the line is written "2 slices of bread". */
function saysOf({ text, unit, item }: Line): boolean {
  return Boolean(unit) && /\sof\s+$/.test(text.slice(0, text.indexOf(item)));
}
