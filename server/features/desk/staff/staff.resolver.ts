import { Arg, Authorized, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { REAUTHENTICATED_ADMINISTRATORS } from '#server/features/accounts/access.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { Member, type RequestContext } from '#server/graphql/context.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import { DeskType } from '../desk.type.ts';
import {
  AcceptInvitationInput,
  AcceptInvitationResult,
  InviteStaffInput,
  RevokeInvitationInput,
  RevokeRoleInput,
  StaffInvitationType,
  StaffMemberType,
  StaffResult,
  type StaffSuccessType,
} from './staff.type.ts';

type StaffOutcome = Promise<Result<StaffSuccessType>>;

/** The staff and their invitations, for administrators, and the acceptance of an invitation, for its member. */
@Resolver(() => DeskType)
@Authorized(REAUTHENTICATED_ADMINISTRATORS)
export class StaffResolver {
  @FieldResolver(() => [StaffMemberType], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'Members with a role, sorted by email address.',
  })
  staff(@Ctx() { services }: RequestContext): Promise<StaffMemberType[]> {
    return services.staff.listStaff();
  }

  @FieldResolver(() => [StaffInvitationType], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'Open invitations: neither accepted nor expired.',
  })
  invitations(@Ctx() { services }: RequestContext): Promise<StaffInvitationType[]> {
    return services.staff.listInvitations();
  }

  @ResultMutation(
    () => StaffResult,
    'Mails an invitation to become an editor or a moderator. Its link works once, for seven days, for the account of its address.\n\nExample: `mutation { inviteStaff(input: { email: "hanna@gmail.com", role: EDITOR }) { ... on StaffSuccess { message } ... on Failure { message } } }`',
  )
  inviteStaff(
    @Arg('input', { description: 'Address and role.' }) input: InviteStaffInput,
    @Member() administrator: SessionUser,
    @Ctx() { services, client }: RequestContext,
  ): StaffOutcome {
    return services.staff.invite(administrator, input, client);
  }

  @ResultMutation(
    () => StaffResult,
    'Revokes an invitation: its link stops working.\n\nExample: `mutation { revokeInvitation(input: { email: "hanna@gmail.com" }) { ... on StaffSuccess { message } ... on Failure { message } } }`',
  )
  revokeInvitation(
    @Arg('input', { description: 'The invitation.' }) { email }: RevokeInvitationInput,
    @Member() administrator: SessionUser,
    @Ctx() { services }: RequestContext,
  ): StaffOutcome {
    return services.staff.revokeInvitation(administrator, email);
  }

  @ResultMutation(
    () => StaffResult,
    'Removes a member’s role as editor or moderator. They immediately lose the access that it gave.\n\nExample: `mutation { revokeRole(input: { memberId: "12", role: EDITOR }) { ... on StaffSuccess { message } ... on Failure { message } } }`',
  )
  revokeRole(
    @Arg('input', { description: 'Member and role.' }) input: RevokeRoleInput,
    @Member() administrator: SessionUser,
    @Ctx() { services }: RequestContext,
  ): StaffOutcome {
    return services.staff.revokeRole(administrator, input);
  }

  @Authorized()
  @ResultMutation(
    () => AcceptInvitationResult,
    'Gives the member the role of an invitation that was sent to their address.\n\nExample: `mutation { acceptInvitation(input: { token: "Zk3vQ0h7m2nX9c5b" }) { ... on StaffSuccess { message } ... on Failure { message } } }`',
  )
  acceptInvitation(
    @Arg('input', { description: 'The link.' }) { token }: AcceptInvitationInput,
    @Member() member: SessionUser,
    @Ctx() { services }: RequestContext,
  ): StaffOutcome {
    return services.staff.acceptInvitation(member, token);
  }
}
