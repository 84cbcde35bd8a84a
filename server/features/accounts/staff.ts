import { type DataSource, IsNull, Not, Raw } from 'typeorm';
import { AuthorEntity } from '#server/features/catalogue/authors/author.entity.ts';
import { toStoredEmail } from '#server/security/mailbox.ts';
import type { StaffRole } from './access.ts';
import { UserEntity } from './user.entity.ts';

/** Returns the members who have a role or are an author, sorted by email address. */
export function getStaff(dataSource: DataSource): Promise<UserEntity[]> {
  return dataSource.manager.find(UserEntity, {
    where: [{ roles: Raw((column) => `${column} <> '{}'`) }, { authorSlug: Not(IsNull()) }],
    order: { email: 'asc' },
  });
}

/** Gives a role to a member, or removes it. @returns the problem as a sentence; undefined if it succeeded */
export function setRole(
  dataSource: DataSource,
  email: string,
  { role, granted }: { role: StaffRole; granted: boolean },
): Promise<string | undefined> {
  return changeMember(dataSource, email, ({ roles }) => {
    const others = roles.filter((each) => each !== role);
    return { roles: granted ? [...others, role].sort() : others };
  });
}

/**
 * Links a member to an author of the magazine; null removes the link.
 * @returns the problem as a sentence; undefined if it succeeded
 */
export async function setAuthor(
  dataSource: DataSource,
  email: string,
  slug: string | null,
): Promise<string | undefined> {
  if (slug !== null && !(await dataSource.manager.existsBy(AuthorEntity, { key: slug })))
    return `${slug}: the magazine has no such author`;
  return changeMember(dataSource, email, () => ({ authorSlug: slug }));
}

/** Unblocks a member. @returns the problem as a sentence; undefined if it succeeded */
export function unblock(dataSource: DataSource, email: string): Promise<string | undefined> {
  return changeMember(dataSource, email, () => ({ blockedAt: null }));
}

/**
 * Lets a member choose a name again after a moderator removed theirs.
 * @returns the problem as a sentence; undefined if it succeeded
 */
export function allowName(dataSource: DataSource, email: string): Promise<string | undefined> {
  return changeMember(dataSource, email, () => ({ renamedAt: null }));
}

async function changeMember(
  dataSource: DataSource,
  email: string,
  change: (user: UserEntity) => Partial<Pick<UserEntity, 'roles' | 'authorSlug' | 'blockedAt' | 'renamedAt'>>,
): Promise<string | undefined> {
  return dataSource.transaction(async (manager) => {
    const user = await manager.findOneBy(UserEntity, { email: toStoredEmail(email) });
    if (!user?.emailVerifiedAt) return `${email}: no account with this address has been verified`;
    await manager.update(UserEntity, user.id, change(user));
    return undefined;
  });
}
