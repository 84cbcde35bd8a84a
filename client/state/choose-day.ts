import { type Product, useBrowserStore } from './store.ts';

/**
 * Opens the dialog in which the day of a dish is chosen; without a dish it closes.
 * @param servings for how many, where it is not as written
 */
export function chooseDay(dish?: Product, servings?: number): void {
  useBrowserStore.setState({ planning: dish && { dish, servings } });
}
