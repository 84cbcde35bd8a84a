import { type Product, useBrowserStore } from './store.ts';

/**
 * Opens the dialog that plans a dish for a day. Without a dish, closes it.
 * @param servings - the number of servings, if it differs from the recipe's own
 */
export function chooseDay(dish?: Product, servings?: number): void {
  useBrowserStore.setState({ planning: dish && { dish, servings } });
}
