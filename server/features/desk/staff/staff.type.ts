import { Matches } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import { accountTexts, EMAIL_INPUT } from '#schema/rules/accounts.ts';
import { staffTexts } from '#schema/rules/staff.ts';
import { problem } from '#server/check-input.ts';
import { StaffRole } from '#server/features/accounts/access.ts';
import { InvalidLinkType, LinkExpiredType } from '#server/features/accounts/account-failures.type.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

@SimpleType('StaffMember', 'A member with a role.')
export class StaffMemberType {
  @Field(() => ID, { description: 'ID for `revokeRole`.' })
  id: string;

  @Field({ description: 'Display name.' })
  username: string;

  @Field({ description: 'Email address of the account.' })
  email: string;

  @Field(() => [StaffRole], { description: 'Roles of the account.' })
  roles: StaffRole[];
}

@SimpleType('StaffInvitation', 'An invitation that has not been accepted yet.')
export class StaffInvitationType {
  @Field({ description: 'Address that the invitation was sent to.' })
  email: string;

  @Field(() => StaffRole, { description: 'Role that the invitation grants.' })
  role: StaffRole;

  @Field(() => GraphQLDateTimeISO, { description: 'When the link expires.' })
  expiresAt: Date;
}

@InputType({ description: 'An address to invite, and its future role.' })
export class InviteStaffInput {
  @Field({ description: 'Email address. Example: "hanna@gmail.com".' })
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

@InputType({ description: 'A role to remove.' })
export class RevokeRoleInput {
  @Field(() => ID, { description: 'ID of the member.' })
  memberId: string;

  @Field(() => StaffRole, { description: 'EDITOR or MODERATOR.' })
  @Matches(/^(editor|moderator)$/, problem('INVALID', staffTexts.roleNotHere))
  role: StaffRole;
}

@InputType({ description: 'An invitation to accept.' })
export class AcceptInvitationInput {
  @Field({ description: 'Last part of the link in the email.' })
  token: string;
}

@SimpleType('StaffSuccess', 'The request was accepted.')
export class StaffSuccessType extends SuccessType {}

export const StaffResult = resultUnion(
  'StaffResult',
  [StaffSuccessType, InvalidInputType],
  'Result of a change to the staff.',
);

export const AcceptInvitationResult = resultUnion('AcceptInvitationResult', [
  StaffSuccessType,
  LinkExpiredType,
  InvalidLinkType,
]);
