import { keptTexts } from '#schema/rules/kept.ts';
import type { Product } from './kept-state.ts';

/** A list after a change, and what to tell the visitor. */
export type Changed = {
  list: readonly Product[];
  text: string;
  kind: 'success' | 'info' | 'warning' | 'error';
};

/** Saves a recipe, or no longer where it is saved already. */
export function toggleInWishlist(list: readonly Product[], product: Product): Changed {
  if (has(list, product.id)) return { list: without(list, product.id), text: keptTexts.unsaved, kind: 'info' };
  return { list: [...list, product], text: keptTexts.saved, kind: 'success' };
}

/** Puts a recipe beside the others, once. */
export function addToCompare(list: readonly Product[], product: Product): Changed {
  if (has(list, product.id)) return { list, text: keptTexts.comparedAlready, kind: 'warning' };
  return { list: [...list, product], text: keptTexts.compared, kind: 'success' };
}

/** Takes a recipe out of the comparison. */
export function removeFromCompare(list: readonly Product[], id: string): Changed {
  if (!has(list, id)) return { list, text: keptTexts.notCompared, kind: 'error' };
  return { list: without(list, id), text: keptTexts.uncompared, kind: 'info' };
}

function has(list: readonly Product[], id: string): boolean {
  return list.some((product) => product.id === id);
}

function without(list: readonly Product[], id: string): readonly Product[] {
  return list.filter((product) => product.id !== id);
}
