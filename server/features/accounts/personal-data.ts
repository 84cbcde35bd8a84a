import { type EntityManager, IsNull, Not } from 'typeorm';
import { UNVERIFIED_DAYS } from '#schema/rules/accounts.ts';
import { runStatement } from '#server/database/statements.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import { deleteWithoutLinks } from './account.statements.ts';
import type { ViewerType } from './account.type.ts';
import { UserEntity } from './user.entity.ts';

/** The member whose data is collected or erased. */
type Member = Pick<ViewerType, 'id' | 'email'>;

/** A feature's data about a member, for the export and for deletion with the account. */
export interface PersonalData {
  /** The key in the exported JSON. Example: "reviews". */
  name: string;
  /** Returns the member's data, ready for JSON. */
  collect(manager: EntityManager, member: Member): Promise<unknown>;
  /** Removes data that is not deleted with the member's row. */
  erase?(manager: EntityManager, member: Member): Promise<void>;
}

/**
 * Deletes old accounts with an unverified address and no valid link. Locks their rows before it checks for links, so
 * that it sees a link that is being sent.
 */
export const deleteUnverified: CleanUp = (dataSource) =>
  dataSource.transaction(async (manager) => {
    const users = await manager.find(UserEntity, {
      where: {
        email: Not(IsNull()),
        emailVerifiedAt: IsNull(),
        googleSub: IsNull(),
        createdAt: olderThan(`${UNVERIFIED_DAYS} days`),
      },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (users.length > 0) await runStatement(manager, deleteWithoutLinks, [users.map(({ id }) => id)]);
  });
