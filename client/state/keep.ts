import { showToast } from '#client/ui/toast.ts';
import { keptTexts } from '#schema/rules/kept.ts';
import { addToCart, decrementInCart, incrementInCart, removeFromCart, summed } from './cart-rules.ts';
import type { Batch, Product } from './kept-state.ts';
import { keptStore } from './kept-store.ts';
import { addToCompare, removeFromCompare, toggleInWishlist } from './list-rules.ts';

/** Saves a recipe, or no longer. */
export function toggleSaved(product: Product): void {
  const { list, text, kind } = toggleInWishlist(keptStore.getState().wishlist, product);
  keptStore.setState({ wishlist: list });
  showToast(text, { kind });
}

/** Puts a recipe beside the others. */
export function compare(product: Product): void {
  const { list, text, kind } = addToCompare(keptStore.getState().compare, product);
  keptStore.setState({ compare: list });
  showToast(text, { kind });
}

/** Takes a recipe out of the comparison. */
export function uncompare(id: string): void {
  const { list, text, kind } = removeFromCompare(keptStore.getState().compare, id);
  keptStore.setState({ compare: list });
  showToast(text, { kind });
}

/** Puts a batch of a recipe into the basket. @param batch where it is not as written */
export function putIntoBasket(product: Product, batch?: Batch): void {
  keptStore.setState(({ cart }) => ({ cart: addToCart(cart, product, batch) }));
  showToast(keptTexts.inBasket, { kind: 'success' });
}

/** Takes a recipe out of the basket. With the last one the ticks go, too. */
export function takeOutOfBasket(id: string): void {
  keptStore.setState(({ cart, ticked }) => {
    const left = removeFromCart(cart, id);
    return { cart: left, ticked: left.length > 0 ? ticked : [] };
  });
}

/** One batch more. @param needed keys of what more is needed of: it is no longer ticked off */
export function moreBatches(id: string, needed: readonly string[]): void {
  keptStore.setState(({ cart, ticked }) => ({
    cart: incrementInCart(cart, id),
    ticked: ticked.filter((key) => !needed.includes(key)),
  }));
}

/** One batch less, but never none. */
export function fewerBatches(id: string): void {
  keptStore.setState(({ cart }) => ({ cart: decrementInCart(cart, id) }));
}

/** Ticks a line of the shopping list off, or no longer. */
export function toggleTick(key: string): void {
  keptStore.setState(({ ticked }) => ({
    ticked: ticked.includes(key) ? ticked.filter((other) => other !== key) : [...ticked, key],
  }));
}

export function clearTicks(): void {
  keptStore.setState({ ticked: [] });
}

/** Brings titles, addresses and prices of all that is kept up to date. */
export function refreshProducts(fresh: readonly Product[]): void {
  const byId = new Map(fresh.map((product) => [product.id, product]));
  const renewed = <Item extends Product>(item: Item): Item => ({ ...item, ...byId.get(item.id) });
  keptStore.setState(({ cart, wishlist, compare: compared, products }) => ({
    cart: cart.map((item) => summed(renewed(item))),
    wishlist: wishlist.map(renewed),
    compare: compared.map(renewed),
    products: { ...products, products: [...fresh] },
  }));
}
