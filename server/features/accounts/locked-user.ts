import type { EntityManager } from 'typeorm';
import { UserEntity } from './user.entity.ts';

/** Finds an account and locks its row: others who want it wait until the transaction is over. */
export function lockedUser(
  manager: EntityManager,
  where: { id: number } | { email: string },
): Promise<UserEntity | null> {
  return manager.findOne(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
}
