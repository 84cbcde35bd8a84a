import Fraction from 'fraction.js';
import { type Amount, convertAmount, getAmount } from '#cooking/amount.ts';
import { readMark } from '#cooking/scale-text.ts';
import type { FoodLine } from '../foods/recipe-facts.ts';
import type { Mention } from './mentions.ts';
import type { LineShare } from './written-uses.ts';

/** Returns how much of a line a mention means. */
export function mentionedPart({ before, mark }: Mention, own: FoodLine['line'] | undefined): LineShare {
  const amount = getAmount(own ?? {});
  const read = mark === null ? null : readMark(mark);
  if (read && amount) return read.amount;
  const near = lastWords(before);
  if (saysRest(before) || /\brest of the [\p{L}-]+ and$/u.test(near)) return 'rest';
  const share = readShare(near);
  if (share && amount) return { ...amount, from: amount.from.mul(share), to: amount.to?.mul(share) ?? null };
  if (
    /\b(?:a little|a few|a splash|a spoonful|some|most|a ladle(?: or two)?|a few drops|a scant teaspoon|a pinch|a drizzle|a thread|a film)(?: each)?(?: of)?(?: the)?$/.test(
      near,
    )
  ) {
    const unit = own?.unit ?? '';
    return near.split(' ').includes(unit) ? 'all' : 'some';
  }
  if (/\b(?:white|green|pale|thick)(?: and pale green)? (?:part|parts|ends?) of(?: the)?$/.test(near)) return 'some';
  return 'all';
}

/** Returns whether the words before a food say that the rest of it is meant. */
export function saysRest(before: string): boolean {
  return REST.test(lastWords(before));
}

/** Returns the sum of the known parts in the unit of the whole, or null if a part's unit cannot be converted. */
export function sumParts(parts: readonly LineShare[], whole: Amount): Fraction | null {
  let sum = new Fraction(0);
  for (const part of parts) {
    if (part === 'all' || part === 'rest') continue;
    if (part === 'some') return null;
    const same =
      part.unit && whole.unit && part.unit.dimension === whole.unit.dimension ? convertAmount(part, whole.unit) : part;
    if (same.unit?.dimension !== whole.unit?.dimension) return null;
    sum = sum.add(same.to ?? same.from);
  }
  return sum;
}

/** Returns whether amounts are equal, even in different units. */
export function isSame(one: Amount, other: Amount): boolean {
  if (one.unit?.dimension !== other.unit?.dimension) return false;
  const same = other.unit && one.unit ? convertAmount(one, other.unit) : one;
  return (
    same.from.equals(other.from) &&
    (same.to === null ? other.to === null : other.to !== null && same.to.equals(other.to))
  );
}

/** Returns the rest of the whole after the known parts, or null if it is unknown. */
export function getRest(parts: readonly LineShare[], whole: Amount): Amount | null {
  const sum = sumParts(parts, whole);
  if (sum === null) return null;
  return { ...whole, from: whole.from.sub(sum), to: whole.to?.sub(sum) ?? null };
}

const REST =
  /\b(?:rest|remaining|remainder|last|other (?:half|two thirds|third|part))\b(?: (?:of|the|two|thirds?))*(?: [\p{L}-]+)?(?: of)?(?: the)?$/u;

function lastWords(before: string): string {
  return before.split(' ').filter(Boolean).slice(-7).join(' ');
}

const SHARES: [RegExp, string][] = [
  [/\b(?:half|half of|one half of)(?: the)?$/, '1/2'],
  [/\b(?:a|one) third of(?: the)?$/, '1/3'],
  [/\btwo thirds of(?: the)?$/, '2/3'],
  [/\b(?:a|one) quarter of(?: the)?$/, '1/4'],
  [/\bthree quarters of(?: the)?$/, '3/4'],
];

function readShare(near: string): Fraction | null {
  const found = SHARES.find(([words]) => words.test(near));
  return found ? new Fraction(found[1]) : null;
}
