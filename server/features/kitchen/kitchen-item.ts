import { normalizeListName, normalizeNote } from '#schema/rules/kitchen.ts';
import type { KitchenKind, KitchenValue } from '#schema/rules/kitchen-changes.ts';

/** Makes the stored value of each kind of thing out of one that follows the rules. */
const storedValues = {
  SAVED: ({ lists, servings }: KitchenValue): { lists: string[]; servings?: number } => ({
    lists: [...new Set(lists)].sort(),
    ...(servings && { servings }),
  }),
  LIST: ({ name }: KitchenValue) => ({ name: normalizeListName(name ?? '') }),
  NOTE: ({ text }: KitchenValue) => ({ text: normalizeNote(text ?? '') }),
  COMPARE: () => ({}),
  BASKET: ({ batches, servings = null }: KitchenValue) => ({ batches: batches ?? 1, servings }),
  TICKED: () => ({}),
  AT_HOME: () => ({}),
  OWN_LINE: () => ({}),
  PLAN: ({ day, recipe = null, servings = null, text }: KitchenValue) => ({
    day: day ?? '',
    recipe,
    servings,
    text: text ? normalizeNote(text) : null,
  }),
  COOKED: ({ text }: KitchenValue) => ({ text: text ? normalizeNote(text) : null }),
} satisfies Record<KitchenKind, (value: KitchenValue) => object>;

type StoredValue<Kind extends KitchenKind> = ReturnType<(typeof storedValues)[Kind]>;

/** A thing as it is stored; without a value it was taken out. */
export interface KitchenItem {
  kind: KitchenKind;
  key: string;
  value: object | null;
  version: number;
  changedAt: Date;
}

/** @returns the value of a thing as it is stored: composed characters, no blanks, lists in their order */
export function storedValue(kind: KitchenKind, value: KitchenValue): object {
  return storedValues[kind](value);
}

/** @returns the things of one kind that are not taken out */
export function itemsOf<Kind extends KitchenKind>(
  items: readonly KitchenItem[],
  kind: Kind,
): { key: string; value: StoredValue<Kind>; version: number; changedAt: Date }[] {
  return items.flatMap((item) =>
    item.kind === kind && item.value !== null ? [{ ...item, value: item.value as StoredValue<Kind> }] : [],
  );
}
