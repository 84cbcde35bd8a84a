import { showToast } from '#client/ui/toast.ts';
import { isOwnLineKey, savedTexts } from '#schema/rules/saved.ts';
import { addToBasket, decrementInBasket, incrementInBasket, removeFromBasket } from './basket-rules.ts';
import { changeRecipeLists } from './recipe-lists.ts';
import type { BasketItem, Batch, Product, RecipeLists } from './store.ts';

/** Puts a batch of a recipe into the basket. @param batch - its size, if it differs from the recipe's own */
export function putIntoBasket(product: Product, batch?: Batch): void {
  changeRecipeLists((lists) => ({ basket: withBatchAdded(lists, product, batch) }));
  showToast(savedTexts.inBasket, { kind: 'success' });
}

/** Puts one batch of each recipe into the basket, except recipes already in it. */
export function putAllIntoBasket(entries: readonly { product: Product; batch?: Batch }[]): void {
  changeRecipeLists(({ basket, ticked }) => ({
    basket: entries.reduce(
      (current, { product, batch }) =>
        current.some(({ id }) => id === product.id)
          ? current
          : withBatchAdded({ basket: current, ticked }, product, batch),
      basket,
    ),
  }));
  showToast(savedTexts.inBasket, { kind: 'success' });
}

/** Adds what the basket lacks of these batches. */
export function fillBasket(entries: readonly { product: Product; batch?: Batch }[]): void {
  let hasAdded = false;
  changeRecipeLists(({ basket, ticked }) => {
    const newBasket = entries.reduce((current, { product, batch }) => {
      const existing = current.find(({ id }) => id === product.id);
      const missingBatch = existing ? getMissingBatch(existing, batch) : batch;
      return existing && !missingBatch ? current : withBatchAdded({ basket: current, ticked }, product, missingBatch);
    }, basket);
    hasAdded = newBasket !== basket;
    return { basket: newBasket };
  });
  showToast(hasAdded ? savedTexts.inBasket : savedTexts.inBasketAlready, { kind: hasAdded ? 'success' : 'info' });
}

/**
 * Returns the part of a target batch that the basket lacks; undefined if it has enough. An undefined batch is the
 * recipe as written.
 */
function getMissingBatch(existing: BasketItem, target: Batch | undefined): Batch | undefined {
  const recipeServings = (target ?? existing.batch)?.written;
  if (recipeServings === undefined) return undefined;
  const servings = (target?.servings ?? recipeServings) - existing.qty * (existing.batch?.servings ?? recipeServings);
  return servings > 0 ? { servings, written: recipeServings } : undefined;
}

/** Returns the basket with one more batch. The recipe is marked as new if ticks may have to be cleared for it. */
function withBatchAdded(
  { basket, ticked }: Pick<RecipeLists, 'basket' | 'ticked'>,
  product: Product,
  batch?: Batch,
): readonly BasketItem[] {
  const newBasket = addToBasket(basket, product, batch);
  if (ticked.every(isOwnLineKey)) return newBasket;
  return newBasket.map((item) => (item.id === product.id ? { ...item, isNew: true } : item));
}

/**
 * Clears the ticks of items that newly added recipes need, and the recipes' marks.
 * @param keys - by recipe, the keys of the items that it needs, if known
 */
export function untickForNew(keys: ReadonlyMap<string, readonly string[]>): void {
  changeRecipeLists(({ basket, ticked }) => {
    const needed = basket.flatMap(({ id, isNew }) => (isNew && keys.get(id)) || []);
    return {
      basket: basket.map(({ isNew, ...item }) => (isNew && !keys.has(item.id) ? { ...item, isNew } : item)),
      ticked: ticked.filter((key) => !needed.includes(key)),
    };
  });
}

/**
 * Removes a recipe from the basket. Removing the last recipe clears all ticks except on the visitor's own lines.
 * @param unneeded - keys of ingredients that only this recipe needs: their ticks are cleared
 */
export function takeOutOfBasket(id: string, unneeded: readonly string[]): void {
  changeRecipeLists(({ basket, ticked }) => {
    const remaining = removeFromBasket(basket, id);
    const isKept = (key: string) => isOwnLineKey(key) || (remaining.length > 0 && !unneeded.includes(key));
    return { basket: remaining, ticked: ticked.filter(isKept) };
  });
}

/**
 * Adds one batch.
 * @param needed - keys of the batch's items, whose ticks are cleared
 */
export function addBatch(id: string, needed: readonly string[]): void {
  changeRecipeLists(({ basket, ticked }) => ({
    basket: incrementInBasket(basket, id),
    ticked: ticked.filter((key) => !needed.includes(key)),
  }));
}

/** Removes one batch, but never the last. */
export function removeBatch(id: string): void {
  changeRecipeLists(({ basket }) => ({ basket: decrementInBasket(basket, id) }));
}
