import type { LineFields } from '../format/recipe.schema.ts';
import { expandFraction } from '../quantity.ts';

/** The parts of an ingredient in Cooklang; absent parts are empty. */
interface CooklangIngredient {
  amount: string;
  unit: string;
  name: string;
  note: string;
  /** `true` if it does not scale with the servings. */
  isFixed: boolean;
}

/** Fraction characters, with the digits that Cooklang has in their place. */
const FRACTIONS = new Map([...'½⅓⅔¼¾⅛'].map((character) => [character, expandFraction(character)]));

/** Returns an amount with fraction characters; "01/2" and "11/2" are not fractions. */
function withFractionCharacters(amount: string): string {
  return [...FRACTIONS].reduce(
    (text, [character, digits]) => text.replace(new RegExp(`(?<![\\d/])${digits}(?![\\d/])`), character),
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
 * Splits a line into Cooklang's parts. If joining them would give another line, or if Cooklang cannot write the amount,
 * the whole text becomes the name.
 */
function getParts(line: LineFields): CooklangIngredient {
  const wholeLine = { amount: '', unit: '', name: line.text, note: '', isFixed: false };
  const { quantity, item, unit, text, details } = line;
  const note = line.note ?? '';
  // A bracket inside the note would end it.
  const hasNote = note !== '' && !/[()]/.test(note);
  const name = note !== '' && !hasNote ? `${item}, ${note}` : item;
  const start = text.indexOf(item);
  if (start < 0) return wholeLine;
  const amount = text.slice(0, start).trim();
  const parts = {
    amount: (unit === null ? amount : amount.slice(0, amount.lastIndexOf(unit)))
      .trim()
      .replace('–', '-')
      .replace(/\s?[½⅓⅔¼¾⅛]/g, (character) => ` ${FRACTIONS.get(character.trim())}`)
      .trim(),
    unit: unit ?? '',
    name,
    note: hasNote ? note : '',
    isFixed: details.scale === 'fixed' && quantity !== null,
  };
  return toIngredientLine(parts) === text && !/[{}%]/.test(parts.amount) ? parts : wholeLine;
}
