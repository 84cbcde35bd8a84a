import { messages } from '#schema/rules/catalogue.ts';
import { BadValueError } from '#server/errors.ts';
import { RecipeOrder } from './lists/recipe-where.type.ts';
import { changedAt } from './recipe/recipe.type.ts';
import type { RecipeCard } from './recipe/recipe-card.ts';

/** The keys of an order, from the first to the id: the greatest keys come first. */
export type SortKeys = readonly (number | string)[];

/** The values in cursors of an order. */
export type KeyType = 'integer' | 'number' | 'day' | 'moment';

interface SortKey {
  of: (card: RecipeCard) => number | string;
  type: KeyType;
}

const newest: SortKey[] = [
  { of: (card) => card.publishedOn, type: 'day' },
  { of: (card) => card.id, type: 'integer' },
];

/** A line an order. */
const orders: Record<RecipeOrder, SortKey[]> = {
  [RecipeOrder.NEWEST]: newest,
  // Without a search.
  [RecipeOrder.RELEVANCE]: newest,
  // As if ten others had given four stars.
  [RecipeOrder.RECOMMENDED]: [
    { of: (card) => (80 + card.ratingHalves) / (10 + card.ratingCount), type: 'number' },
    ...newest,
  ],
  [RecipeOrder.RATING]: [
    { of: (card) => card.ratingHalves / Math.max(card.ratingCount, 1), type: 'number' },
    { of: (card) => card.ratingCount, type: 'integer' },
    ...newest,
  ],
  [RecipeOrder.UPDATED]: [{ of: (card) => changedAt(card).getTime(), type: 'moment' }, ...newest],
  [RecipeOrder.QUICKEST]: [{ of: (card) => -card.minutes, type: 'integer' }, ...newest],
};

export function keysOf(card: RecipeCard, order: RecipeOrder): SortKeys {
  return orders[order].map(({ of }) => of(card));
}

export function keyTypesOf(order: RecipeOrder): KeyType[] {
  return orders[order].map(({ type }) => type);
}

/** @returns less than 0 where the first keys come first */
export function compareKeys(one: SortKeys, other: SortKeys): number {
  for (const [place, key] of one.entries()) {
    const against = other[place] ?? 0;
    if (key !== against) return key > against ? -1 : 1;
  }
  return 0;
}

/** @returns the cards, the first of the order first */
export function inOrder(cards: readonly RecipeCard[], order: RecipeOrder): RecipeCard[] {
  return cards
    .map((card) => ({ card, keys: keysOf(card, order) }))
    .sort((one, other) => compareKeys(one.keys, other.keys))
    .map(({ card }) => card);
}

/** @returns the place of the first card that comes after a cursor, found by halves: the cards are in order */
export function placeAfter(
  cards: readonly RecipeCard[],
  cursor: SortKeys,
  keysOf: (card: RecipeCard) => SortKeys,
): number {
  let [low, high] = [0, cards.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const card = cards[middle];
    if (card && compareKeys(keysOf(card), cursor) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** @returns the cards in their order, with some that have changed. @param changed cards of ids that are among them */
export function reordered(sorted: readonly RecipeCard[], changed: readonly RecipeCard[], order: RecipeOrder) {
  const ids = new Set(changed.map(({ id }) => id));
  const cards = sorted.filter(({ id }) => !ids.has(id));
  for (const card of changed) {
    const place = placeAfter(cards, keysOf(card, order), (each) => keysOf(each, order));
    cards.splice(place, 0, card);
  }
  return cards;
}

/** @returns an opaque text that says where a recipe stands in an order. @param order as `readCursor` has it */
export function cursorOf(order: string, keys: SortKeys): string {
  return Buffer.from(JSON.stringify([order, ...keys.map(String)])).toString('base64url');
}

/**
 * @returns the keys that a cursor holds
 * @throws BadValueError where the text is no cursor of this order
 */
export function readCursor(order: string, cursor: string, types: readonly KeyType[]): SortKeys {
  const keys = keysIn(order, cursor, types);
  if (!keys) throw new BadValueError(messages.badCursor);
  return keys;
}

/** @returns the values in a cursor; undefined where it is none of that order, or holds other types */
export function keysIn(order: string, cursor: string, types: readonly KeyType[]): SortKeys | undefined {
  const [of, ...keys] = parsed(cursor);
  const fits = of === order && keys.length === types.length && types.every((type, place) => fitting(type, keys[place]));
  return fits ? keys.map((key, place) => (types[place] === 'day' ? key : Number(key))) : undefined;
}

/** Tells whether a key is a value of its type: a caller may have made it up. */
function fitting(type: KeyType, key = ''): boolean {
  if (type === 'integer') return /^-?\d{1,9}$/.test(key);
  // ms or µs since 1970.
  if (type === 'moment') return /^\d{1,16}$/.test(key);
  if (type === 'number') return /^\d{1,9}(\.\d{1,20})?(e-\d{1,2})?$/.test(key);
  return /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(key) && new Date(`${key}T00:00Z`).toJSON()?.startsWith(key) === true;
}

function parsed(cursor: string): string[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(read) ? read.map(String) : [];
  } catch {
    return [];
  }
}
