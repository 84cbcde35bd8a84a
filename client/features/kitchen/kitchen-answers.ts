import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  type KitchenSync_ChangesFragment,
  KitchenSync_RecipeFragmentDoc,
  type SyncKitchenInput,
} from '#client/gql/graphql.ts';
import { itemKey, itemText, itemValue, type KnownRecipe, splitKey } from '#client/state/kitchen-items.ts';
import type { Changes } from '#client/state/merge-items.ts';
import { productOf } from '#client/state/saved.ts';
import { type KitchenKind, type KitchenValue } from '#schema/rules/kitchen-changes.ts';

/** @returns changes as the mutation takes them */
export function inputOf(changes: Changes, after: string): SyncKitchenInput {
  const inputs = [...changes].map(([item, text]) => {
    const { lists, ...value } = itemValue(text ?? '{}');
    return { ...splitKey(item), value: text === null ? null : { ...value, ...(lists && { lists: [...lists] }) } };
  });
  return { after, changes: inputs };
}

/** @returns the changes in answers, and the recipes that they are about */
export function changesOf(answers: readonly KitchenSync_ChangesFragment[]): {
  changes: Map<string, string | null>;
  found: Map<string, KnownRecipe>;
} {
  const changes = new Map<string, string | null>();
  const found = new Map<string, KnownRecipe>();
  const put = (kind: KitchenKind, key: string, value: KitchenValue) => changes.set(itemKey(kind, key), itemText(value));
  for (const { saved, lists, notes, compare, basket, ticked, atHome, ownLines, planned, cooked, removed } of answers) {
    for (const { recipe } of [...saved, ...compare, ...basket, ...planned, ...cooked]) {
      const known = readFragment(KitchenSync_RecipeFragmentDoc, recipe);
      if (known) found.set(known.slug, { ...productOf(known), servings: known.servings });
    }
    // What is not published cannot be shown. The account keeps it.
    const isShown = ({ slug }: { slug: string }) => found.has(slug);
    for (const { slug, lists: ids, servings } of saved.filter(isShown)) put('SAVED', slug, { lists: ids, servings });
    for (const { id, name } of lists) put('LIST', id, { name });
    for (const { slug, text } of notes) put('NOTE', slug, { text });
    for (const { slug } of compare.filter(isShown)) put('COMPARE', slug, {});
    for (const { slug, batches, servings } of basket.filter(isShown)) put('BASKET', slug, { batches, servings });
    for (const line of ticked) put('TICKED', line, {});
    for (const line of atHome) put('AT_HOME', line, {});
    for (const line of ownLines) put('OWN_LINE', line, {});
    for (const { id, day, slug, servings, text } of planned) {
      if (slug === null || found.has(slug)) put('PLAN', id, { day, recipe: slug, servings, text });
    }
    for (const { slug, day, text } of cooked.filter(isShown)) put('COOKED', `${slug}/${day}`, { text });
    for (const { kind, key } of removed) changes.set(itemKey(kind, key), null);
  }
  return { changes, found };
}
