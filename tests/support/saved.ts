import type { Page } from 'playwright';
import { createVisitor, type Visitor } from './visitor.ts';

type Product = { id: string; title: string; path: string; price: number };

export const doroWat = { id: 'doro-wat', title: 'Doro Wat', path: '/recipes/dinner/doro-wat', price: 19 };
export const beefChili = { id: 'beef-chili', title: 'Beef Chili', path: '/recipes/dinner/beef-chili', price: 23 };
export const gomen = { id: 'gomen', title: 'Gomen', path: '/recipes/spring/gomen', price: 7 };

export type ListsToStore = {
  wishlist?: Product[];
  compare?: Product[];
  /** Recipes, each with its number of batches. */
  cart?: [Product, number][];
  ticked?: string[];
};

/**
 * Returns a visitor whose browser has saved recipes before.
 * @param more - further stored state
 */
export function createVisitorWith(
  { wishlist = [], compare = [], cart = [], ticked = [] }: ListsToStore,
  more: object = {},
): Visitor {
  const items = cart.map(([product, qty]) => ({ ...product, discount: 0, qty, sum: product.price * qty }));
  const state = { wishlist, compare, cart: items, products: { products: [], symbol: '$' }, ticked, ...more };
  return createVisitor({ root: JSON.stringify({ state, version: 0 }) });
}

/** The browser's stored state, as far as tests read it. */
export interface StoredLists {
  cart: { id: string; qty: number; sum: number; price: number; discount: number }[];
  wishlist: Product[];
  compare: Product[];
  products: { symbol: string; products: Product[] };
  ticked: string[];
  atHome: string[];
  ownLines: string[];
  plan: { day: string; dish?: Product; servings?: number; note?: string }[];
  cooked: (Product & { day: string; note: string })[];
}

/** Returns the state in the browser's storage. */
export function readSavedState(page: Page): Promise<StoredLists> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').state);
}
