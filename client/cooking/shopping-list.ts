import Fraction from 'fraction.js';
import { type Amount, addAmounts, amountOf, scaleAmount } from './amount.ts';
import type { Units } from './choose-unit.ts';
import { inflectItem } from './items.ts';
import type { Line } from './scale-line.ts';
import { showAmount } from './show-amount.ts';

/** A recipe to shop for. */
export type ToCook = {
  title: string;
  /** How many times it is cooked as written. */
  batches: number | Fraction;
  lines: readonly Line[];
};

/** One thing to buy. */
export type ToBuy = {
  /** Names it, whatever the amount. */
  key: string;
  /** How much, ready to be read; empty where no recipe says. Example: "3 tbsp + 10 g". */
  amount: string;
  item: string;
  /** The titles of the recipes that ask for it. */
  for: readonly string[];
};

type Collected = { item: string; size: string; qualities: Set<string>; amounts: Amount[]; for: Set<string> };

/** Comes out of the tap. */
const WATER = /\bwater$/;
/** What one has to know in the shop; how a thing is cut is for the kitchen. */
const QUALITY = /\b(?:free|vegetarian|without animal rennet|boneless|skinless|unsalted|frozen|fat)\b/;
/** 2 cans chopped tomatoes, 400 g each. */
const PACK_SIZE = /^\(?(\d+ (?:g|ml|kg|l|oz))(?: each)?\)?/;

/**
 * Puts the ingredients of several recipes together, each thing once and in the order of the recipes. Amounts that
 * measure the same are added up, exactly; the others stand beside each other.
 * @param units that amounts are given in; sizes of packs stay as they are written
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
  return [...things].map(([key, thing]) => ({ key, ...shown(thing, units), for: [...thing.for] }));
}

/** @returns the list as text, a line each */
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

function shown({ item, size, qualities, amounts }: Collected, units: Units): Pick<ToBuy, 'amount' | 'item'> {
  const each = amounts.map((amount) => showAmount(amount, units));
  const [only] = amounts;
  // One counts onions, but not rice.
  const counted = amounts.length === 1 && only?.unit === null;
  const name = counted ? inflectItem(item, each[0]?.many ?? true) : item;
  return {
    amount: each.map(({ text }) => text).join(' + '),
    item: [name, ...(size ? [`${size} each`] : []), ...qualities].join(', '),
  };
}

/** The same thing in one spelling: a tomato, tomatoes and Tomatoes. */
function nameOf({ item }: Line): string {
  return inflectItem(item.toLowerCase(), false);
}

function packSize({ unit, note }: Line): string {
  if (!unit || !/^(?:can|tin)s?$/.test(unit)) return '';
  return PACK_SIZE.exec(note ?? '')?.[1] ?? '';
}
