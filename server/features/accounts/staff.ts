import { type DataSource, Raw } from 'typeorm';
import { normalizeEmail } from '#schema/rules/accounts.ts';
import type { StaffRole } from './staff-role.ts';
import { UserEntity } from './user.entity.ts';

/** @returns the members who have a role, by their addresses */
export function staffOf(dataSource: DataSource): Promise<UserEntity[]> {
  return dataSource.manager.find(UserEntity, {
    where: { roles: Raw((column) => `${column} <> '{}'`) },
    order: { email: 'asc' },
  });
}

/**
 * Gives a role to a member, or takes it away.
 * @returns false where no verified account has the address
 */
export async function setRole(
  dataSource: DataSource,
  email: string,
  { role, has }: { role: StaffRole; has: boolean },
): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    const user = await manager.findOneBy(UserEntity, { email: normalizeEmail(email) });
    if (!user?.emailVerifiedAt) return false;
    const others = user.roles.filter((each) => each !== role);
    await manager.update(UserEntity, user.id, { roles: has ? [...others, role].sort() : others });
    return true;
  });
}
