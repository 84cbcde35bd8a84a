import type { EntityManager } from 'typeorm';
import { lockName } from '#server/database/locks.statements.ts';
import { runStatement } from '#server/database/statements.ts';
import { getMailbox } from '#server/security/mailbox.ts';
import { findMailboxAccount } from './account.statements.ts';
import { UserEntity } from './user.entity.ts';

/** Finds an account and locks its row until the transaction ends. */
export function lockUser(
  manager: EntityManager,
  where: { id: number } | { email: string },
): Promise<UserEntity | null> {
  return manager.findOne(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
}

/**
 * Finds the account of an address's mailbox and locks its row. Prefers a blocked account, then one with exactly this
 * address, then a verified one. Concurrent registrations of the mailbox wait until the transaction ends.
 */
export async function lockUserOfMailbox(manager: EntityManager, email: string): Promise<UserEntity | null> {
  const mailbox = getMailbox(email);
  await runStatement(manager, lockName, [`mailbox:${mailbox}`]);
  const [account] = await runStatement(manager, findMailboxAccount, [mailbox, email]);
  return account ? lockUser(manager, { id: account.id }) : null;
}
