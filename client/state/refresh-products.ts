import { withSum } from './basket-rules.ts';
import { changeRecipeLists } from './recipe-lists.ts';
import type { Product } from './store.ts';
import { joinNotes } from './sync-items.ts';

/**
 * Updates slugs, titles, URLs and prices in all lists.
 * @param fresh - current recipes by their stored slugs; a renamed recipe's `id` is its new slug
 */
export function refreshProducts(fresh: ReadonlyMap<string, Product>): void {
  const refresh = <Item extends Product>(item: Item): Item => ({ ...item, ...fresh.get(item.id) });
  changeRecipeLists(({ saved, compare, basket, plan, cooked, notes, products }) => ({
    saved: keepFirst(saved.map(refresh)),
    compare: keepFirst(compare.map(refresh)),
    basket: keepFirst(basket.map((item) => withSum(refresh(item)))),
    plan: plan.map((entry) => (entry.dish ? { ...entry, dish: refresh(entry.dish) } : entry)),
    cooked: keepFirst(cooked.map(refresh), ({ id, day }) => `${id}/${day}`),
    notes: renameNotes(notes, fresh),
    products: { ...products, products: keepFirst([...fresh.values()]) },
  }));
}

function renameNotes(notes: Readonly<Record<string, string>>, fresh: ReadonlyMap<string, Product>) {
  const renamed: Record<string, string> = {};
  for (const [slug, note] of Object.entries(notes)) {
    const current = fresh.get(slug)?.id ?? slug;
    renamed[current] = joinNotes(note, renamed[current] ?? '');
  }
  return renamed;
}

/** Returns each recipe once, even if it was in the list under both its former and its current slug. */
function keepFirst<Item extends Product>(items: readonly Item[], getKey = ({ id }: Item) => id): readonly Item[] {
  const keys = items.map(getKey);
  return items.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
