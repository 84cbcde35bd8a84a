import { showToast } from '#client/ui/toast.ts';
import { savedTexts } from '#schema/rules/saved.ts';
import { changeRecipeLists } from './recipe-lists.ts';
import type { ListChange } from './saved.ts';
import type { Product } from './store.ts';

/** Adds a recipe to the comparison. */
export function addToCompare(product: Product): void {
  changeCompare((compare) => withCompared(compare, product));
}

/** Removes a recipe from the comparison. */
export function removeFromCompare(id: string): void {
  changeCompare((compare) => withoutCompared(compare, id));
}

/** Removes all recipes from the comparison. The toast can restore them. */
export function clearCompare(): void {
  changeRecipeLists(({ compare: former }) => {
    const undo = () =>
      changeRecipeLists(({ compare }) => ({
        compare: [...former, ...compare.filter(({ id }) => former.every((other) => other.id !== id))],
      }));
    showToast('Comparison former.', { kind: 'info', action: { label: 'Undo', run: undo } });
    return { compare: [] };
  });
}

/** Returns the compared recipes with this recipe, and the message about the change. */
export function withCompared(compare: readonly Product[], product: Product): ListChange {
  if (compare.some(({ id }) => id === product.id)) {
    return { list: compare, text: savedTexts.comparedAlready, kind: 'warning' };
  }
  return { list: [...compare, product], text: savedTexts.compared, kind: 'success' };
}

/** Returns the compared recipes without this recipe, and the message about the change. */
export function withoutCompared(compare: readonly Product[], removedId: string): ListChange {
  const list = compare.filter(({ id }) => id !== removedId);
  if (list.length === compare.length) return { list: compare, text: savedTexts.notCompared, kind: 'error' };
  return { list, text: savedTexts.uncompared, kind: 'info' };
}

function changeCompare(change: (compare: readonly Product[]) => ListChange): void {
  changeRecipeLists(({ compare }) => {
    const { list, text, kind } = change(compare);
    showToast(text, { kind });
    return { compare: list };
  });
}
