import Fraction from 'fraction.js';
import { type Amount, convertAmount, getAmount } from '#cooking/amount.ts';
import { readMark } from '#cooking/scale-text.ts';
import type { FoodLine } from '../foods/recipe-facts.ts';
import type { Mention } from './mentions.ts';
import type { LinePart } from './written-uses.ts';

/** Returns how much of a line a mention means. */
export function getMentionedPart({ before, mark }: Mention, line: FoodLine['line'] | undefined): LinePart {
  const amount = getAmount(line ?? {});
  const markedAmount = mark === null ? null : readMark(mark);
  if (markedAmount && amount) return markedAmount.amount;
  const wordsBefore = getLastWords(before);
  if (saysRest(before) || /\brest of the [\p{L}-]+ and$/u.test(wordsBefore)) return 'rest';
  const fraction = readFraction(wordsBefore);
  if (fraction && amount) return { ...amount, from: amount.from.mul(fraction), to: amount.to?.mul(fraction) ?? null };
  if (
    /\b(?:a little|a few|a splash|a spoonful|some|most|a ladle(?: or two)?|a few drops|a scant teaspoon|a pinch|a drizzle|a thread|a film)(?: each)?(?: of)?(?: the)?$/.test(
      wordsBefore,
    )
  ) {
    const unit = line?.unit ?? '';
    return wordsBefore.split(' ').includes(unit) ? 'all' : 'some';
  }
  if (amount && statesLess(wordsBefore, amount)) return 'some';
  if (/\b(?:white|green|pale|thick)(?: and pale green)? (?:part|parts|ends?) of(?: the)?$/.test(wordsBefore))
    return 'some';
  return 'all';
}

/** Returns whether the words end in an amount without braces that is less than the line's: "heat 1 tbsp". */
function statesLess(wordsBefore: string, amount: Amount): boolean {
  const [, words = ''] = /(?:^|\s)((?:\d+(?:\/\d+)?|[½¼¾⅓⅔])(?: \p{L}+)?)(?: of)?(?: the)?$/u.exec(wordsBefore) ?? [];
  const statedAmount = readMark(words)?.amount;
  const sum = statedAmount && sumParts([statedAmount], amount);
  return sum ? sum.compare(amount.from) < 0 : false;
}

/** Returns whether the words before a food mean the rest of it. */
export function saysRest(before: string): boolean {
  return REST.test(getLastWords(before));
}

/** Returns the sum of the stated amounts, in the total's unit; null if a part is "some" or its unit does not convert. */
export function sumParts(parts: readonly LinePart[], total: Amount): Fraction | null {
  let sum = new Fraction(0);
  for (const part of parts) {
    if (part === 'all' || part === 'rest') continue;
    if (part === 'some') return null;
    const converted =
      part.unit && total.unit && part.unit.dimension === total.unit.dimension ? convertAmount(part, total.unit) : part;
    if (converted.unit?.dimension !== total.unit?.dimension) return null;
    sum = sum.add(converted.to ?? converted.from);
  }
  return sum;
}

/** Returns whether amounts are equal, even in different units. */
export function isSameAmount(a: Amount, b: Amount): boolean {
  if (a.unit?.dimension !== b.unit?.dimension) return false;
  const same = b.unit && a.unit ? convertAmount(a, b.unit) : a;
  return same.from.equals(b.from) && (same.to === null ? b.to === null : b.to !== null && same.to.equals(b.to));
}

/** Returns the total minus the stated parts; null if it is not known. */
export function getRest(parts: readonly LinePart[], total: Amount): Amount | null {
  const sum = sumParts(parts, total);
  if (sum === null) return null;
  return { ...total, from: total.from.sub(sum), to: total.to?.sub(sum) ?? null };
}

const REST =
  /\b(?:rest|remaining|remainder|last|other (?:half|two thirds|third|part))\b(?: (?:of|the|two|thirds?))*(?: [\p{L}-]+)?(?: of)?(?: the)?$/u;

function getLastWords(before: string): string {
  return before.split(' ').filter(Boolean).slice(-7).join(' ');
}

/** Words for a fraction of an ingredient, as patterns. */
export const FRACTIONS: [words: string, fraction: string][] = [
  ['(?:one |the other )?half', '1/2'],
  ['(?:a|one) third', '1/3'],
  ['two thirds', '2/3'],
  ['(?:a|one) quarter', '1/4'],
  ['three quarters', '3/4'],
];
const FRACTIONS_BEFORE_FOOD = FRACTIONS.map(([words, fraction]): [RegExp, string] => [
  new RegExp(`\\b${words}(?: of)?(?: the)?$`),
  fraction,
]);

function readFraction(wordsBefore: string): Fraction | null {
  const [, fraction] = FRACTIONS_BEFORE_FOOD.find(([words]) => words.test(wordsBefore)) ?? [];
  return fraction === undefined ? null : new Fraction(fraction);
}
