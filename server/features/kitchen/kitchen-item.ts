import type { KitchenKind } from '#schema/rules/kitchen.ts';

/** Stored value of each kind of thing, besides its key. */
interface KitchenValues {
  SAVED: { lists: string[] };
  LIST: { name: string };
  NOTE: { text: string };
  COMPARE: object;
  BASKET: { batches: number; servings: number | null };
  TICKED: object;
  AT_HOME: object;
  OWN_LINE: object;
}

/** A thing as it is to be from now on; without a value it is taken out. */
export type KitchenChange = {
  [Kind in KitchenKind]: { kind: Kind; key: string; value: KitchenValues[Kind] | null };
}[KitchenKind];

/** A thing as it is stored. */
export type KitchenItem = KitchenChange & { version: number; changedAt: Date };

/** @returns the things of one kind that are not taken out */
export function itemsOf<Kind extends KitchenKind>(
  items: readonly KitchenItem[],
  kind: Kind,
): { key: string; value: KitchenValues[Kind]; version: number; changedAt: Date }[] {
  return items.flatMap((item) =>
    item.kind === kind && item.value !== null ? [{ ...item, value: item.value as KitchenValues[Kind] }] : [],
  );
}
