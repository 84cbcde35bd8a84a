import { messages } from '#schema/rules/catalogue.ts';
import { BadValueError } from '#server/errors.ts';
import { RecipeOrder } from './lists/recipe-where.type.ts';
import { getChangedAt } from './recipe/recipe.type.ts';
import type { RecipeCard } from './recipe/recipe-card.ts';

/** Values by which an order sorts a card: the most significant first, the id last. Greater values come first. */
export type SortKeys = readonly (number | string)[];

/** Types of the values in cursors. */
export type KeyType = 'integer' | 'number' | 'day' | 'timestamp';

interface SortKey {
  getKey: (card: RecipeCard) => number | string;
  type: KeyType;
}

const newest: SortKey[] = [
  { getKey: (card) => card.publishedOn, type: 'day' },
  { getKey: (card) => card.id, type: 'integer' },
];

/** Sort keys by order. */
const orders: Record<RecipeOrder, SortKey[]> = {
  [RecipeOrder.NEWEST]: newest,
  // A search sorts by rank before these keys.
  [RecipeOrder.RELEVANCE]: newest,
  // Weighted rating: adds ten ratings of four stars.
  [RecipeOrder.RECOMMENDED]: [
    { getKey: (card) => (80 + card.ratingHalves) / (10 + card.ratingCount), type: 'number' },
    ...newest,
  ],
  [RecipeOrder.RATING]: [
    { getKey: (card) => card.ratingHalves / Math.max(card.ratingCount, 1), type: 'number' },
    { getKey: (card) => card.ratingCount, type: 'integer' },
    ...newest,
  ],
  [RecipeOrder.UPDATED]: [{ getKey: (card) => getChangedAt(card).getTime(), type: 'timestamp' }, ...newest],
  [RecipeOrder.QUICKEST]: [{ getKey: (card) => -card.minutes, type: 'integer' }, ...newest],
};

export function getSortKeys(card: RecipeCard, order: RecipeOrder): SortKeys {
  return orders[order].map(({ getKey }) => getKey(card));
}

export function getSortKeyTypes(order: RecipeOrder): KeyType[] {
  return orders[order].map(({ type }) => type);
}

/** Compares sort keys: negative if `a` comes before `b`. */
export function compareKeys(a: SortKeys, b: SortKeys): number {
  for (const [index, key] of a.entries()) {
    const other = b[index] ?? 0;
    if (key !== other) return key > other ? -1 : 1;
  }
  return 0;
}

/** Returns the cards in an order. */
export function sortCards(cards: readonly RecipeCard[], order: RecipeOrder): RecipeCard[] {
  return cards
    .map((card) => ({ card, keys: getSortKeys(card, order) }))
    .sort((a, b) => compareKeys(a.keys, b.keys))
    .map(({ card }) => card);
}

/** Returns the index of the first card after a cursor, by binary search: the cards are sorted. */
export function findIndexAfter(
  cards: readonly RecipeCard[],
  cursor: SortKeys,
  getKeys: (card: RecipeCard) => SortKeys,
): number {
  let [low, high] = [0, cards.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const card = cards[middle];
    if (card && compareKeys(getKeys(card), cursor) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the sorted cards with changed cards at their new positions. @param changed - new versions of some cards */
export function reorder(sorted: readonly RecipeCard[], changed: readonly RecipeCard[], order: RecipeOrder) {
  const ids = new Set(changed.map(({ id }) => id));
  const cards = sorted.filter(({ id }) => !ids.has(id));
  for (const card of changed) {
    const index = findIndexAfter(cards, getSortKeys(card, order), (each) => getSortKeys(each, order));
    cards.splice(index, 0, card);
  }
  return cards;
}

/** Returns an opaque cursor: the position of a recipe in an order. @param order - the name that `readCursor` expects */
export function toCursor(order: string, keys: SortKeys): string {
  return Buffer.from(JSON.stringify([order, ...keys.map(String)])).toString('base64url');
}

/** Returns the keys in a cursor. @throws {BadValueError} if the text is not a cursor of this order */
export function readCursor(order: string, cursor: string, types: readonly KeyType[]): SortKeys {
  const keys = readSortKeys(order, cursor, types);
  if (!keys) throw new BadValueError(messages.badCursor);
  return keys;
}

/** Returns the keys in a cursor; undefined if the text is not a cursor of this order, or contains other types. */
export function readSortKeys(order: string, cursor: string, types: readonly KeyType[]): SortKeys | undefined {
  const [name, ...keys] = parseCursor(cursor);
  const fits = name === order && keys.length === types.length && types.every((type, index) => isKey(type, keys[index]));
  return fits ? keys.map((key, index) => (types[index] === 'day' ? key : Number(key))) : undefined;
}

/** Returns whether the key is valid for its type; clients can send anything. */
function isKey(type: KeyType, key = ''): boolean {
  if (type === 'integer') return /^-?\d{1,9}$/.test(key);
  // Milliseconds or microseconds since 1970.
  if (type === 'timestamp') return /^\d{1,16}$/.test(key);
  if (type === 'number') return /^\d{1,9}(\.\d{1,20})?(e-\d{1,2})?$/.test(key);
  return /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(key) && new Date(`${key}T00:00Z`).toJSON()?.startsWith(key) === true;
}

function parseCursor(cursor: string): string[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parsed) ? parsed.map(String) : [];
  } catch {
    return [];
  }
}
