import type { EntityManager } from 'typeorm';

/** Condition of items that refer to a recipe. Values: its slug. */
const NAMES_RECIPE = `i.value is not null and (
  i.kind in ('SAVED', 'NOTE', 'COMPARE', 'BASKET') and i.key = $1
  or i.kind = 'COOKED' and i.key like $1 || '/%'
  or i.kind = 'PLAN' and i.value ->> 'recipe' = $1)`;

/**
 * Changes the slug of a recipe in members' items and in shared lists. Other devices receive the change as the removal
 * of the item under the former slug and a new item under the new slug.
 */
export async function renameInKitchens(manager: EntityManager, from: string, to: string): Promise<void> {
  await manager.query(
    `select from kitchens where user_id in (select i.user_id from kitchen_items i where ${NAMES_RECIPE})
     order by user_id for update`,
    [from],
  );
  await manager.query(
    `with items as (
       select i.*, k.version + 2 * row_number() over (partition by i.user_id order by i.kind, i.key) as next
       from kitchen_items i join kitchens k using (user_id) where ${NAMES_RECIPE}),
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
    [from, to],
  );
  await manager.query(
    `update shared_lists set recipes = (
       select jsonb_agg(case when recipe ->> 'slug' = $1 then jsonb_set(recipe, '{slug}', to_jsonb($2::text)) else recipe end
         order by place)
       from jsonb_array_elements(recipes) with ordinality each (recipe, place))
     where recipes @> jsonb_build_array(jsonb_build_object('slug', $1::text))`,
    [from, to],
  );
}
