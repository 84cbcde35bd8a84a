import { type DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { staffTexts } from '#schema/rules/staff.ts';
import { lockName } from '#server/database/locks.statements.ts';
import { runStatement } from '#server/database/statements.ts';
import type { StaffRole } from '#server/features/accounts/access.ts';
import { lockUser } from '#server/features/accounts/lock-user.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { getStaff } from '#server/features/accounts/staff.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { failure, type Result, refusedField, success } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import { getMailbox, isSameMailbox, toStoredEmail } from '#server/security/mailbox.ts';
import { OneTimeTokenEntity } from '#server/security/one-time-token.entity.ts';
import type { OneTimeTokens } from '#server/security/one-time-tokens.ts';
import type { Throttles } from '#server/security/throttles.ts';
import { writeAction } from '../desk-action.entity.ts';
import {
  type InviteStaffInput,
  type RevokeRoleInput,
  type StaffInvitationType,
  type StaffMemberType,
  StaffSuccessType,
} from './staff.type.ts';

interface StaffParts {
  dataSource: DataSource;
  outbox: Outbox;
  tokens: OneTimeTokens;
  throttles: Pick<Throttles, 'countForMailbox'>;
  /** Without a trailing slash. */
  publicUrl: string;
}

/** Payload of an invitation's token. */
interface Invitation {
  role: StaffRole;
}

/** Invites editors and moderators, and removes their roles. Administrators are appointed by a command only. */
export class StaffService {
  constructor(private readonly parts: StaffParts) {}

  /** Returns the members with a role, sorted by email address. */
  async listStaff(): Promise<StaffMemberType[]> {
    const users = await getStaff(this.parts.dataSource);
    return users
      .filter(({ roles }) => roles.length > 0)
      .map(({ id, username, email, roles }) => ({ id: String(id), username, email: email ?? '', roles }));
  }

  /** Returns the invitations whose links still work. */
  async listInvitations(): Promise<StaffInvitationType[]> {
    const tokens = await this.parts.dataSource.manager.find(OneTimeTokenEntity, {
      where: { kind: 'invite', usedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      order: { expiresAt: 'asc' },
    });
    return tokens.map(({ subject, payload, expiresAt }) => ({
      email: subject,
      role: (payload as Invitation).role,
      expiresAt,
    }));
  }

  /**
   * Emails an invitation. It replaces an earlier invitation of the same mailbox.
   * @throws {ThrottledError} if the client exceeds its limit
   */
  async invite(administrator: SessionUser, input: InviteStaffInput, client: Client) {
    const { dataSource, outbox, tokens, throttles, publicUrl } = this.parts;
    const { role } = input;
    const email = toStoredEmail(input.email);
    const isAllowed = await throttles.countForMailbox('invite', client, email);
    return dataSource.transaction(async (manager): Promise<Result<StaffSuccessType>> => {
      const users = await manager.findBy(UserEntity, { email: isSameMailbox(email) });
      if (users.some(({ roles }) => roles.includes(role))) return refusedField('email', staffTexts.hasRole);
      // Sends nothing, because the mailbox has received too many emails. An earlier invitation still works.
      if (!isAllowed) return success(new StaffSuccessType(staffTexts.invited));
      // Only one of several concurrent invitations remains.
      await runStatement(manager, lockName, [`invitation of ${getMailbox(email)}`]);
      await tokens.remove(manager, 'invite', isSameMailbox(email));
      const token = await tokens.issue(manager, 'invite', email, { role } satisfies Invitation);
      const link = `${publicUrl}/desk/join/${token}`;
      await outbox.queue(manager, {
        template: 'staff-invitation',
        to: email,
        from: administrator.username,
        role,
        link,
      });
      await logStaffAction(manager, { staffId: administrator.id, kind: 'INVITE', memberId: null, role });
      return success(new StaffSuccessType(staffTexts.invited));
    });
  }

  /** Invalidates an invitation's link. */
  revokeInvitation(administrator: SessionUser, email: string): Promise<Result<StaffSuccessType>> {
    return this.parts.dataSource.transaction(async (manager) => {
      const where = { kind: 'invite', subject: isSameMailbox(email), usedAt: IsNull() };
      const [invitation] = await manager.find(OneTimeTokenEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (!invitation) return refusedField('email', staffTexts.noInvitation);
      await manager.remove(invitation);
      const { role } = invitation.payload as Invitation;
      await logStaffAction(manager, { staffId: administrator.id, kind: 'REVOKE_INVITATION', memberId: null, role });
      return success(new StaffSuccessType(staffTexts.invitationRevoked));
    });
  }

  /** Removes a role. The member immediately loses the access that it gave. */
  revokeRole(administrator: SessionUser, { memberId, role }: RevokeRoleInput): Promise<Result<StaffSuccessType>> {
    return this.parts.dataSource.transaction(async (manager) => {
      const user = /^\d{1,9}$/.test(memberId) ? await lockUser(manager, { id: Number(memberId) }) : null;
      if (!user?.roles.includes(role)) return refusedField('memberId', staffTexts.noMember);
      await manager.update(UserEntity, user.id, { roles: user.roles.filter((each) => each !== role) });
      await logStaffAction(manager, { staffId: administrator.id, kind: 'REVOKE_ROLE', memberId: user.id, role });
      return success(new StaffSuccessType(staffTexts.roleRevoked));
    });
  }

  /** Gives a member the role of an invitation, if it was sent to their address. The link works once. */
  acceptInvitation(member: SessionUser, token: string): Promise<Result<StaffSuccessType>> {
    const { dataSource, tokens } = this.parts;
    return dataSource.transaction(async (manager) => {
      const user = await lockUser(manager, { id: member.id });
      const storedToken = await tokens.find(manager, 'invite', token);
      if (!user?.email || !storedToken || storedToken.isUsed) return failure('INVALID_LINK', staffTexts.linkInvalid);
      if (storedToken.isExpired) return failure('LINK_EXPIRED', staffTexts.linkExpired);
      if (getMailbox(user.email) !== getMailbox(storedToken.subject))
        return failure('INVALID_LINK', staffTexts.otherAddress);
      const { role } = storedToken.payload as Invitation;
      await tokens.use(manager, 'invite', token);
      await manager.update(UserEntity, user.id, { roles: [...new Set([...user.roles, role])].sort() });
      await logStaffAction(manager, { staffId: user.id, kind: 'JOIN', memberId: user.id, role });
      return success(new StaffSuccessType(staffTexts.accepted));
    });
  }
}

interface StaffAction {
  staffId: number;
  kind: 'INVITE' | 'REVOKE_INVITATION' | 'JOIN' | 'REVOKE_ROLE';
  memberId: number | null;
  role: StaffRole;
}

/** Logs a change of the staff. The log is permanent, so it contains no address. */
async function logStaffAction(manager: EntityManager, { role, ...action }: StaffAction): Promise<void> {
  await writeAction(manager, { ...action, textId: `Staff:${action.memberId ?? ''}`, after: { role } });
}
