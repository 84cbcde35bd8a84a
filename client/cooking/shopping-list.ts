import Fraction from 'fraction.js';
import { type Amount, addAmounts, amountOf, scaleAmount } from './amount.ts';
import { amountText } from './amount-text.ts';
import type { Units } from './choose-unit.ts';
import { inflectItem } from './plurals.ts';
import type { Line } from './scale-line.ts';

/** A recipe to shop for. */
export type ToCook = {
  title: string;
  /** How many times it is cooked as written. */
  batches: number | Fraction;
  lines: readonly Line[];
};

/** One thing to buy. */
export type ToBuy = {
  /** Its name, without the amount. */
  key: string;
  /** Empty where no recipe gives one. Example: "3 tbsp + 10 g". */
  amount: string;
  item: string;
  /** The titles of the recipes that need it. */
  for: readonly string[];
};

type Collected = { item: string; size: string; qualities: Set<string>; amounts: Amount[]; for: Set<string> };

/** Water comes from the tap. */
const WATER = /\bwater$/;
/** Notes that matter in the shop; how to cut a thing matters in the kitchen. */
const QUALITY = /\b(?:free|vegetarian|without animal rennet|boneless|skinless|unsalted|frozen|fat)\b/;
/** 2 cans chopped tomatoes, 400 g each. */
const PACK_SIZE = /^\(?(\d+ (?:g|ml|kg|l|oz))(?: each)?\)?/;

/**
 * Collects the ingredients of several recipes, each once and in the order of the recipes. Amounts of one dimension are
 * added up exactly; others are listed side by side.
 * @param units of the amounts; pack sizes stay as written
 */
export function shoppingList(recipes: readonly ToCook[], units: Units = 'written'): ToBuy[] {
  const things = new Map<string, Collected>();
  for (const { title, batches, lines } of recipes) {
    for (const line of lines) {
      if (WATER.test(line.item)) continue;
      const size = packSize(line);
      const name = nameOf(line);
      const key = size ? `${name}, ${size}` : name;
      const thing = things.get(key) ?? newThing(line, size);
      things.set(key, thing);
      thing.for.add(title);
      for (const part of line.note?.split(', ') ?? []) if (QUALITY.test(part)) thing.qualities.add(part);
      const amount = amountOf(line);
      if (amount) thing.amounts = withAmount(thing.amounts, scaleAmount(amount, new Fraction(batches)));
    }
  }
  return [...things].map(([key, thing]) => ({ key, ...itemToBuy(thing, units), for: [...thing.for] }));
}

/** @returns the list as text, one line per item */
export function shoppingText(list: readonly ToBuy[]): string {
  return list.map(({ amount, item }) => (amount ? `${amount} ${item}` : item)).join('\n');
}

function newThing({ item }: Line, size: string): Collected {
  return { item, size, qualities: new Set(), amounts: [], for: new Set() };
}

function withAmount(amounts: Amount[], more: Amount): Amount[] {
  for (const [index, amount] of amounts.entries()) {
    const sum = addAmounts(amount, more);
    if (sum) return amounts.with(index, sum);
  }
  return [...amounts, more];
}

function itemToBuy({ item, size, qualities, amounts }: Collected, units: Units): Pick<ToBuy, 'amount' | 'item'> {
  const each = amounts.map((amount) => amountText(amount, units));
  const [only] = amounts;
  // Only what is counted has a plural: onions, but not rice.
  const counted = amounts.length === 1 && only?.unit === null;
  const name = counted ? inflectItem(item, each[0]?.many ?? true) : item;
  return {
    amount: each.map(({ text }) => text).join(' + '),
    item: [name, ...(size ? [`${size} each`] : []), ...qualities].join(', '),
  };
}

/** One spelling for a tomato, tomatoes and Tomatoes. */
function nameOf({ item }: Line): string {
  return inflectItem(item.toLowerCase(), false);
}

function packSize({ unit, note }: Line): string {
  if (!unit || !/^(?:can|tin)s?$/.test(unit)) return '';
  return PACK_SIZE.exec(note ?? '')?.[1] ?? '';
}
