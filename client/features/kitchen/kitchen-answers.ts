import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  type KitchenSync_ChangesFragment,
  KitchenSync_RecipeFragmentDoc,
  type SyncKitchenInput,
} from '#client/gql/graphql.ts';
import {
  type ItemValue,
  itemKey,
  itemText,
  itemValue,
  type KnownRecipe,
  splitKey,
} from '#client/state/kitchen-items.ts';
import type { Changes } from '#client/state/merge-items.ts';
import { productOf } from '#client/state/saved.ts';
import type { KitchenKind } from '#schema/rules/kitchen.ts';

/** @returns changes as the mutation takes them */
export function inputOf(changes: Changes, after: string): SyncKitchenInput {
  const all = [...changes].map(([item, text]) => ({
    ...splitKey(item),
    value: text === null ? null : itemValue(text),
  }));
  const those = <Thing>(wanted: KitchenKind, thing: (key: string, value: ItemValue) => Thing): Thing[] =>
    all.flatMap(({ kind, key, value }) => (kind === wanted && value !== null ? [thing(key, value)] : []));
  const keys = (kind: KitchenKind) => those(kind, (key) => key);
  return {
    after,
    saved: those('SAVED', (slug, { lists = [] }) => ({ slug, lists: [...lists] })),
    lists: those('LIST', (id, { name = '' }) => ({ id, name })),
    notes: those('NOTE', (slug, { text = '' }) => ({ slug, text })),
    compare: keys('COMPARE'),
    basket: those('BASKET', (slug, { batches = 1, servings }) => ({ slug, batches, servings })),
    ticked: keys('TICKED'),
    atHome: keys('AT_HOME'),
    ownLines: keys('OWN_LINE'),
    removed: all.flatMap(({ kind, key, value }) => (value === null ? [{ kind, key }] : [])),
  };
}

/** @returns the changes in answers, and the recipes that they are about */
export function changesOf(answers: readonly KitchenSync_ChangesFragment[]): {
  changes: Map<string, string | null>;
  found: Map<string, KnownRecipe>;
} {
  const changes = new Map<string, string | null>();
  const found = new Map<string, KnownRecipe>();
  const put = (kind: KitchenKind, key: string, value: ItemValue) => changes.set(itemKey(kind, key), itemText(value));
  for (const { saved, lists, notes, compare, basket, ticked, atHome, ownLines, removed } of answers) {
    for (const { recipe } of [...saved, ...compare, ...basket]) {
      const known = readFragment(KitchenSync_RecipeFragmentDoc, recipe);
      if (known) found.set(known.slug, { ...productOf(known), servings: known.servings });
    }
    // What is not published cannot be shown. The account keeps it.
    const isShown = ({ slug }: { slug: string }) => found.has(slug);
    for (const { slug, lists: ids } of saved.filter(isShown)) put('SAVED', slug, { lists: ids });
    for (const { id, name } of lists) put('LIST', id, { name });
    for (const { slug, text } of notes) put('NOTE', slug, { text });
    for (const { slug } of compare.filter(isShown)) put('COMPARE', slug, {});
    for (const { slug, batches, servings } of basket.filter(isShown)) put('BASKET', slug, { batches, servings });
    for (const line of ticked) put('TICKED', line, {});
    for (const line of atHome) put('AT_HOME', line, {});
    for (const line of ownLines) put('OWN_LINE', line, {});
    for (const { kind, key } of removed) changes.set(itemKey(kind, key), null);
  }
  return { changes, found };
}
