import { runStatement } from '#server/database/statements.ts';
import type { PersonalData } from '#server/features/accounts/personal-data.ts';
import type { CleanUp } from '#server/jobs/housekeeping.ts';
import { KitchenItemEntity } from './kitchen.entity.ts';
import { forgetOldRemovals, lockOldRemovals } from './kitchen.statements.ts';

/** Items that a member has saved, and recent removals. They are deleted with the member's row. */
export const personalKitchen: PersonalData = {
  name: 'kitchen',
  async collect(manager, { id: userId }) {
    const items = await manager.find(KitchenItemEntity, {
      where: { userId },
      order: { kind: 'ASC', version: 'ASC' },
    });
    return items.map(({ kind, key, value, changedAt }) => ({
      ...{ kind, key, ...value, changedAt },
      ...(value === null && { removed: true }),
    }));
  },
};

/** Deletes old removals. A device that has not seen them has to fetch all items again. */
export const deleteOldRemovals: CleanUp = (dataSource) =>
  dataSource.transaction(async (manager) => {
    const kitchens = await runStatement(manager, lockOldRemovals);
    await runStatement(manager, forgetOldRemovals, [kitchens.map(({ userId }) => userId)]);
  });
