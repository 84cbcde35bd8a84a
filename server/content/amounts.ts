import { measureSpellings, thingUnits } from '#schema/rules/units.ts';
import type { IngredientType } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import { readQuantity } from './quantity.ts';

/** An ingredient line, taken apart. */
export type LineText = Pick<IngredientType, 'text' | 'quantity' | 'quantityTo' | 'unit' | 'item' | 'note'>;

const things: ReadonlySet<string> = new Set(thingUnits.flat());
const spellings = [...measureSpellings.flat(), ...things];
// Whole words only: neither the `l` of `large` nor the `clove` of `clove-studded`.
const unitAtStart = new RegExp(
  `^\\s*((?:${spellings.map((spelling) => spelling.replace('.', '\\.').replace(' ', '\\s')).join('|')})\\.?)(?=[\\s,(]|$)`,
  'iu',
);

/**
 * Takes one ingredient line apart, as docs/content.md says. Throws for no text at all: what cannot be read comes back
 * as a problem, worded to follow the line's name (`has a range that …`).
 */
export function readIngredientLine(text: string): LineText | { problem: string } {
  const quantity = readQuantity(text);
  if (quantity === null) return withoutAmount(text);
  if ('problem' in quantity) return quantity;
  const amount = { text, quantity: quantity.from.toFraction(), quantityTo: quantity.to?.toFraction() ?? null };

  const pack = /^\s*[x×]\s*(?=[\d.]|\p{No})/u.exec(quantity.rest);
  if (pack) return withPack(amount, quantity.rest, quantity.rest.slice(pack[0].length));

  const found = readUnit(quantity.rest);
  if (!found) {
    if (/^\s+\p{N}/u.test(quantity.rest)) return { problem: 'has two numbers side by side: write "2 x 400 g …"' };
    if (!/^(?:[\s,(]|$)/.test(quantity.rest))
      return { problem: 'has an amount that no one can read, without a space after it' };
    return withItem({ ...amount, unit: null }, quantity.rest);
  }
  if (secondAmount(found.rest)) return { problem: 'has two amounts, and only one can be scaled: give one of them' };
  const line = withItem({ ...amount, unit: found.unit }, found.rest.replace(/^\s*of\s+/, ' '));
  // `4 cloves` is the spice; `200 g` is unfinished.
  if ('problem' in line && isThing(found.unit)) return withItem({ ...amount, unit: null }, quantity.rest);
  return line;
}

type Amount = Pick<LineText, 'text' | 'quantity' | 'quantityTo'>;

function withoutAmount(text: string): LineText | { problem: string } {
  if (!/^[\p{L}("'“‘]/u.test(text)) return { problem: 'must begin with an amount or with a word' };
  if (/^(?:about|around|approx\.?|approximately|roughly|circa|ca\.?|at least|up to)\s+(?:\p{N}|\.\d)/iu.test(text)) {
    return { problem: 'must begin with its amount: put "about" and the like behind a comma' };
  }
  return withItem({ text, quantity: null, quantityTo: null, unit: null }, text);
}

/** `2 x 400 g cans tomatoes` counts cans: the 2 is scaled, `x 400 g cans tomatoes` stays as it is. */
function withPack(amount: Amount, rest: string, pack: string): LineText | { problem: string } {
  const size = readQuantity(pack);
  if (size && 'problem' in size) return size;
  const afterSize = size?.rest ?? '';
  const inner = withItem({ ...amount, unit: null }, readUnit(afterSize)?.rest ?? afterSize);
  return 'problem' in inner ? inner : withItem({ ...amount, unit: null }, rest);
}

function withItem(line: Omit<LineText, 'item' | 'note'>, rest: string): LineText | { problem: string } {
  const comma = firstComma(rest);
  const item = rest.slice(0, comma ?? undefined).trim();
  const note = comma === null ? null : rest.slice(comma + 1).trim();
  if (item === '') return { problem: 'does not say what it is an amount of' };
  if (note === '') return { problem: 'ends with a comma' };
  return { ...line, item, note };
}

/** A comma inside brackets belongs to what is in the brackets. */
function firstComma(text: string): number | null {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (letter === ',' && depth === 0) return index;
  }
  return null;
}

/** After a unit: `– 300 g`, `/ 7 oz`, `plus 2 tbsp`, `2 tbsp`; but not the percentage of `1 cup 2 % milk`. */
function secondAmount(rest: string): boolean {
  if (/^\s*(?:[-–—/+]|to\s)\s*(?:\p{N}|\.\d)/u.test(rest)) return true;
  const joined = /^\s+(?:(?:plus|and|or|&)\s+)?(?=\p{N}|\.\d)/u.exec(rest);
  if (!joined) return false;
  const quantity = readQuantity(rest.slice(joined[0].length));
  return quantity !== null && !('problem' in quantity) && readUnit(quantity.rest) !== null;
}

/** @returns the unit that `text` begins with, as written, and what follows it; null where it begins with none. */
function readUnit(text: string): { unit: string; rest: string } | null {
  const match = unitAtStart.exec(text);
  return match?.[1] ? { unit: match[1], rest: text.slice(match[0].length) } : null;
}

/** @returns `true` when the unit can stand alone, as a thing one counts. */
function isThing(unit: string): boolean {
  return things.has(unit.toLowerCase());
}
