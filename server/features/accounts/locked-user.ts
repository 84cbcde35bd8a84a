import type { EntityManager } from 'typeorm';
import { getMailbox } from '#server/security/mailbox.ts';
import { UserEntity } from './user.entity.ts';

/** Finds an account and locks its row until the transaction ends. */
export function lockedUser(
  manager: EntityManager,
  where: { id: number } | { email: string },
): Promise<UserEntity | null> {
  return manager.findOne(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
}

/**
 * Finds the account of the mailbox behind an address, and locks its row: a blocked account first, then one with exactly
 * this address, then a verified one. Concurrent registrations of the mailbox wait until the transaction ends.
 */
export async function lockedUserOfMailbox(manager: EntityManager, email: string): Promise<UserEntity | null> {
  const mailbox = getMailbox(email);
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('mailbox:' || $1, 0))`, [mailbox]);
  const [found]: { id: number }[] = await manager.query(
    `select id from users where get_mailbox(email) = $1
     order by blocked_at is null, email <> $2, email_verified_at is null, id limit 1`,
    [mailbox, email],
  );
  return found ? lockedUser(manager, { id: found.id }) : null;
}
