import { showToast, type ToastOptions } from '#client/ui/toast.ts';
import { savedTexts } from '#schema/rules/saved.ts';
import { chooseLists } from './lists.ts';
import { changeRecipeLists } from './recipe-lists.ts';
import { type Product, type SavedRecipe, useBrowserStore } from './store.ts';

/** The fields of a recipe that are needed to save it. */
export type SavableRecipe = { slug: string; title: string; path: string; estimatedCost: number };

/** A list after a change, and the message for the visitor. */
export type ListChange = { list: readonly SavedRecipe[]; text: string; kind: ToastOptions['kind'] };

/** Returns a recipe in the format of the stored lists. */
export function getProduct({ slug, title, path, estimatedCost }: SavableRecipe): Product {
  return { id: slug, title, path, price: estimatedCost };
}

/** Saves a recipe with its displayed servings, or removes it if it is saved. */
export function toggleSaved(product: SavedRecipe): void {
  changeRecipeLists(({ saved }) => {
    const { list, text, kind } = withToggled(saved, product);
    const removedRecipe = saved.find(({ id }) => id === product.id);
    const action = removedRecipe
      ? { label: 'Undo', run: () => restoreSaved(removedRecipe) }
      : { label: 'Choose lists', run: () => chooseLists(product) };
    showToast(text, { kind, action });
    return { saved: list };
  });
}

/** Restores a removed recipe, in the lists that it was in. */
function restoreSaved(product: SavedRecipe): void {
  changeRecipeLists(({ saved }) => ({
    saved: saved.some(({ id }) => id === product.id) ? saved : [...saved, product],
  }));
}

/** Returns the saved recipes with this recipe added, or removed if it is saved, and the message. */
export function withToggled(saved: readonly SavedRecipe[], product: SavedRecipe): ListChange {
  const list = saved.filter(({ id }) => id !== product.id);
  if (list.length < saved.length) return { list, text: savedTexts.unsaved, kind: 'info' };
  return { list: [...saved, product], text: savedTexts.saved, kind: 'success' };
}

/**
 * Remembers the servings at which a saved recipe is viewed. Does nothing for other recipes.
 * @param servings - undefined for the recipe's own
 */
export function rememberServings(slug: string, servings: number | undefined): void {
  if (!useBrowserStore.getState().saved?.some(({ id }) => id === slug)) return;
  changeRecipeLists(({ saved }) => ({
    saved: saved.map((recipe) => (recipe.id === slug ? { ...recipe, servings } : recipe)),
  }));
}
