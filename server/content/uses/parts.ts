import Fraction from 'fraction.js';
import { type Amount, convertAmount, getAmount } from '#cooking/amount.ts';
import { readMark } from '#cooking/scale-text.ts';
import type { FoodLine } from '../foods/recipe-facts.ts';
import type { Mention } from './mentions.ts';
import type { LineShare } from './written-uses.ts';

/** Returns the share of a line that a mention means. */
export function mentionedPart({ before, mark }: Mention, line: FoodLine['line'] | undefined): LineShare {
  const amount = getAmount(line ?? {});
  const marked = mark === null ? null : readMark(mark);
  if (marked && amount) return marked.amount;
  const wordsBefore = lastWords(before);
  if (saysRest(before) || /\brest of the [\p{L}-]+ and$/u.test(wordsBefore)) return 'rest';
  const share = readShare(wordsBefore);
  if (share && amount) return { ...amount, from: amount.from.mul(share), to: amount.to?.mul(share) ?? null };
  if (
    /\b(?:a little|a few|a splash|a spoonful|some|most|a ladle(?: or two)?|a few drops|a scant teaspoon|a pinch|a drizzle|a thread|a film)(?: each)?(?: of)?(?: the)?$/.test(
      wordsBefore,
    )
  ) {
    const unit = line?.unit ?? '';
    return wordsBefore.split(' ').includes(unit) ? 'all' : 'some';
  }
  if (/\b(?:white|green|pale|thick)(?: and pale green)? (?:part|parts|ends?) of(?: the)?$/.test(wordsBefore))
    return 'some';
  return 'all';
}

/** Returns whether the words before a food mean the rest of it. */
export function saysRest(before: string): boolean {
  return REST.test(lastWords(before));
}

/** Returns the sum of the stated parts in the unit of the whole, or null if a part is unknown or not convertible. */
export function sumParts(parts: readonly LineShare[], total: Amount): Fraction | null {
  let sum = new Fraction(0);
  for (const part of parts) {
    if (part === 'all' || part === 'rest') continue;
    if (part === 'some') return null;
    const same =
      part.unit && total.unit && part.unit.dimension === total.unit.dimension ? convertAmount(part, total.unit) : part;
    if (same.unit?.dimension !== total.unit?.dimension) return null;
    sum = sum.add(same.to ?? same.from);
  }
  return sum;
}

/** Returns whether amounts are equal, even in different units. */
export function isSame(a: Amount, b: Amount): boolean {
  if (a.unit?.dimension !== b.unit?.dimension) return false;
  const same = b.unit && a.unit ? convertAmount(a, b.unit) : a;
  return same.from.equals(b.from) && (same.to === null ? b.to === null : b.to !== null && same.to.equals(b.to));
}

/** Returns the rest of the whole after the known parts, or null if it is unknown. */
export function getRest(parts: readonly LineShare[], total: Amount): Amount | null {
  const sum = sumParts(parts, total);
  if (sum === null) return null;
  return { ...total, from: total.from.sub(sum), to: total.to?.sub(sum) ?? null };
}

const REST =
  /\b(?:rest|remaining|remainder|last|other (?:half|two thirds|third|part))\b(?: (?:of|the|two|thirds?))*(?: [\p{L}-]+)?(?: of)?(?: the)?$/u;

function lastWords(before: string): string {
  return before.split(' ').filter(Boolean).slice(-7).join(' ');
}

/** Words for a share of an ingredient, as patterns. */
export const SHARES: [words: string, share: string][] = [
  ['(?:one |the other )?half', '1/2'],
  ['(?:a|one) third', '1/3'],
  ['two thirds', '2/3'],
  ['(?:a|one) quarter', '1/4'],
  ['three quarters', '3/4'],
];
const SHARES_BEFORE_FOOD = SHARES.map(([words, share]): [RegExp, string] => [
  new RegExp(`\\b${words}(?: of)?(?: the)?$`),
  share,
]);

function readShare(wordsBefore: string): Fraction | null {
  const [, share] = SHARES_BEFORE_FOOD.find(([words]) => words.test(wordsBefore)) ?? [];
  return share === undefined ? null : new Fraction(share);
}
