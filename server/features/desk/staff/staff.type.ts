import { Matches } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { accountTexts, EMAIL_INPUT } from '#schema/rules/accounts.ts';
import { staffTexts } from '#schema/rules/staff.ts';
import { problem } from '#server/check-input.ts';
import { InvalidLinkType, LinkExpiredType } from '#server/features/accounts/account-failures.type.ts';
import { StaffRole } from '#server/features/accounts/staff-role.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';

@ObjectType('StaffMember', { simpleResolvers: true, description: 'A member with a role.' })
export class StaffMemberType {
  @Field(() => ID, { description: 'For `revokeRole`.' })
  id: string;

  @Field({ description: 'Display name.' })
  username: string;

  @Field({ description: 'Email address of the account.' })
  email: string;

  @Field(() => [StaffRole], { description: 'Roles of the account.' })
  roles: StaffRole[];
}

@ObjectType('StaffInvitation', { simpleResolvers: true, description: 'An invitation that was not accepted yet.' })
export class StaffInvitationType {
  @Field({ description: 'Address that the invitation was sent to.' })
  email: string;

  @Field(() => StaffRole, { description: 'Role that the invitation gives.' })
  role: StaffRole;

  @Field(() => GraphQLDateTimeISO, { description: 'Time at which the link stops working.' })
  expiresAt: Date;
}

@InputType({ description: 'An address, and the role that it is invited to.' })
export class InviteStaffInput {
  @Field({ description: 'Example: "hanna@gmail.com".' })
  @Matches(EMAIL_INPUT, problem('INVALID', accountTexts.emailInvalid))
  email: string;

  @Field(() => StaffRole, { description: 'EDITOR or MODERATOR.' })
  @Matches(/^(editor|moderator)$/, problem('INVALID', staffTexts.roleNotHere))
  role: StaffRole;
}

@InputType({ description: 'A pending invitation.' })
export class RevokeInvitationInput {
  @Field({ description: 'Address that the invitation was sent to.' })
  @Matches(EMAIL_INPUT, problem('INVALID', accountTexts.emailInvalid))
  email: string;
}

@InputType({ description: 'A role of a member.' })
export class RevokeRoleInput {
  @Field(() => ID, { description: 'The id of the member.' })
  memberId: string;

  @Field(() => StaffRole, { description: 'EDITOR or MODERATOR.' })
  @Matches(/^(editor|moderator)$/, problem('INVALID', staffTexts.roleNotHere))
  role: StaffRole;
}

@InputType({ description: 'The link of an invitation.' })
export class AcceptInvitationInput {
  @Field({ description: 'The last part of the link in the mail.' })
  token: string;
}

@ObjectType('StaffSuccess', { simpleResolvers: true, description: 'The list of staff or of invitations was changed.' })
export class StaffSuccessType extends SuccessType {}

export const StaffResult = resultUnion('StaffResult', 'Results of changes to the staff.', () => [
  StaffSuccessType,
  InvalidInputType,
]);

export const AcceptInvitationResult = resultUnion(
  'AcceptInvitationResult',
  'Results of accepting an invitation.',
  () => [StaffSuccessType, LinkExpiredType, InvalidLinkType],
);
