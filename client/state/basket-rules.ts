import { getCost } from '#client/ui/format.ts';
import { MIN_BATCHES } from '#schema/rules/saved.ts';
import type { BasketItem, Batch, Product } from './store.ts';

type Basket = readonly BasketItem[];

/**
 * Adds a batch of a recipe. If the recipe is already in the basket, increments its number of batches; a batch of
 * another size is merged into one batch with the total servings, so that the basket has exactly those servings.
 */
export function addToBasket(basket: Basket, product: Product, batch?: Batch): Basket {
  const existing = basket.find(({ id }) => id === product.id);
  if (!existing) {
    const item = { ...product, discount: 0, qty: 1, sum: 0, selected_color: '', selected_size: '' };
    return [...basket, withSum(batch ? { ...item, batch } : item)];
  }
  const recipeServings = (existing.batch ?? batch)?.written;
  const getSize = (batchToMeasure: Batch | undefined) => batchToMeasure?.servings ?? recipeServings ?? 0;
  if (recipeServings === undefined || getSize(existing.batch) === getSize(batch))
    return incrementInBasket(basket, product.id);
  const servings = existing.qty * getSize(existing.batch) + getSize(batch);
  const mergedItem = withSum({ ...existing, qty: 1, batch: { servings, written: recipeServings } });
  return basket.map((item) => (item === existing ? mergedItem : item));
}

/** Removes a recipe with all its batches. */
export function removeFromBasket(basket: Basket, id: string): Basket {
  return basket.filter((item) => item.id !== id);
}

/** Adds one batch. */
export function incrementInBasket(basket: Basket, id: string): Basket {
  return basket.map((item) => (item.id === id ? withSum({ ...item, qty: item.qty + 1 }) : item));
}

/** Removes one batch, but never the last. */
export function decrementInBasket(basket: Basket, id: string): Basket {
  return basket.map((item) => (item.id === id ? withSum({ ...item, qty: Math.max(MIN_BATCHES, item.qty - 1) }) : item));
}

/** Returns the estimated cost of the whole basket, in dollars. */
export function getTotal(basket: Basket): number {
  return basket.reduce((total, { sum }) => total + sum, 0);
}

/** Returns the estimated cost of a batch in dollars, rounded as on the recipe's page. */
function getBatchPrice({ price, batch }: BasketItem): number {
  return batch ? getCost(batch.servings, { cost: price, written: batch.written }) : price;
}

/** Returns the item with a recalculated sum. */
export function withSum(item: BasketItem): BasketItem {
  return { ...item, sum: item.qty * Math.max(0, getBatchPrice(item) - item.discount) };
}
