import Fraction from 'fraction.js';
import { AISLES, Aisle } from '#schema/rules/vocabulary.ts';
import { type Amount, addAmounts, getAmount, scaleAmount } from './amount.ts';
import { amountText } from './amount-text.ts';
import type { Units } from './choose-unit.ts';
import { inflectItem } from './plurals.ts';
import { mustBeBought, type NeededAmount, purchaseKey, type ShoppingFood, toPurchase } from './purchase.ts';
import type { Line } from './scale-line.ts';
import type { Unit } from './units.ts';

/** An ingredient line, with its food and its weight in grams. */
export type ShoppingLine = Line & { grams?: number | null; food?: ShoppingFood | null };

/** A recipe to shop for. */
export type RecipeToCook = {
  title: string;
  /** Number of batches, each for the servings that the recipe is written for. */
  batches: number | Fraction;
  lines: readonly ShoppingLine[];
};

/** An item to buy. */
export type ItemToBuy = {
  /** The key of the food or product to buy, or the item's singular name if the food is not known. */
  key: string;
  /** Empty if no recipe states an amount. Example: "3 tbsp". */
  amount: string;
  item: string;
  /** The aisle of a shop; null if it is not known. */
  aisle: ShoppingFood['aisle'] | null;
  /** `true` for salt, spices and a little oil, which most kitchens have; a list that was stored earlier may lack it. */
  isPantry?: boolean;
  /** The titles of the recipes that need it. */
  for: readonly string[];
};

type ListEntry = {
  items: Set<string>;
  foods: Set<ShoppingFood>;
  /** Number of cans by their size. */
  cans: Map<string, Fraction>;
  qualities: Set<string>;
  amounts: Amount[];
  needs: NeededAmount[];
  for: Set<string>;
};

/** Matches water in a line whose food is not known; `mustBeBought` checks known foods. */
const WATER = /\bwater$/;
/** Notes that matter in the shop; notes on how to cut an item matter only in the kitchen. */
const QUALITY = /\b(?:free|vegetarian|without animal rennet|boneless|skinless|unsalted|frozen|fat)\b/;
/** Size of each can in a note: 2 cans chopped tomatoes, 400 g each. */
const PACK_SIZE = /^\(?(\d+ (?:g|ml|kg|l|oz))(?: each)?\)?/;

/**
 * Collects the ingredients of several recipes, each food once, by aisle and then in the order of the recipes. Amounts
 * of one dimension are added up exactly, others by weight if it is known; pieces, heads and cans are rounded up.
 * @param units - units of the amounts; pack sizes stay as written
 */
export function shoppingList(recipes: readonly RecipeToCook[], units: Units = 'written'): ItemToBuy[] {
  const entries = new Map<string, ListEntry>();
  for (const { title, batches, lines } of recipes) {
    for (const line of lines) {
      const key = getPurchaseKey(line);
      if (key === null) continue;
      // A fixed amount, such as oil to fry in, is enough for all batches.
      addLine(entries, key, line, title, new Fraction(line.scale === 'FIXED' ? 1 : batches));
    }
  }
  const rank = ({ aisle }: ItemToBuy) => (aisle ? AISLES.indexOf(Aisle[aisle]) : AISLES.length);
  return [...entries]
    .map(([key, entry]) => ({ key, ...toItemToBuy(entry, units), for: [...entry.for] }))
    .sort((a, b) => rank(a) - rank(b));
}

/** Returns the list as text, one line per item. */
export function shoppingText(list: readonly ItemToBuy[]): string {
  return list.map(({ amount, item }) => (amount ? `${amount} ${item}` : item)).join('\n');
}

function addLine(
  entries: Map<string, ListEntry>,
  key: string,
  line: ShoppingLine,
  title: string,
  batches: Fraction,
): void {
  const entry: ListEntry = entries.get(key) ?? {
    items: new Set(),
    foods: new Set(),
    cans: new Map(),
    qualities: new Set(),
    amounts: [],
    needs: [],
    for: new Set(),
  };
  entries.set(key, entry);
  entry.for.add(title);
  entry.items.add(line.item);
  if (line.food) entry.foods.add(line.food);
  for (const part of line.note?.split(', ') ?? []) if (QUALITY.test(part)) entry.qualities.add(part);
  const amount = getAmount(line);
  if (!amount) return;
  const scaled = scaleAmount(amount, batches);
  const size = getPackSize(line);
  if (size) {
    entry.cans.set(size, (entry.cans.get(size) ?? new Fraction(0)).add(scaled.to ?? scaled.from));
    return;
  }
  entry.amounts = mergeAmount(entry.amounts, scaled);
  entry.needs.push({
    amount: scaled,
    grams: line.grams ? new Fraction(line.grams).mul(batches) : null,
    food: line.food,
  });
}

/** Returns the key of what to buy for a line; null for water. Example: "chickpea-canned". */
export function getPurchaseKey(
  line: Pick<Line, 'item'> & { food?: Parameters<typeof purchaseKey>[0] | null },
): string | null {
  if (line.food ? !mustBeBought(line.food.key) : WATER.test(line.item)) return null;
  return line.food ? purchaseKey(line.food) : toSingular(line.item);
}

function mergeAmount(amounts: Amount[], more: Amount): Amount[] {
  for (const [index, amount] of amounts.entries()) {
    const sum = addAmounts(amount, more);
    if (sum) return amounts.with(index, sum);
  }
  return [...amounts, more];
}

function toItemToBuy(entry: ListEntry, units: Units): Omit<ItemToBuy, 'key' | 'for'> {
  const { foods, qualities } = entry;
  const { amounts, needed } = toPurchase(entry, units);
  const cans = toCansToBuy(entry.cans, amounts);
  const amountTexts = amounts
    .filter(({ unit }) => !cans || !isCan(unit))
    .map((amount) => amountText(amount, units).text);
  // Only a counted item can be plural: onions, but not rice.
  const count = cans ? undefined : amounts.find(({ unit }) => unit === null);
  const name = getItemName(entry, count ? amountText(count, units).isPlural : null);
  const isCanned = cans !== null || amounts.some(({ unit }) => isCan(unit));
  const shortName = isCanned ? name.replace(/^(?:canned|tinned) /i, '') : name;
  return {
    amount: [...(cans ? [cans.amount] : []), ...amountTexts].join(' + '),
    item: [shortName + needed, ...(cans?.size ?? []), ...qualities].join(', '),
    aisle: [...foods][0]?.aisle ?? null,
    isPantry: foods.size > 0 && [...foods].every((food) => food.aisle === 'SPICES' || isLittleOil(food, amounts)),
  };
}

/** Returns the cans by size; null if no size is stated. Cans of unknown size are added to the first size. */
function toCansToBuy(cans: ListEntry['cans'], amounts: readonly Amount[]): { amount: string; size: string[] } | null {
  const unsizedCans = amounts.reduce((sum, { from, unit }) => (isCan(unit) ? sum.add(from) : sum), new Fraction(0));
  const sizes = [...cans].map(([size, count], index) => ({
    size,
    count: index === 0 ? count.add(unsizedCans).ceil() : count.ceil(),
  }));
  const [first, second] = sizes;
  if (!first) return null;
  const text = (count: Fraction) => `${count.toString()} ${count.gt(1) ? 'cans' : 'can'}`;
  if (!second) return { amount: text(first.count), size: [`${first.size} each`] };
  return { amount: sizes.map(({ size, count }) => `${text(count)} of ${size}`).join(' + '), size: [] };
}

function isCan(unit: Unit | null): boolean {
  return unit?.singular === 'can' || unit?.singular === 'tin';
}

/** Amount of oil, in ml or g, below which most kitchens have enough in a bottle. */
const LITTLE_OIL = 150;

function isLittleOil({ key }: ShoppingFood, amounts: readonly Amount[]): boolean {
  return /^oil\b/.test(key) && amounts.every(({ from, unit }) => unit !== null && from.mul(unit.size).lt(LITTLE_OIL));
}

/** Returns the name that all recipes use, else the food's name. @param isPlural - null if the item is not counted */
function getItemName({ items, foods }: ListEntry, isPlural: boolean | null): string {
  const [first = ''] = items;
  const [food, other] = foods;
  const haveSameName = new Set([...items].map(toSingular)).size === 1;
  if (haveSameName && !other && food?.key === (food && purchaseKey(food))) {
    return isPlural === null ? first : inflectItem(first, isPlural);
  }
  if (!food) return first;
  const wholeFood = [...foods].find((each) => each.key === purchaseKey(each));
  if (!wholeFood) return inflectItem(purchaseKey(food).replaceAll('-', ' '), isPlural ?? true);
  return isPlural === false ? wholeFood.name : (wholeFood.plural ?? wholeFood.name);
}

/** Returns the same name for "tomato", "tomatoes" and "Tomatoes". */
function toSingular(item: string): string {
  return inflectItem(item.toLowerCase(), false);
}

function getPackSize({ unit, note }: Pick<Line, 'unit' | 'note'>): string {
  if (!unit || !/^(?:can|tin)s?$/.test(unit)) return '';
  return PACK_SIZE.exec(note ?? '')?.[1] ?? '';
}
