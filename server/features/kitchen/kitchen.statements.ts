import { normalizeListName, normalizeNote } from '#schema/rules/kitchen.ts';
import type { KitchenKind, KitchenValue } from '#schema/rules/kitchen-changes.ts';
import { statement } from '#server/database/statements.ts';

/** Converts a validated value to its stored form, for each kind of item. */
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

/** A stored item; without a value if it was removed. */
export interface KitchenItem {
  kind: KitchenKind;
  key: string;
  value: object | null;
  version: number;
  changedAt: Date;
}

/** Returns the stored form of an item's value: Unicode NFC, trimmed, with sorted lists. */
export function storedValue(kind: KitchenKind, value: KitchenValue): object {
  return storedValues[kind](value);
}

/** Returns the items of one kind that were not removed. */
export function getItems<Kind extends KitchenKind>(
  items: readonly KitchenItem[],
  kind: Kind,
): { key: string; value: StoredValue<Kind>; version: number; changedAt: Date }[] {
  return items.flatMap((item) =>
    item.kind === kind && item.value !== null ? [{ ...item, value: item.value as StoredValue<Kind> }] : [],
  );
}

/** Sync state of a kitchen. */
export interface Progress {
  version: number;
  forgotten: number;
}

const columns = 'kind, key, value, version, changed_at as "changedAt"';

/** Values: user id. */
export const getProgress = statement<Progress>(
  'kitchen_progress',
  'select version, forgotten from kitchens where user_id = $1',
);

/** Changes after a version, oldest first. Values: user id, version, `true` to include removals, limit. */
export const changesAfter = statement<KitchenItem>(
  'kitchen_changes',
  `select ${columns} from kitchen_items
   where user_id = $1 and version > $2 and ($3 or value is not null) order by version limit $4`,
);

/** Items of one kind, last changed first. Values: user id, kind, version to start before or null, limit. */
export const itemsOfKind = statement<KitchenItem>(
  'kitchen_kept',
  `select ${columns} from kitchen_items
   where user_id = $1 and kind = $2 and value is not null and ($3::int is null or version < $3)
   order by version desc limit $4`,
);

/**
 * Saved recipes in a list, last changed first. Values: user id, id of the list, version to start before or null, limit.
 */
export const savedInList = statement<KitchenItem>(
  'kitchen_saved_in_list',
  `select ${columns} from kitchen_items
   where user_id = $1 and kind = 'SAVED' and value -> 'lists' ? $2 and ($3::int is null or version < $3)
   order by version desc limit $4`,
);

/** Number of items of each kind. Values: user id. */
export const countsByKind = statement<{ kind: string; total: number }>(
  'kitchen_counts',
  `select kind, count(*)::int as total from kitchen_items where user_id = $1 and value is not null group by kind`,
);

/** Number of saved recipes in a list. Values: user id, id of the list. */
export const countInList = statement<{ total: number }>(
  'kitchen_count_in_list',
  `select count(*)::int as total from kitchen_items where user_id = $1 and kind = 'SAVED' and value -> 'lists' ? $2`,
);

/** Members' notes on recipes. Values: user ids and, at the same indexes, slugs. */
export const ownNotes = statement<KitchenItem & { userId: number }>(
  'kitchen_own_notes',
  `select user_id as "userId", ${columns} from unnest($1::int[], $2::text[]) as wanted (member, slug)
   join kitchen_items on user_id = member and kind = 'NOTE' and key = slug and value is not null`,
);

/**
 * Locks a kitchen until the transaction ends. Locks the member's row first, as a deletion does; inserts nothing if the
 * member was just deleted. Values: user id.
 */
export const lockKitchen = `insert into kitchens (user_id) select id from users where id = $1 for key share
  on conflict (user_id) do update set version = kitchens.version
  returning version, forgotten`;

/** Rows of the given items. Values: user id, kinds and, at the same indexes, keys. */
export const storedItems = `select ${columns} from unnest($2::text[], $3::text[]) as wanted (k, n)
  join kitchen_items on user_id = $1 and kind = k and key = n`;

/**
 * Stores items; an item with the same value stays unchanged. Values: user id, previous version, kinds, keys, values as
 * JSON.
 */
export const storeItems = `insert into kitchen_items as i (user_id, kind, key, value, version)
  select $1, k, n, v, $2 + place from unnest($3::text[], $4::text[], $5::jsonb[]) with ordinality as given (k, n, v, place)
  on conflict (user_id, kind, key) do update
    set value = excluded.value, version = excluded.version, changed_at = now()
    where i.value is distinct from excluded.value`;

/** Forgets the oldest removals of a kitchen beyond its limit. Values: user id, limit. */
export const forgetOldestRemovals = `with beyond as (
    select version from kitchen_items where user_id = $1 and value is null order by version desc offset $2 limit 1
  ), gone as (
    delete from kitchen_items where user_id = $1 and value is null and version <= (select version from beyond)
    returning version
  )
  update kitchens set forgotten = greatest(forgotten, (select max(version) from gone)) where user_id = $1`;
