import { CURRENCY, MAX_KEPT, MIN_QUANTITY } from '#schema/rules/kept.ts';
import { summed } from './cart-rules.ts';
import type { Batch, CartItem, KeptState, Product } from './kept-state.ts';

/** Far beyond any kitchen; a larger number is not what we have stored. */
const MOST_BATCHES = 10_000;
const MOST_SERVINGS = 100_000;

/**
 * Reads what storage held, which may come from another version, another script or a careless hand: what is no kept
 * recipe is left out, and nothing throws.
 */
export function readKept(stored: unknown): KeptState {
  const { cart, wishlist, compare, products, ticked } = fieldsOf(stored);
  return {
    cart: listOf(cart, cartItem),
    wishlist: listOf(wishlist, product),
    compare: listOf(compare, product),
    products: { products: listOf(fieldsOf(products).products, product), symbol: CURRENCY },
    ticked: Array.isArray(ticked) ? ticked.filter((key) => typeof key === 'string').slice(0, MAX_KEPT) : [],
  };
}

/** @returns each item that can be read, once. */
function listOf<Item extends Product>(value: unknown, read: (value: unknown) => Item | undefined): readonly Item[] {
  if (!Array.isArray(value)) return [];
  const items = new Map<string, Item>();
  for (const each of value) {
    const item = read(each);
    if (item && !items.has(item.id) && items.size < MAX_KEPT) items.set(item.id, item);
  }
  return [...items.values()];
}

function product(value: unknown): Product | undefined {
  const { id, title, path, price } = fieldsOf(value);
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,100}$/.test(id) || typeof title !== 'string') return undefined;
  // Only what leads to a recipe of this site: a link is made of it.
  if (typeof path !== 'string' || !/^\/recipes\/[a-z0-9-]+\/[a-z0-9-]+$/.test(path)) return undefined;
  return { id, title, path, price: amount(price) };
}

function cartItem(value: unknown): CartItem | undefined {
  const known = product(value);
  const { discount, qty, selected_color, selected_size, batch } = fieldsOf(value);
  const size = batchOf(batch);
  if (!known || typeof qty !== 'number' || !Number.isInteger(qty) || qty < MIN_QUANTITY || qty > MOST_BATCHES) {
    return undefined;
  }
  return summed({
    ...known,
    discount: amount(discount),
    qty,
    sum: 0,
    selected_color: typeof selected_color === 'string' ? selected_color : '',
    selected_size: typeof selected_size === 'string' ? selected_size : '',
    ...(size && { batch: size }),
  });
}

function batchOf(value: unknown): Batch | undefined {
  const { servings, written } = fieldsOf(value);
  return isServings(servings) && isServings(written) ? { servings, written } : undefined;
}

function isServings(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_SERVINGS;
}

function amount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
