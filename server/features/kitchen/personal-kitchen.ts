import { IsNull, Not } from 'typeorm';
import { REMOVAL_DAYS } from '#schema/rules/kitchen-changes.ts';
import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import type { CleanUp } from '#server/jobs/housekeeping.ts';
import { KitchenItemEntity } from './kitchen.entity.ts';

/** Items that a member keeps. They are deleted with the member's row. */
export const personalKitchen: PersonalData = {
  name: 'kitchen',
  async collect(manager, { id: userId }) {
    const items = await manager.find(KitchenItemEntity, {
      where: { userId, value: Not(IsNull()) },
      order: { kind: 'ASC', version: 'ASC' },
    });
    return items.map(({ kind, key, value, changedAt }) => ({ kind, key, ...value, changedAt }));
  },
};

/** Forgets old removals. A device that was offline for longer reads everything again. */
export const deleteOldRemovals: CleanUp = (dataSource) =>
  dataSource.transaction(async (manager) => {
    const isOld = `value is null and changed_at < now() - interval '${REMOVAL_DAYS} days'`;
    // Locks the kitchen first, as a change does.
    const kitchens: { user_id: number }[] = await manager.query(
      `select user_id from kitchens where user_id in (select user_id from kitchen_items where ${isOld})
       for update skip locked`,
    );
    await manager.query(
      `with gone as (delete from kitchen_items where user_id = any($1::int[]) and ${isOld} returning user_id, version)
       update kitchens k set forgotten = greatest(forgotten, last)
       from (select user_id, max(version) as last from gone group by user_id) g where k.user_id = g.user_id`,
      [kitchens.map(({ user_id }) => user_id)],
    );
  });
