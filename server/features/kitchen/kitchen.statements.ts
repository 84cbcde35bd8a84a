// Hand-written: each change locks its kitchen and numbers versions in one statement, and reads are frequent.
import { normalizeListName, normalizeNote } from '#schema/rules/kitchen.ts';
import { type KitchenKind, type KitchenValue, REMOVAL_DAYS } from '#schema/rules/kitchen-changes.ts';
import { statement } from '#server/database/statements.ts';
import type { KitchenEntity, KitchenItemEntity } from './kitchen.entity.ts';

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

/** A stored item; its value is null if it was removed. */
export type KitchenItem = Omit<KitchenItemEntity, 'userId'>;

/** Returns the stored form of an item's value: Unicode NFC, trimmed, with sorted lists. */
export function toStoredValue(kind: KitchenKind, value: KitchenValue): object {
  return storedValues[kind](value);
}

/** Returns the items of one kind that were not removed. */
export function getExistingItems<Kind extends KitchenKind>(
  items: readonly KitchenItem[],
  kind: Kind,
): { key: string; value: StoredValue<Kind>; version: number; changedAt: Date }[] {
  return items.flatMap((item) =>
    item.kind === kind && item.value !== null ? [{ ...item, value: item.value as StoredValue<Kind> }] : [],
  );
}

/** Sync state of a kitchen. */
export type SyncState = Pick<KitchenEntity, 'version' | 'forgotten'>;

const columns = 'kind, key, value, version, changed_at as "changedAt"';

/** Sync state of a kitchen. Parameters: user id. */
export const syncState = statement<SyncState>(
  'kitchen_progress',
  'select version, forgotten from kitchens where user_id = $1',
);

/** Items changed after a version, oldest first. Parameters: user id, version, `true` to include removals, limit. */
export const changesAfter = statement<KitchenItem>(
  'kitchen_changes',
  `select ${columns} from kitchen_items
   where user_id = $1 and version > $2 and ($3 or value is not null) order by version limit $4`,
);

/** Items of one kind, newest version first. Parameters: user id, kind, version to start before or null, limit. */
export const kindItems = statement<KitchenItem>(
  'kitchen_kept',
  `select ${columns} from kitchen_items
   where user_id = $1 and kind = $2 and value is not null and ($3::int is null or version < $3)
   order by version desc limit $4`,
);

/**
 * Saved recipes in a list, newest version first. Parameters: user id, id of the list, version to start before or null,
 * limit.
 */
export const savedInList = statement<KitchenItem>(
  'kitchen_saved_in_list',
  `select ${columns} from kitchen_items
   where user_id = $1 and kind = 'SAVED' and value -> 'lists' ? $2 and ($3::int is null or version < $3)
   order by version desc limit $4`,
);

/** Number of items of each kind. Parameters: user id. */
export const countsByKind = statement<{ kind: KitchenKind; total: number }>(
  'kitchen_counts',
  `select kind, count(*)::int as total from kitchen_items where user_id = $1 and value is not null group by kind`,
);

/** Number of saved recipes in a list. Parameters: user id, id of the list. */
export const countInList = statement<{ total: number }>(
  'kitchen_count_in_list',
  `select count(*)::int as total from kitchen_items where user_id = $1 and kind = 'SAVED' and value -> 'lists' ? $2`,
);

/** Members' notes on recipes. Parameters: user ids and, at the same indexes, slugs. */
export const ownNotes = statement<KitchenItem & { userId: number }>(
  'kitchen_own_notes',
  `select user_id as "userId", ${columns} from unnest($1::int[], $2::text[]) as wanted (member, slug)
   join kitchen_items on user_id = member and kind = 'NOTE' and key = slug and value is not null`,
);

/**
 * Locks a kitchen until the transaction ends, and creates it if needed. Locks the member's row first, as a deletion
 * does; returns no row if the member was just deleted. Parameters: user id.
 */
export const lockKitchen = statement<SyncState>(
  'lock_kitchen',
  `insert into kitchens (user_id) select id from users where id = $1 for key share
  on conflict (user_id) do update set version = kitchens.version
  returning version, forgotten`,
);

/** Rows of the given items. Parameters: user id, kinds and, at the same indexes, keys. */
export const storedItems = statement<KitchenItem>(
  'stored_kitchen_items',
  `select ${columns} from unnest($2::text[], $3::text[]) as wanted (k, n)
   join kitchen_items on user_id = $1 and kind = k and key = n`,
);

/**
 * Stores items; an item with the same value stays unchanged. Parameters: user id, previous version, kinds, keys, values
 * as JSON.
 */
export const storeItems = statement(
  'store_kitchen_items',
  `insert into kitchen_items as i (user_id, kind, key, value, version)
  select $1, k, n, v, $2 + position from unnest($3::text[], $4::text[], $5::jsonb[]) with ordinality as given (k, n, v, position)
  on conflict (user_id, kind, key) do update
    set value = excluded.value, version = excluded.version, changed_at = now()
    where i.value is distinct from excluded.value`,
);

/** Deletes the oldest removals of a kitchen that exceed the limit. Parameters: user id, limit. */
export const forgetOldestRemovals = statement(
  'forget_kitchen_removals',
  `with excess as (
    select version from kitchen_items where user_id = $1 and value is null order by version desc offset $2 limit 1
  ), deleted as (
    delete from kitchen_items where user_id = $1 and value is null and version <= (select version from excess)
    returning version
  )
  update kitchens set forgotten = greatest(forgotten, (select max(version) from deleted)) where user_id = $1`,
);

const IS_OLD = `value is null and changed_at < now() - interval '${REMOVAL_DAYS} days'`;

/** Locks the kitchens with old removals, except kitchens that a change has locked. */
export const lockOldRemovals = statement<{ userId: number }>(
  'lock_old_removals',
  `select user_id as "userId" from kitchens where user_id in (select user_id from kitchen_items where ${IS_OLD})
   for update skip locked`,
);

/** Deletes old removals, and records the newest version among them per kitchen. Parameters: ids of members. */
export const forgetOldRemovals = statement(
  'forget_old_removals',
  `with deleted as (delete from kitchen_items where user_id = any($1::int[]) and ${IS_OLD} returning user_id, version)
   update kitchens k set forgotten = greatest(forgotten, last)
   from (select user_id, max(version) as last from deleted group by user_id) g where k.user_id = g.user_id`,
);

/** Condition of items that refer to a recipe. Parameters: its slug. */
const REFERS_TO_RECIPE = `i.value is not null and (
  i.kind in ('SAVED', 'NOTE', 'COMPARE', 'BASKET') and i.key = $1
  or i.kind = 'COOKED' and i.key like $1 || '/%'
  or i.kind = 'PLAN' and i.value ->> 'recipe' = $1)`;

/** Locks the kitchens with items that refer to a recipe. Parameters: its slug. */
export const lockKitchensWith = statement(
  'lock_kitchens_with',
  `select from kitchens where user_id in (select i.user_id from kitchen_items i where ${REFERS_TO_RECIPE})
   order by user_id for update`,
);

/**
 * Changes the slug of a recipe in items. Devices receive a removal of each item under the former slug, and an item
 * under the new slug; planned dishes keep their key. Parameters: both slugs.
 */
export const renameInItems = statement(
  'rename_in_kitchen_items',
  `with items as (
     select i.*, k.version + 2 * row_number() over (partition by i.user_id order by i.kind, i.key) as next
     from kitchen_items i join kitchens k using (user_id) where ${REFERS_TO_RECIPE}),
   removed as (
     update kitchen_items i set value = null, version = m.next - 1, changed_at = now() from items m
     where i.user_id = m.user_id and i.kind = m.kind and i.key = m.key and i.kind <> 'PLAN'),
   stored as (
     insert into kitchen_items as i (user_id, kind, key, value, version, changed_at)
     select user_id, kind,
       case kind when 'PLAN' then key when 'COOKED' then $2 || substr(key, length($1) + 1) else $2 end,
       case kind when 'PLAN' then jsonb_set(value, '{recipe}', to_jsonb($2::text)) else value end, next, changed_at
     from items
     on conflict (user_id, kind, key) do update set version = excluded.version,
       value = case when i.kind = 'PLAN' then excluded.value else coalesce(i.value, excluded.value) end)
   update kitchens k set version = last.version
   from (select user_id, max(next) as version from items group by 1) last where last.user_id = k.user_id`,
);

/** Changes the slug of a recipe in shared lists. Parameters: both slugs. */
export const renameInSharedLists = statement(
  'rename_in_shared_lists',
  `update shared_lists set recipes = (
     select jsonb_agg(case when recipe ->> 'slug' = $1 then jsonb_set(recipe, '{slug}', to_jsonb($2::text)) else recipe end
       order by position)
     from jsonb_array_elements(recipes) with ordinality each (recipe, position))
   where recipes @> jsonb_build_array(jsonb_build_object('slug', $1::text))`,
);
