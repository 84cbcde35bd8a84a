import { convertAmount, getAmount } from '#cooking/amount.ts';
import { getUnit } from '#cooking/units.ts';
import { countableUnits, measureSpellings } from '#schema/rules/units.ts';
import type { IngredientType } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import { type Quantity, readQuantity } from './quantity.ts';

/** A parsed ingredient line. */
export type ParsedLine = Pick<IngredientType, 'text' | 'quantity' | 'quantityTo' | 'unit' | 'item' | 'note'>;

type AmountProblem = { problem: string };
type LineParts = Omit<ParsedLine, 'text'>;
type LineAmount = Pick<LineParts, 'quantity' | 'quantityTo' | 'unit'>;

/** A unit at the start of a text, as written. */
interface UnitReading {
  unit: string;
  /** Words that describe the unit: "heaped". */
  description?: string;
  rest: string;
}

const countUnits: ReadonlySet<string> = new Set(countableUnits.flat());
const singularCountUnits: ReadonlySet<string> = new Set(countableUnits.map(([singular]) => singular));
const spellings = [...measureSpellings.flat(), ...countUnits];
// Whole words only: neither the `l` of `large` nor the `clove` of `clove-studded`.
const unitAtStart = new RegExp(
  `^[\\s-]*((?:${spellings.map((spelling) => spelling.replace('.', '\\.').replace(' ', '\\s?')).join('|')})\\.?)(?=[\\s,(/)]|$)`,
  'iu',
);
/** Words between an amount and its unit: "2 heaped tsp", "1 very large bunch". */
const UNIT_MODIFIERS =
  /^\s+((?:(?:very|(?:(?:loosely|lightly|firmly|tightly|well)[\s-])?packed|scant|heaped|heaping|rounded|generous|level|good|full|big|large|small|medium|thick|thin|fat|long|short|sm|md|med|lg)\s+)+)/i;
/** A word before an amount that does not change it. */
const APPROXIMATELY =
  /^(?:and\/or|plus|about|around|approx\.?|approximately|roughly|circa|ca\.?|at least|up to|scant|heaped|heaping|rounded|generous|level|good)\s+(?=\S)/i;
/** A note in brackets before the unit: "1 (400 g) can". */
const BRACKET = /^\s*\([^()]*\)(?=\s)/;
/** A size before the counted item: "2 8-ounce packages", "1 3- to 4-lb rabbit". */
const SIZE_AT_START = /^\s+(?=\p{N})/u;
/** A part of a fruit before the amount: "juice of 1 lemon", "finely grated zest and juice of 2 limes". */
const FRUIT_PART =
  /^((?:(?:finely|freshly|grated|squeezed|strained|fresh|pared|the)\s+)*(?:juice|zest|rind|peel)(?:\s+(?:and|&|or)\s+(?:(?:finely|freshly|grated|squeezed|pared)\s+)*(?:juice|zest|rind|peel))?)\s+(?:of|from)\s+(?=\S)/i;

/** An article before an amount: "a good 500 g", "A 2-kg duck". */
const ARTICLE = /^an?\s+(?:(?:good|generous|scant|full)\s+)?(?=\p{N})/iu;

/**
 * Parses one ingredient line, as specified in docs/content.md. Returns a problem if the line is unreadable; its text
 * continues a sentence about the line (`has a range that …`). Never throws.
 */
export function readIngredientLine(text: string): ParsedLine | AmountProblem {
  const line = parseFruitPart(text) ?? parseLine(text);
  return 'problem' in line ? line : { text, ...line };
}

/** Parses "juice of 1 lemon" as 1 lemon, with the note "juice"; null if the line does not have this form. */
function parseFruitPart(text: string): LineParts | null {
  const [beforeAmount, part] = FRUIT_PART.exec(text) ?? [];
  if (beforeAmount === undefined) return null;
  const line = parseLine(text.slice(beforeAmount.length));
  return 'problem' in line || line.quantity === null ? null : { ...line, note: joinNotes(part, line.note) };
}

function parseLine(text: string): LineParts | AmountProblem {
  const quantity = readQuantity(text.replace(APPROXIMATELY, '').replace(ARTICLE, ''));
  if (quantity === null) return parseUncounted(text);
  return 'problem' in quantity ? quantity : parseCounted(addSecondNumber(quantity));
}

/** Returns the quantity that a text begins with; null if there is none, or if it is unreadable. */
function findQuantity(text: string): Quantity | null {
  const quantity = readQuantity(text);
  return quantity && 'problem' in quantity ? null : quantity;
}

/** Adds a second number before the unit: "¼ + ⅛ tsp salt". */
function addSecondNumber(first: Quantity): Quantity {
  const [plus] = /^\s*\+\s*(?=\p{N})/u.exec(first.rest) ?? [];
  const second = plus === undefined ? null : findQuantity(first.rest.slice(plus.length));
  if (second === null || second.to !== null || first.to !== null) return first;
  return { from: first.from.add(second.from), to: null, rest: second.rest };
}

/** Parses the text after a number. */
function parseCounted(quantity: Quantity): LineParts | AmountProblem {
  const { rest } = quantity;
  const [times] = /^\s*[x×]\s*(?=[\d.]|\p{No})/u.exec(rest) ?? [];
  if (times !== undefined) return parsePack(quantity, rest.slice(times.length));
  // "2 x whole ducks"
  const afterTimes = rest.replace(/^\s*[x×]\s+/, ' ');
  const unit = readUnit(afterTimes);
  if (!unit) return parseUnitless(quantity, afterTimes);
  const total = mergeOtherAmounts({ ...quantity, rest: unit.rest }, unit.unit);
  if ('problem' in total) return total;
  const line = withItem(toLineAmount(total, unit.unit), total.rest, unit.description);
  // `4 cloves` without an item is the spice; `200 g` lacks its food.
  return 'problem' in line && isCountUnit(unit.unit) ? withItem(toLineAmount(quantity, null), rest) : line;
}

function toLineAmount({ from, to }: Quantity, unit: string | null): LineAmount {
  return { quantity: from.toFraction(), quantityTo: to?.toFraction() ?? null, unit };
}

/** `2 x 400 g cans tomatoes` counts cans: the 2 is scaled, `x 400 g cans tomatoes` stays as it is. */
function parsePack(quantity: Quantity, pack: string): LineParts | AmountProblem {
  const size = readQuantity(pack);
  if (size && 'problem' in size) return size;
  const amount = toLineAmount(quantity, null);
  const afterSize = size?.rest ?? '';
  const contents = withItem(amount, readUnit(afterSize)?.rest ?? afterSize);
  return 'problem' in contents ? contents : withItem(amount, quantity.rest);
}

function parseUnitless(quantity: Quantity, text: string): LineParts | AmountProblem {
  if (SIZE_AT_START.test(text)) return parseSized(quantity, text.trim());
  if (!/^(?:[\s,(/-]|$)/.test(text))
    return { problem: 'has an unreadable amount: put a space after the number or unit' };
  const item = text.replace(/^(?:-|\s+of\s+(?:an?\s+|the\s+)?)/, ' ');
  const line = withItem(toLineAmount(quantity, null), item);
  return 'problem' in line ? line : withUnitAtEnd(line);
}

/** Parses a size before the counted items: "2 8-ounce packages cream cheese" counts packages. */
function parseSized(quantity: Quantity, text: string): LineParts | AmountProblem {
  const size = findQuantity(text);
  const sizeUnit = size && readUnit(size.rest);
  if (!sizeUnit) return { problem: 'has two numbers side by side: write "2 x 400 g …"' };
  const unit = readUnit(sizeUnit.rest);
  if (!unit) return withItem(toLineAmount(quantity, null), text);
  const sizeText = text.slice(0, text.length - sizeUnit.rest.length);
  return withItem(toLineAmount(quantity, unit.unit), unit.rest, `${sizeText} each`);
}

/** A unit after the item: "3 large garlic cloves" are three cloves of garlic. */
const UNIT_AT_END =
  /^(?:(small|medium|large|big|fat|sm|md|lg)\s+)?(\S.*?)\s+((?<=\bgarlic )cloves?|bulbs?|stalks?|ribs?|heads?|(?<=\blemon ?grass )sticks?)$/i;

function withUnitAtEnd(line: LineParts): LineParts {
  const [, size, item, unit] = UNIT_AT_END.exec(line.item) ?? [];
  return item && unit ? { ...line, unit, item, note: joinNotes(size, line.note) } : line;
}

/** An amount after the name, at the end of a line: "milk powder ¼ cup". */
const AMOUNT_AT_END = /^([\p{L}][^,()\d]*?)[\s:–-]+(?=\p{N})/u;

function parseAmountAtEnd(text: string): LineParts | null {
  const [beforeAmount, item] = AMOUNT_AT_END.exec(text) ?? [];
  if (beforeAmount === undefined || item === undefined) return null;
  const quantity = findQuantity(text.slice(beforeAmount.length));
  const unit = quantity && readUnit(quantity.rest);
  if (!unit) return null;
  const end = /^\s*(\([^()]*\))?$/.exec(unit.rest);
  return end && { ...toLineAmount(quantity, unit.unit), item: item.trim(), note: end[1] ?? null };
}

/** Parses a line that begins with a word: "A bunch of basil", "pinch of salt", "a few sprigs of thyme", "a lemon". */
function parseUncounted(text: string): LineParts | AmountProblem {
  if (!/^[\p{L}("'“‘]/u.test(text)) return { problem: 'must begin with an amount or with a word' };
  const lineWithAmount = parseAmountAtEnd(text);
  if (lineWithAmount) return lineWithAmount;
  const [article = ''] = /^(?:an?|the)\s+/i.exec(text) ?? [];
  const [quantifier = ''] = /^(?:few|couple of|several)\s+/i.exec(text.slice(article.length)) ?? [];
  const afterQuantifier = text.slice(article.length + quantifier.length);
  const unit = readUnit(` ${afterQuantifier}`);
  const hasCountUnit = unit !== null && isCountUnit(unit.unit);
  if (hasCountUnit && (afterQuantifier !== text || /^\s+of\s/.test(unit.rest) || needsNoArticle(unit.unit))) {
    const isOne = quantifier === '' && singularCountUnits.has(unit.unit.toLowerCase());
    const amount = { quantity: isOne ? '1' : null, quantityTo: null, unit: unit.unit };
    const line = withItem(amount, stripLeadingOf(unit.rest), unit.description);
    if (!('problem' in line)) return line;
  }
  if (article !== '' && quantifier === '') {
    const single = withItem({ quantity: '1', quantityTo: null, unit: null }, afterQuantifier);
    if (!('problem' in single)) return single;
  }
  return withItem({ quantity: null, quantityTo: null, unit: null }, quantifier === '' ? text : afterQuantifier);
}

/** Returns whether a line may begin with the unit, without a number and without "of": "pinch ground pepper". */
function needsNoArticle(unit: string): boolean {
  return !/^(?:clove|stick|head|stalk|rib|sheet|ball|loaf|slice|piece)$/i.test(unit);
}

/**
 * Reads the amounts after the first. Drops the same amount in another unit (`200 g/7 oz`), adds an addition (`1 cup plus
 * 2 tbsp`), and makes a range of an upper end (`200 g – 300 g`).
 * @param unit - the unit of the first amount, and of the result
 */
function mergeOtherAmounts(first: Quantity, unit: string): Quantity | AmountProblem {
  let total = first;
  for (;;) {
    const next = readJoinedAmount(total.rest);
    // The last number counts the items: "80 g/3 oz/4 large egg yolks".
    if (next?.joiner === '/' && !next.unit) return { ...total, rest: next.rest };
    if (!next?.unit || isCountUnit(next.unit)) return { ...total, rest: stripLeadingOf(total.rest) };
    const merged = mergeAmount(total, unit, next);
    if ('problem' in merged) return merged;
    total = merged;
  }
}

/** An amount that follows another. `unit` is empty if the text states none. */
type JoinedAmount = Quantity & { joiner: string; unit: string };

function readJoinedAmount(text: string): JoinedAmount | null {
  const [separator, symbol = ''] =
    /^\s*(\/+(?:\s*about\b)?|\+|[-–—]|(?:plus|and|or|to|&)\s|(?=\p{N}))\s*/u.exec(text) ?? [];
  if (separator === undefined || (symbol === '' && !/^\s/.test(text))) return null;
  const next = findQuantity(text.slice(separator.length));
  if (!next) return null;
  const { unit, rest } = readUnit(next.rest) ?? { unit: '', rest: next.rest };
  return { ...next, joiner: symbol.startsWith('/') ? '/' : symbol.trim(), unit, rest };
}

function mergeAmount({ from, to }: Quantity, unit: string, next: JoinedAmount): Quantity | AmountProblem {
  const { joiner, rest } = next;
  if (joiner === '/' || joiner === 'or') return { from, to, rest: skipCompound(rest, next.unit) };
  const amount = getAmount(toLineAmount(next, next.unit));
  const firstUnit = getUnit(unit);
  if (!amount?.unit || amount.unit.dimension !== firstUnit.dimension)
    return { problem: 'has two amounts, but only one can be scaled: delete one' };
  const other = convertAmount(amount, firstUnit);
  if (/^(?:[-–—]|to)$/.test(joiner))
    return other.from.lte(from) ? { problem: 'has a range that does not go up' } : { from, to: other.from, rest };
  const upper = to || other.to ? (to ?? from).add(other.to ?? other.from) : null;
  return { from: from.add(other.from), to: upper, rest };
}

/** Returns the text after a compound measure: for "/2 lb 4 oz", the text after "4 oz". */
function skipCompound(rest: string, unit: string): string {
  const next = /^\s*(?=\d)/.test(rest) ? findQuantity(rest.trim()) : null;
  const other = next && readUnit(next.rest);
  return other && getUnit(other.unit).dimension === getUnit(unit).dimension ? other.rest : rest;
}

function stripLeadingOf(rest: string): string {
  return rest.replace(/^\s*of\s+(?:the\s+)?/i, ' ');
}

/**
 * Adds the item and its notes to an amount.
 * @param text - the item, and a note after its first comma
 * @param description - words that describe the unit, which become the first note: "heaped"
 */
function withItem(amount: LineAmount, text: string, description?: string): LineParts | AmountProblem {
  const comma = findComma(text);
  const item = text.slice(0, comma ?? undefined).trim();
  const note = comma === null ? null : text.slice(comma + 1).trim();
  if (item === '' || (amount.quantity !== null && !/\p{L}/u.test(item)))
    return { problem: 'has an amount but no food' };
  if (note === '') return { problem: 'ends with a comma' };
  return { ...amount, item, note: joinNotes(description, note) };
}

function joinNotes(first: string | undefined, second: string | null): string | null {
  return [first, second].filter(Boolean).join(', ') || null;
}

/** Returns the index of the first comma outside brackets, if there is one. */
function findComma(text: string): number | null {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (character === ',' && depth === 0) return index;
  }
  return null;
}

/** Returns the unit that a text begins with; null if there is none. */
function readUnit(text: string): UnitReading | null {
  const match = unitAtStart.exec(text);
  if (match?.[1]) return { unit: match[1], rest: text.slice(match[0].length) };
  const [beforeUnit, description = ''] = UNIT_MODIFIERS.exec(text) ?? [];
  if (beforeUnit) {
    const afterModifiers = ` ${text.slice(beforeUnit.length)}`;
    const unitMatch = unitAtStart.exec(afterModifiers);
    if (unitMatch?.[1])
      return { unit: unitMatch[1], description: description.trim(), rest: afterModifiers.slice(unitMatch[0].length) };
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
