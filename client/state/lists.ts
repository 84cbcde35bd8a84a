import { kitchenTexts, listNameProblem, MAX_LISTS, normalizeListName } from '#schema/rules/kitchen.ts';
import { changeRecipeLists } from './recipe-lists.ts';
import { type Product, type SavedList, useBrowserStore } from './store.ts';

/** Opens the dialog to choose the lists of a recipe. Without a recipe, closes it. */
export function chooseLists(product?: Product): void {
  useBrowserStore.setState({ choosing: product });
}

/** Returns the problem with the name of a new or renamed list; undefined if there is none. */
export function findNameProblem(name: string, lists: readonly SavedList[], id?: string): string | undefined {
  const normalized = normalizeListName(name).toLowerCase();
  const isNameTaken = lists.some((list) => list.id !== id && list.name.toLowerCase() === normalized);
  if (id === undefined && lists.length >= MAX_LISTS) return kitchenTexts.tooManyLists;
  return listNameProblem(name)?.message ?? (isNameTaken ? kitchenTexts.listNameTaken : undefined);
}

/**
 * Creates a list. Returns its id.
 * @param product - the first recipe in it
 */
export function createList(name: string, product?: Product): string {
  const id = createId();
  changeRecipeLists(({ lists }) => ({ lists: [...lists, { id, name: normalizeListName(name) }] }));
  if (product) setInList(product, id, true);
  return id;
}

export function renameList(id: string, name: string): void {
  changeRecipeLists(({ lists }) => ({
    lists: lists.map((list) => (list.id === id ? { id, name: normalizeListName(name) } : list)),
  }));
}

/**
 * Deletes a list; its recipes stay saved.
 * @returns a function that restores it, with its recipes
 */
export function deleteList({ id, name }: SavedList): () => void {
  // Recipes keep the id of the deleted list until they are put into or out of another list.
  changeRecipeLists(({ lists }) => ({ lists: lists.filter((list) => list.id !== id) }));
  return () => changeRecipeLists(({ lists }) => ({ lists: [...lists.filter((list) => list.id !== id), { id, name }] }));
}

/** Adds a recipe to a list, or removes it. Saves the recipe if necessary. */
export function setInList(product: Product, id: string, isIn: boolean): void {
  changeRecipeLists(({ saved, lists }) => {
    const others = (ids: readonly string[] = []) =>
      ids.filter((each) => each !== id && lists.some((list) => list.id === each));
    const getNewLists = (ids?: readonly string[]) => (isIn ? [...others(ids), id] : others(ids));
    if (!saved.some((recipe) => recipe.id === product.id))
      return { saved: [...saved, { ...product, lists: getNewLists() }] };
    return {
      saved: saved.map((recipe) =>
        recipe.id === product.id ? { ...recipe, lists: getNewLists(recipe.lists) } : recipe,
      ),
    };
  });
}

/** Returns a unique id. `randomUUID` requires a secure connection, so it is not always available. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
