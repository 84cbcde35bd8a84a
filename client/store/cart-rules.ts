import { MIN_QUANTITY } from '#schema/rules/kept.ts';
import type { CartItem, Product } from './kept-state.ts';

type Cart = readonly CartItem[];

/** Adds a batch of a recipe; what is there already gets one more. */
export function addToCart(cart: Cart, product: Product): Cart {
  if (cart.some(({ id }) => id === product.id)) return incrementInCart(cart, product.id);
  return [...cart, summed({ ...product, discount: 0, qty: 1, sum: 0, selected_color: '', selected_size: '' })];
}

/** Takes a recipe out, however many batches there are. */
export function removeFromCart(cart: Cart, id: string): Cart {
  return cart.filter((item) => item.id !== id);
}

/** One batch more. */
export function incrementInCart(cart: Cart, id: string): Cart {
  return cart.map((item) => (item.id === id ? summed({ ...item, qty: item.qty + 1 }) : item));
}

/** One batch less, but never none. */
export function decrementInCart(cart: Cart, id: string): Cart {
  return cart.map((item) => (item.id === id ? summed({ ...item, qty: Math.max(MIN_QUANTITY, item.qty - 1) }) : item));
}

/** @returns what the whole basket costs, about, in dollars */
export function totalOf(cart: Cart): number {
  return cart.reduce((total, { sum }) => total + sum, 0);
}

/** @returns the item with its sum put right */
export function summed(item: CartItem): CartItem {
  return { ...item, sum: item.qty * Math.max(0, item.price - item.discount) };
}
