import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Authorized, Field, ID, InputType, ObjectType } from 'type-graphql';
import { usernameProblem } from '#schema/rules/accounts.ts';
import { Follows } from '#server/check-input.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { Personal } from '#server/graphql/personal.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { type Access, StaffRole } from './access.ts';
import { GoogleUnavailableType, InvalidCredentialsType } from './account-failures.type.ts';

@Authorized()
@Personal()
@ObjectType('Viewer', {
  implements: NodeType,
  description: 'The member whose token was sent with the request. Visible only to that member.',
})
export class ViewerType {
  id: number;

  @Authorized<Access>({ scope: 'READ' })
  @Field({ description: 'Display name; not unique. Example: "Abeba".' })
  username: string;

  @Field({ description: 'Email address. Example: "abeba@gmail.com".' })
  email: string;

  @Field({ description: 'Whether the member can sign in with a password.' })
  hasPassword: boolean;

  @Field({ description: 'Whether the member can sign in with Google.' })
  hasGoogle: boolean;

  @Authorized<Access>({ scope: 'READ' })
  @Field(() => GraphQLDateTimeISO, { description: 'When the account was created.' })
  createdAt: Date;

  @Field(() => [StaffRole], { description: 'Roles at the editors’ desk; empty for most members.' })
  roles: StaffRole[];
}

@Authorized()
@Personal()
@ObjectType('Session', {
  implements: NodeType,
  description: 'A signed-in session. Pass its ID, which is not the token, to `endSession`.',
})
export class SessionType {
  id: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When the session started.' })
  createdAt: Date;

  @Field(() => GraphQLDateTimeISO, { description: 'When the session was last used, to within five minutes.' })
  lastUsedAt: Date;

  @Field(() => GraphQLDateTimeISO, { description: 'When the session expires: seven days after sign-in.' })
  expiresAt: Date;

  @Field({ description: 'Browser and operating system, if known. Example: "Firefox on Linux".' })
  device: string;

  @Field({ description: 'Whether this request belongs to the session.' })
  current: boolean;
}

@InputType({ description: 'A new display name.' })
export class UpdateUsernameInput {
  @Field({ description: 'Display name. Example: "Abeba".' })
  @Follows(usernameProblem)
  username: string;
}

@InputType({ description: 'A session to end.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'ID of one of the member’s sessions. Example: "U2Vzc2lvbjow…".' })
  id: string;
}

@InputType({ description: 'Proof that the member requests the deletion.' })
export class DeleteAccountInput {
  @Field(() => String, {
    nullable: true,
    description: 'Required if the account has a password. Example: "teff and rain".',
  })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Required if the account has no password: an ID token of its Google account, at most five minutes old.',
  })
  googleCredential?: string | null;
}

@SimpleType('UpdateUsernameSuccess', 'The name was changed.')
export class UpdateUsernameSuccessType {
  @Field(() => ViewerType, { description: 'The member, with the new name.' })
  viewer: ViewerType;
}

@SimpleType('EndSessionSuccess', 'One or more sessions were ended.')
export class EndSessionSuccessType {
  @Field(() => ViewerType, { description: 'The member, with the remaining sessions.' })
  viewer: ViewerType;
}

@SimpleType(
  'DeleteAccountSuccess',
  'The account was deleted. Its reviews, questions and answers remain, by "Former member".',
)
export class DeleteAccountSuccessType extends SuccessType {}

export const UpdateUsernameResult = resultUnion('UpdateUsernameResult', [UpdateUsernameSuccessType, InvalidInputType]);

export const EndSessionResult = resultUnion('EndSessionResult', [EndSessionSuccessType, InvalidInputType]);

export const DeleteAccountResult = resultUnion('DeleteAccountResult', [
  DeleteAccountSuccessType,
  InvalidInputType,
  InvalidCredentialsType,
  GoogleUnavailableType,
]);
