import { showToast } from '#client/ui/toast.ts';
import { savedTexts } from '#schema/rules/saved.ts';
import { addToBasket, decrementInBasket, incrementInBasket, removeFromBasket } from './basket-rules.ts';
import { changeRecipeLists } from './recipe-lists.ts';
import type { Batch, Product } from './store.ts';

/** Puts a batch of a recipe into the basket. @param batch where it is not as written */
export function putIntoBasket(product: Product, batch?: Batch): void {
  changeRecipeLists(({ basket }) => ({ basket: addToBasket(basket, product, batch) }));
  showToast(savedTexts.inBasket, { kind: 'success' });
}

/** Puts recipes that are not in the basket into it, a batch each. */
export function putAllIntoBasket(wanted: readonly { product: Product; batch?: Batch }[]): void {
  changeRecipeLists(({ basket }) => ({
    basket: wanted.reduce(
      (all, { product, batch }) => (all.some(({ id }) => id === product.id) ? all : addToBasket(all, product, batch)),
      basket,
    ),
  }));
  showToast(savedTexts.inBasket, { kind: 'success' });
}

/** Takes a recipe out of the basket. With the last one the ticks go, too. */
export function takeOutOfBasket(id: string): void {
  changeRecipeLists(({ basket, ticked }) => {
    const left = removeFromBasket(basket, id);
    return { basket: left, ticked: left.length > 0 ? ticked : [] };
  });
}

/** One batch more. @param needed keys of what more is needed of: it is no longer ticked off */
export function addBatch(id: string, needed: readonly string[]): void {
  changeRecipeLists(({ basket, ticked }) => ({
    basket: incrementInBasket(basket, id),
    ticked: ticked.filter((key) => !needed.includes(key)),
  }));
}

/** One batch less, but never none. */
export function removeBatch(id: string): void {
  changeRecipeLists(({ basket }) => ({ basket: decrementInBasket(basket, id) }));
}
