import Fraction from 'fraction.js';
import { AISLES, Aisle } from '#schema/rules/vocabulary.ts';
import { type Amount, addAmounts, amountOf, scaleAmount } from './amount.ts';
import { amountText } from './amount-text.ts';
import type { Units } from './choose-unit.ts';
import { inflectItem } from './plurals.ts';
import { type Bought, boughtAs, type Food, isBought, purchaseKey } from './purchase.ts';
import type { Line } from './scale-line.ts';

/** A line of a recipe, and the food that it is. */
export type FoodLine = Line & { grams?: number | null; food?: Food | null };

/** A recipe to shop for. */
export type ToCook = {
  title: string;
  /** The number of batches as written. */
  batches: number | Fraction;
  lines: readonly FoodLine[];
};

/** One thing to buy. */
export type ToBuy = {
  /** Its food, or its name where the food is not known. */
  key: string;
  /** Empty where no recipe gives one. Example: "3 tbsp". */
  amount: string;
  item: string;
  /** The aisle of a shop; null where that is not known. */
  aisle: Food['aisle'] | null;
  /** The titles of the recipes that need it. */
  for: readonly string[];
};

type Collected = {
  items: Set<string>;
  foods: Set<Food>;
  size: string;
  qualities: Set<string>;
  amounts: Amount[];
  bought: Bought[];
  for: Set<string>;
};

/** As `isBought`, of a line whose food is not known. */
const WATER = /\bwater$/;
/** Notes that matter in the shop; how to cut a thing matters in the kitchen. */
const QUALITY = /\b(?:free|vegetarian|without animal rennet|boneless|skinless|unsalted|frozen|fat)\b/;
/** 2 cans chopped tomatoes, 400 g each. */
const PACK_SIZE = /^\(?(\d+ (?:g|ml|kg|l|oz))(?: each)?\)?/;

/**
 * Collects the ingredients of several recipes, each food once, by aisle and then in the order of the recipes. Amounts of one
 * dimension are added up exactly, others through what they weigh; what is sold in pieces, heads and cans is rounded up to
 * whole ones.
 * @param units of the amounts; pack sizes stay as written
 */
export function shoppingList(recipes: readonly ToCook[], units: Units = 'written'): ToBuy[] {
  const things = new Map<string, Collected>();
  for (const { title, batches, lines } of recipes) {
    for (const line of lines) {
      const key = getPurchaseKey(line);
      if (key === null) continue;
      // Oil to fry in is bought once, however often it is fried in.
      collect(things, key, line, title, new Fraction(line.scale === 'FIXED' ? 1 : batches));
    }
  }
  const place = ({ aisle }: ToBuy) => (aisle ? AISLES.indexOf(Aisle[aisle]) : AISLES.length);
  return [...things]
    .map(([key, thing]) => ({ key, ...itemToBuy(thing, units), for: [...thing.for] }))
    .sort((one, other) => place(one) - place(other));
}

/** @returns the list as text, one line per item */
export function shoppingText(list: readonly ToBuy[]): string {
  return list.map(({ amount, item }) => (amount ? `${amount} ${item}` : item)).join('\n');
}

function collect(things: Map<string, Collected>, key: string, line: FoodLine, title: string, batches: Fraction): void {
  const thing = things.get(key) ?? newThing(packSize(line));
  things.set(key, thing);
  thing.for.add(title);
  thing.items.add(line.item);
  if (line.food) thing.foods.add(line.food);
  for (const part of line.note?.split(', ') ?? []) if (QUALITY.test(part)) thing.qualities.add(part);
  const amount = amountOf(line);
  if (!amount) return;
  const scaled = scaleAmount(amount, batches);
  thing.amounts = withAmount(thing.amounts, scaled);
  thing.bought.push({
    amount: scaled,
    grams: line.grams ? new Fraction(line.grams).mul(batches) : null,
    food: line.food,
  });
}

/** Returns the key of what to buy for a line; null for water. Example: "chickpea-canned, 400 g". */
export function getPurchaseKey(
  line: Pick<Line, 'item' | 'unit' | 'note'> & { food?: Parameters<typeof purchaseKey>[0] | null },
): string | null {
  if (line.food ? !isBought(line.food.key) : WATER.test(line.item)) return null;
  const size = packSize(line);
  const name = line.food ? purchaseKey(line.food) : nameOf(line);
  return size ? `${name}, ${size}` : name;
}

function newThing(size: string): Collected {
  return { items: new Set(), foods: new Set(), size, qualities: new Set(), amounts: [], bought: [], for: new Set() };
}

function withAmount(amounts: Amount[], more: Amount): Amount[] {
  for (const [index, amount] of amounts.entries()) {
    const sum = addAmounts(amount, more);
    if (sum) return amounts.with(index, sum);
  }
  return [...amounts, more];
}

function itemToBuy(thing: Collected, units: Units): Pick<ToBuy, 'amount' | 'item' | 'aisle'> {
  const { size, qualities } = thing;
  const { amounts, needed } = size ? { amounts: thing.amounts, needed: '' } : boughtAs(thing, units);
  const each = amounts.map((amount) => amountText(amount, units));
  const [only] = amounts;
  // Only what is counted has a plural: onions, but not rice.
  const counted = amounts.length === 1 && only?.unit === null;
  const name = wordsFor(thing, counted ? (each[0]?.many ?? true) : null);
  return {
    amount: each.map(({ text }) => text).join(' + '),
    item: [name + needed, ...(size ? [`${size} each`] : []), ...qualities].join(', '),
    aisle: [...thing.foods][0]?.aisle ?? null,
  };
}

/** The words of the recipes where they agree, else the name of the food. @param many null where it is not counted */
function wordsFor({ items, foods }: Collected, many: boolean | null): string {
  const [first = ''] = items;
  const [food, other] = foods;
  const agree = new Set([...items].map((item) => inflectItem(item.toLowerCase(), false))).size === 1;
  if (agree && !other && food?.key === (food && purchaseKey(food))) {
    return many === null ? first : inflectItem(first, many);
  }
  if (!food) return first;
  const whole = [...foods].find((each) => each.key === purchaseKey(each));
  if (!whole) return inflectItem(purchaseKey(food).replaceAll('-', ' '), many ?? true);
  return many === false ? whole.name : (whole.plural ?? whole.name);
}

/** One spelling for a tomato, tomatoes and Tomatoes. */
function nameOf({ item }: Pick<Line, 'item'>): string {
  return inflectItem(item.toLowerCase(), false);
}

function packSize({ unit, note }: Pick<Line, 'unit' | 'note'>): string {
  if (!unit || !/^(?:can|tin)s?$/.test(unit)) return '';
  return PACK_SIZE.exec(note ?? '')?.[1] ?? '';
}
