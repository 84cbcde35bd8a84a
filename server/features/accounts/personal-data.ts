import { type EntityManager, IsNull, Not } from 'typeorm';
import { UNVERIFIED_DAYS } from '#schema/rules/accounts.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import { UserEntity } from './user.entity.ts';

/** Member whose data it is. */
interface Member {
  id: number;
  email: string;
}

/** A feature's part of what is known about a member: to be shown to them, and to be erased with the account. */
export interface PersonalData {
  /** The key in the exported JSON. Example: "reviews". */
  name: string;
  /** @returns all that is known, ready for JSON. */
  collect(manager: EntityManager, member: Member): Promise<unknown>;
  /** Removes what does not go with the member's row by itself. */
  erase?(manager: EntityManager, member: Member): Promise<void>;
}

// One statement, so that an account and the links that are looked for are those of one moment.
const deleteWithoutLinks = `
  with deleted as (
    delete from users u where id = any($1) and not exists (
      select 1 from one_time_tokens t
      where t.subject = u.id::text and t.kind in ('verify', 'reset') and t.used_at is null and t.expires_at > now()
    ) returning id::text
  )
  delete from one_time_tokens where kind in ('verify', 'reset') and subject in (select id from deleted)`;

/**
 * Deletes accounts whose address was never verified, unless a link still can do so. Their rows are locked before the links
 * are looked for, so that one that is being sent is seen.
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
    if (users.length > 0) await manager.query(deleteWithoutLinks, [users.map(({ id }) => id)]);
  });
