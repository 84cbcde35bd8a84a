import Fraction from 'fraction.js';
import { getAmount, type Measurement, scaleAmount } from './amount.ts';
import { amountText } from './amount-text.ts';
import type { Units } from './choose-unit.ts';
import { convertText } from './convert-text.ts';
import type { Measure } from './measures-in-text.ts';
import { readNumber } from './numbers.ts';
import { inflectItem } from './plurals.ts';
import { type IngredientTraits, shownAmount } from './shown-amount.ts';
import { getUnit } from './units.ts';

/** A line of an ingredient list, split into its parts: `Ingredient` in GraphQL. */
export type Line = Measurement &
  IngredientTraits & {
    text: string;
    /** Other words for an amount that is not whole. Example: "1 egg and 1 yolk for 1 1/2". */
    instead?: string | null;
  };

const one = new Fraction(1);

/**
 * Returns the text of a line for another number of servings or in other units. A line without an amount is not scaled.
 * A fixed amount gets the note "(stays the same)" if the factor is not 1. At factor 1 in the author's units, the text is
 * unchanged.
 * @param factor - desired servings divided by written servings
 */
export function scaleLine(line: Line, factor: Fraction, units: Units): string {
  const lineFactor = line.scale === 'FIXED' ? one : factor;
  const amount = getAmount(line);
  const fixedNote = amount && line.scale === 'FIXED' && !factor.equals(1) ? ' (stays the same)' : '';
  if (lineFactor.equals(1) && units === 'written') return line.text + fixedNote;
  if (!amount) return tailText(line.text, line, lineFactor, units);
  const { text, isPlural, exact } = shownAmount(amount, line, lineFactor, units);
  const instead = getReplacement(line, scaleAmount(amount, lineFactor).from);
  // A pack keeps its size: 2 × 400 g cans.
  const packLine = /^[x×]\s/.test(line.item) ? { ...line, unit: 'can' } : line;
  const item = line.unit ? line.item : inflectItem(line.item, isPlural);
  const note = line.note ? `, ${line.note}` : '';
  if (instead) return instead + tailText(note, packLine, lineFactor, units);
  const tail = tailText(item + note, packLine, lineFactor, units);
  return `${text}${hasPreposition(line) ? ' of' : ''} ${tail}${exact ? ` (rounded from ${exact})` : ''}${fixedNote}`;
}

/** Returns the author's replacement for exactly this amount. */
function getReplacement({ instead }: Line, scaled: Fraction): string | null {
  const [, words, amount] = /^(.+) for ([\d½ /.]+)$/.exec(instead ?? '') ?? [];
  return words && amount && readNumber(amount.trim()).equals(scaled) ? words : null;
}

/** Returns `true` if the author wrote "of" after the unit: "2 slices of bread". */
function hasPreposition({ text, unit, item }: Line): boolean {
  return Boolean(unit) && /\sof\s+$/.test(text.slice(0, text.indexOf(item)));
}

/**
 * Returns the text after the amount. Measures that repeat the amount are scaled (40 g berbere, about 5 tbsp); sizes are
 * not (2 cans tomatoes, 400 g each; 1 onion, 150 g; tortillas, about 15 cm).
 */
function tailText(text: string, line: Measurement, factor: Fraction, units: Units): string {
  const appliedFactor = getAmount(line) ? factor : one;
  const scaled = text.replace(/\bfrom (\d+) ([^,;)]+)/g, (matched, number: string, item: string) => {
    if (appliedFactor.equals(1) || /^[a-z]+\b/.exec(item)?.[0] === 'minutes') return matched;
    const amount = scaleAmount({ from: new Fraction(number), to: null, unit: null }, appliedFactor);
    const { text: scaledNumber, isPlural } = amountText(amount, units);
    return `from ${scaledNumber} ${inflectItem(item, isPlural)}`;
  });
  return convertText(scaled, units, (measure, after) => (repeatsAmount(line, measure, after) ? appliedFactor : one));
}

/** Returns `true` if a measure in a line's text repeats its amount, and is not a size or a temperature. */
function repeatsAmount(line: Measurement, { unit, gap }: Measure, after: string): boolean {
  if (unit === 'C' || unit === 'F' || gap === '-' || /^\s+(?:each|per)\b/.test(after)) return false;
  const { dimension } = getUnit(unit);
  if (dimension === 'length') return false;
  if (unit === 'tsp' || unit === 'tbsp' || unit === 'cup') return true;
  if (line.unit) return !getUnit(line.unit).dimension.startsWith('count');
  // "1 onion, 150 g" states a size, which stays; "3 carrots, 300 g" becomes 6 carrots, 600 g.
  return getAmount(line)?.from.gt(1) ?? false;
}
