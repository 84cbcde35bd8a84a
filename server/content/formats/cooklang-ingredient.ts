import type { LineFields } from '../format/recipe.schema.ts';
import { expandFraction } from '../quantity.ts';

/** An ingredient in Cooklang's terms; absent texts are empty. */
interface CooklangIngredient {
  amount: string;
  unit: string;
  name: string;
  note: string;
  /** `true` if it does not scale with the servings. */
  isFixed: boolean;
}

/** Fractions as Cooklang writes them, in digits. */
const FRACTIONS = new Map([...'½⅓⅔¼¾⅛'].map((sign) => [sign, expandFraction(sign)]));

/** Returns an amount with fraction characters; "01/2" and "11/2" are not fractions. */
function withFractionCharacters(amount: string): string {
  return [...FRACTIONS].reduce(
    (text, [sign, written]) => text.replace(new RegExp(`(?<![\\d/])${written}(?![\\d/])`), sign),
    amount,
  );
}

/** Returns an ingredient as a line of a recipe file. */
export function toIngredientLine({ amount, unit, name, note }: Omit<CooklangIngredient, 'isFixed'>): string {
  const words = [withFractionCharacters(amount.replace(/(?<=\d)\s*-\s*(?=\d)/, '–')), unit, name]
    .filter((word) => word !== '')
    .join(' ');
  return note === '' ? words : `${words}, ${note}`;
}

/** Returns a line as an ingredient of Cooklang: `@red onions{1%kg}(finely chopped)`. */
export function toCooklangIngredient(line: LineFields): string {
  const { amount, unit, name, note, isFixed } = getParts(line);
  const quantity = unit === '' ? amount : `${amount}%${unit}`;
  return `@${name}{${isFixed ? '=' : ''}${quantity}}${note === '' ? '' : `(${note})`}`;
}

/**
 * Splits a line into Cooklang's parts. If they would not give the same line again, or if Cooklang cannot write the
 * amount, the whole text becomes the name.
 */
function getParts(line: LineFields): CooklangIngredient {
  const whole = { amount: '', unit: '', name: line.text, note: '', isFixed: false };
  const { quantity, item, unit, text, details } = line;
  const note = line.note ?? '';
  // A bracket would end the note.
  const hasNote = note !== '' && !/[()]/.test(note);
  const name = note !== '' && !hasNote ? `${item}, ${note}` : item;
  const start = text.indexOf(item);
  if (start < 0) return whole;
  const amount = text.slice(0, start).trim();
  const parts = {
    amount: (unit === null ? amount : amount.slice(0, amount.lastIndexOf(unit)))
      .trim()
      .replace('–', '-')
      .replace(/\s?[½⅓⅔¼¾⅛]/g, (sign) => ` ${FRACTIONS.get(sign.trim())}`)
      .trim(),
    unit: unit ?? '',
    name,
    note: hasNote ? note : '',
    isFixed: details.scale === 'fixed' && quantity !== null,
  };
  return toIngredientLine(parts) === text && !/[{}%]/.test(parts.amount) ? parts : whole;
}
