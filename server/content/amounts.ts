import { convertAmount, getAmount } from '#cooking/amount.ts';
import { getUnit } from '#cooking/units.ts';
import { measureSpellings, thingUnits } from '#schema/rules/units.ts';
import type { IngredientType } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import { isNumber, type Quantity, readQuantity } from './quantity.ts';

/** A parsed ingredient line. */
export type ParsedLine = Pick<IngredientType, 'text' | 'quantity' | 'quantityTo' | 'unit' | 'item' | 'note'>;

type LineReading = ParsedLine | { problem: string };

const countUnits: ReadonlySet<string> = new Set(thingUnits.flat());
const singularCountUnits: ReadonlySet<string> = new Set(thingUnits.map(([singular]) => singular));
// The longest first, so that "fl oz" is not read as something else.
const spellings = [...measureSpellings.flat(), ...countUnits].sort((a, b) => b.length - a.length);
// Whole words only: neither the `l` of `large` nor the `clove` of `clove-studded`.
const unitAtStart = new RegExp(
  `^[\\s-]*((?:${spellings.map((spelling) => spelling.replace('.', '\\.').replace(' ', '\\s?')).join('|')})\\.?)(?=[\\s,(/)]|$)`,
  'iu',
);
/** Words between an amount and its unit: "2 heaped tsp", "1 very large bunch". */
const UNIT_MODIFIERS =
  /^\s+((?:(?:very|(?:(?:loosely|lightly|firmly|tightly|well)[\s-])?packed|scant|heaped|heaping|rounded|generous|level|good|full|big|large|small|medium|thick|thin|fat|long|short|sm|md|med|lg)\s+)+)/i;
/** Words before an amount that do not change it. */
const APPROXIMATELY =
  /^(?:and\/or|plus|about|around|approx\.?|approximately|roughly|circa|ca\.?|at least|up to|scant|heaped|heaping|rounded|generous|level|good)\s+(?=\S)/i;
/** A size in brackets before the unit: "1 (400 g) can". */
const BRACKET = /^\s*\([^()]*\)(?=\s)/;
/** A size before the counted item: "2 8-ounce packages", "1 3- to 4-lb rabbit". */
const SIZE_AT_START = /^\s+(?=[\d¼-¾⅐-⅞])/u;
/** A part of a fruit before the amount: "juice of 1 lemon", "finely grated zest and juice of 2 limes". */
const FRUIT_PART =
  /^((?:(?:finely|freshly|grated|squeezed|strained|fresh|pared|the)\s+)*(?:juice|zest|rind|peel)(?:\s+(?:and|&|or)\s+(?:(?:finely|freshly|grated|squeezed|pared)\s+)*(?:juice|zest|rind|peel))?)\s+(?:of|from)\s+(?=\S)/i;

/**
 * Parses one ingredient line, as specified in docs/content.md. Returns a problem if the line is unreadable, in words that
 * follow the line (`has a range that …`). Never throws.
 */
export function readIngredientLine(text: string): LineReading {
  const [part, partName] = FRUIT_PART.exec(text) ?? [];
  const ofPart = part && partName ? parseLine(text, text.slice(part.length)) : null;
  if (ofPart && !('problem' in ofPart) && ofPart.quantity !== null)
    return { ...ofPart, note: joinNotes(partName, ofPart.note) };
  return parseLine(text, text);
}

function parseLine(text: string, original: string): LineReading {
  const start = original.replace(APPROXIMATELY, '');
  // "About 200 g", "a good 500 g", "A 2-kg duck".
  const article = /^an?\s+(?:(?:good|generous|scant|full)\s+)?(?=[\d¼-¾⅐-⅞])/iu.exec(start)?.[0] ?? '';
  const quantity = readQuantity(start.slice(article.length));
  if (quantity === null) return parseUncounted(text, original);
  if ('problem' in quantity) return quantity;
  return parseCounted(text, quantity);
}

/** Parses the text after a number, including a second number to add: "¼ + ⅛ tsp salt". */
function parseCounted(text: string, first: Quantity): LineReading {
  const [plus] = /^\s*\+\s*(?=[\d¼-¾⅐-⅞])/u.exec(first.rest) ?? [];
  const second = plus === undefined ? null : readQuantity(first.rest.slice(plus.length));
  const isSum = second !== null && !('problem' in second) && second.to === null && first.to === null;
  const quantity = isSum ? { from: first.from.add(second.from), to: null, rest: second.rest } : first;
  const { rest } = quantity;
  const pack = /^\s*[x×]\s*(?=[\d.]|\p{No})/u.exec(rest);
  if (pack) return parsePack(text, quantity, rest.slice(pack[0].length));
  const times = /^\s*[x×]\s+/.exec(rest)?.[0].length ?? 0;
  const after = times > 0 ? ` ${rest.slice(times)}` : rest;
  const unit = readUnit(after);
  if (!unit) return parseUnitless(text, quantity, after);
  const total = withOtherAmounts(quantity, unit.unit, unit.rest);
  if ('problem' in total) return total;
  const line = withItem(amountFields(text, total.quantity, unit.unit), total.rest, unit.size);
  // `4 cloves` is the spice; `200 g` is unfinished.
  if ('problem' in line && isCountUnit(unit.unit)) return withItem(amountFields(text, quantity, null), rest);
  return line;
}

function amountFields(text: string, { from, to }: Pick<Quantity, 'from' | 'to'>, unit: string | null) {
  return { text, quantity: from.toFraction(), quantityTo: to?.toFraction() ?? null, unit };
}

function parseUnitless(text: string, quantity: Quantity, rest: string): LineReading {
  if (SIZE_AT_START.test(rest)) {
    const size = readQuantity(rest.trim());
    const after = size && !('problem' in size) ? readUnit(size.rest) : null;
    if (!after) return { problem: 'has two numbers side by side: write "2 x 400 g …"' };
    // "2 8-ounce packages cream cheese" counts packages.
    const unit = readUnit(after.rest);
    const amountText = rest.trim().slice(0, rest.trim().length - after.rest.length);
    if (unit) return withItem(amountFields(text, quantity, unit.unit), unit.rest, `${amountText} each`);
    return withItem(amountFields(text, quantity, null), rest);
  }
  if (!/^(?:[\s,(/-]|$)/.test(rest))
    return { problem: 'has an unreadable amount: put a space after the number or unit' };
  const line = withItem(amountFields(text, quantity, null), rest.replace(/^(?:-|\s+of\s+(?:an?\s+|the\s+)?)/, ' '));
  return 'problem' in line ? line : withUnitAtEnd(line);
}

/** A unit after the item: "3 large garlic cloves" are three cloves of garlic. */
const UNIT_AT_END =
  /^(?:(small|medium|large|big|fat|sm|md|lg)\s+)?(\S.*?)\s+((?<=\bgarlic )cloves?|bulbs?|stalks?|ribs?|heads?|(?<=\blemon ?grass )sticks?)$/i;

function withUnitAtEnd(line: ParsedLine): ParsedLine {
  const [, size, item, unit] = UNIT_AT_END.exec(line.item) ?? [];
  return item && unit ? { ...line, unit, item, note: joinNotes(size, line.note) } : line;
}

/** An amount after the name, at the end of a line: "milk powder ¼ cup". */
const AMOUNT_AT_END = /^([\p{L}][^,()\d]*?)[\s:–-]+(?=[\d¼-¾⅐-⅞])/u;

function withAmountAtEnd(text: string): ParsedLine | null {
  const [before, item] = AMOUNT_AT_END.exec(text) ?? [];
  if (before === undefined || item === undefined) return null;
  const quantity = readQuantity(text.slice(before.length));
  if (quantity === null || 'problem' in quantity) return null;
  const unit = readUnit(quantity.rest);
  const [, bracket] = /^\s*(\([^()]*\))?$/.exec(unit?.rest ?? '-') ?? [];
  if (!unit || (unit.rest.trim() !== '' && bracket === undefined)) return null;
  return { ...amountFields(text, quantity, unit.unit), item: item.trim(), note: bracket ?? null };
}

/** Parses a line without a number: "A bunch of basil", "pinch of salt", "a few sprigs of thyme", "a lemon", "salt". */
function parseUncounted(text: string, original: string): LineReading {
  if (!/^[\p{L}("'“‘]/u.test(original)) return { problem: 'must begin with an amount or with a word' };
  const atEnd = withAmountAtEnd(original);
  if (atEnd) return { ...atEnd, text };
  const [article = ''] = /^(?:an?|the)\s+/i.exec(original) ?? [];
  const [quantifier = ''] = /^(?:few|couple of|several)\s+/i.exec(original.slice(article.length)) ?? [];
  const unit = readUnit(` ${original.slice(article.length + quantifier.length)}`);
  if (unit && isCountUnit(unit.unit)) {
    const isOne = quantifier === '' && singularCountUnits.has(unit.unit.toLowerCase());
    const quantity = isOne ? '1' : null;
    const line = withItem({ text, quantity, quantityTo: null, unit: unit.unit }, stripLeadingOf(unit.rest), unit.size);
    const isUnit = article !== '' || quantifier !== '' || /^\s+of\s/.test(unit.rest) || needsNoArticle(unit.unit);
    if (isUnit && !('problem' in line)) return line;
  }
  if (article !== '' && quantifier === '') {
    const single = withItem({ text, quantity: '1', quantityTo: null, unit: null }, original.slice(article.length));
    if (!('problem' in single)) return single;
  }
  const before = quantifier === '' ? 0 : article.length + quantifier.length;
  return withItem({ text, quantity: null, quantityTo: null, unit: null }, original.slice(before));
}

/** Returns whether a line may begin with the unit, without a number and without "of": "pinch ground pepper". */
function needsNoArticle(unit: string): boolean {
  return !/^(?:clove|stick|head|leaf|stalk|rib|sheet|ball|loaf|slice|piece)$/i.test(unit);
}

/** `2 x 400 g cans tomatoes` counts cans: the 2 is scaled, `x 400 g cans tomatoes` stays as it is. */
function parsePack(text: string, quantity: Quantity, pack: string): LineReading {
  const size = readQuantity(pack);
  if (size && 'problem' in size) return size;
  const line = amountFields(text, quantity, null);
  const afterSize = size?.rest ?? '';
  const inner = withItem(line, readUnit(afterSize)?.rest ?? afterSize);
  return 'problem' in inner ? inner : withItem(line, quantity.rest);
}

/**
 * Reads the amounts after the first. Drops the same amount in another unit (`200 g/7 oz`), adds an addition (`1 cup plus
 * 2 tbsp`), and makes a range of an upper end (`200 g – 300 g`).
 */
function withOtherAmounts(
  first: Quantity,
  unit: string,
  text: string,
): { quantity: Pick<Quantity, 'from' | 'to'>; rest: string } | { problem: string } {
  let quantity: Pick<Quantity, 'from' | 'to'> = first;
  let rest = text;
  for (;;) {
    const [joint, mark = ''] =
      /^\s*(\/+(?:\s*about\b)?|\+|[-–—]|(?:plus|and|or|to|&)\s|(?=[\d¼-¾⅐-⅞]))\s*/u.exec(rest) ?? [];
    const isSpace = joint !== undefined && mark === '';
    const next = joint === undefined || (isSpace && !/^\s/.test(rest)) ? null : readQuantity(rest.slice(joint.length));
    if (next === null || 'problem' in next) return { quantity, rest: stripLeadingOf(rest) };
    const other = readUnit(next.rest);
    const joiner = mark.startsWith('/') ? '/' : mark.trim();
    // The last number counts the items: "80 g/3 oz/4 large egg yolks".
    if (!other && joiner === '/') return { quantity, rest: next.rest };
    if (!other || isCountUnit(other.unit)) return { quantity, rest: stripLeadingOf(rest) };
    if (joiner === '/' || joiner === 'or') {
      rest = skipCompound(other.rest, other.unit);
      continue;
    }
    const amount = getAmount({ quantity: next.from.toFraction(), unit: other.unit });
    const firstUnit = getUnit(unit);
    if (!amount?.unit || amount.unit.dimension !== firstUnit.dimension)
      return { problem: 'has two amounts, but only one can be scaled: delete one' };
    const { from } = convertAmount(amount, firstUnit);
    const isRange = /^(?:[-–—]|to)$/.test(joiner);
    if (isRange && from.lte(quantity.from)) return { problem: 'has a range that does not go up' };
    quantity = isRange ? { from: quantity.from, to: from } : { from: quantity.from.add(from), to: quantity.to };
    rest = other.rest;
  }
}

/** Returns the text after a compound measure: for "/2 lb 4 oz", the text after "4 oz". */
function skipCompound(rest: string, unit: string): string {
  const next = /^\s*(?=\d)/.test(rest) ? readQuantity(rest.trim()) : null;
  const other = next && !('problem' in next) ? readUnit(next.rest) : null;
  return other && getUnit(other.unit).dimension === getUnit(unit).dimension ? other.rest : rest;
}

function stripLeadingOf(rest: string): string {
  return rest.replace(/^\s*of\s+(?:the\s+)?/i, ' ');
}

/** @param size - words that describe the unit, which become the first note: "heaped" */
function withItem(line: Omit<ParsedLine, 'item' | 'note'>, rest: string, size?: string): LineReading {
  const comma = findComma(rest);
  const item = rest.slice(0, comma ?? undefined).trim();
  const note = comma === null ? null : rest.slice(comma + 1).trim();
  if (item === '') return { problem: 'has an amount but no food' };
  if (note === '') return { problem: 'ends with a comma' };
  return { ...line, item, note: joinNotes(size, note) };
}

function joinNotes(first: string | undefined, second: string | null): string | null {
  return first ? [first, second].filter(Boolean).join(', ') : second;
}

/** Returns the index of the first comma outside brackets, if there is one. */
function findComma(text: string): number | null {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (letter === ',' && depth === 0) return index;
  }
  return null;
}

/**
 * Returns the unit that a text begins with, as written, the words that describe it, and the rest; null if there is
 * none.
 */
function readUnit(text: string): { unit: string; size?: string; rest: string } | null {
  const match = unitAtStart.exec(text);
  if (match?.[1] && !isNumber(match[1])) return { unit: match[1], rest: text.slice(match[0].length) };
  const [described, size = ''] = UNIT_MODIFIERS.exec(text) ?? [];
  if (described) {
    const unitMatch = unitAtStart.exec(` ${text.slice(described.length)}`);
    if (unitMatch?.[1])
      return {
        unit: unitMatch[1],
        size: size.trim(),
        rest: ` ${text.slice(described.length)}`.slice(unitMatch[0].length),
      };
  }
  const [bracket] = BRACKET.exec(text) ?? [];
  const inner = bracket ? unitAtStart.exec(text.slice(bracket.length)) : null;
  if (!bracket || !inner?.[1] || !isCountUnit(inner[1])) return null;
  return { unit: inner[1], rest: `${bracket}${text.slice(bracket.length + inner[0].length)}` };
}

/** Returns whether the unit counts items and is not a measure: "clove", "can". */
function isCountUnit(unit: string): boolean {
  return countUnits.has(unit.toLowerCase());
}
