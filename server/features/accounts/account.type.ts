import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Authorized, Field, ID, InputType, ObjectType } from 'type-graphql';
import { usernameProblem } from '#schema/rules/accounts.ts';
import { Follows } from '#server/check-input.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { Personal } from '#server/graphql/personal.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import type { Access } from './access.ts';
import { GoogleUnavailableType, InvalidCredentialsType } from './account-failures.type.ts';
import { StaffRole } from './staff-role.ts';

@Authorized()
@Personal()
@ObjectType('Viewer', {
  implements: NodeType,
  description: 'The member whose token came with the request; no one else ever sees this.',
})
export class ViewerType {
  id: number;

  @Authorized<Access>({ scope: 'READ' })
  @Field({ description: 'The display name; others may have the same. Example: "Abeba".' })
  username: string;

  @Field({ description: 'Example: "abeba@gmail.com".' })
  email: string;

  @Field({ description: 'Whether one can sign in with a password.' })
  hasPassword: boolean;

  @Field({ description: 'Whether one can sign in with Google.' })
  hasGoogle: boolean;

  @Authorized<Access>({ scope: 'READ' })
  @Field(() => GraphQLDateTimeISO, { description: 'When the account was made.' })
  createdAt: Date;

  @Field(() => [StaffRole], { description: 'What the member may do at the desk; empty for nearly all.' })
  roles: StaffRole[];
}

@Authorized()
@Personal()
@ObjectType('Session', {
  implements: NodeType,
  description: 'A place where one is signed in. Its id, which is not the token, is what `endSession` asks for.',
})
export class SessionType {
  id: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When one signed in there.' })
  createdAt: Date;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was last used, to within five minutes.' })
  lastUsedAt: Date;

  @Field(() => GraphQLDateTimeISO, { description: 'When it ends by itself: seven days after signing in.' })
  expiresAt: Date;

  @Field({ description: 'Browser and system, as far as they can be told. Example: "Firefox on Linux".' })
  device: string;

  @Field({ description: 'Whether this request belongs to it.' })
  current: boolean;
}

@InputType({ description: 'Another display name.' })
export class UpdateUsernameInput {
  @Field({ description: 'Example: "Abeba".' })
  @Follows(usernameProblem)
  username: string;
}

@InputType({ description: 'Which session to end.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'The id of one of one’s sessions. Example: "U2Vzc2lvbjow…".' })
  id: string;
}

@InputType({ description: 'What proves that it is the member who wants it.' })
export class DeleteAccountInput {
  @Field(() => String, {
    nullable: true,
    description: 'Needed where the account has one: REQUIRED without it. Example: "teff and rain".',
  })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Needed where it has none: an ID token of its Google account, at most five minutes old.',
  })
  googleCredential?: string | null;
}

@ObjectType('UpdateUsernameSuccess', { simpleResolvers: true, description: 'The name is changed.' })
export class UpdateUsernameSuccessType {
  @Field(() => ViewerType, { description: 'With the new name.' })
  viewer: ViewerType;

  constructor(viewer: ViewerType) {
    this.viewer = viewer;
  }
}

@ObjectType('EndSessionSuccess', { simpleResolvers: true, description: 'The session or sessions have ended.' })
export class EndSessionSuccessType {
  @Field(() => ViewerType, { description: 'With the sessions that are left.' })
  viewer: ViewerType;

  constructor(viewer: ViewerType) {
    this.viewer = viewer;
  }
}

@ObjectType('DeleteAccountSuccess', {
  simpleResolvers: true,
  description: 'The account is gone. Its reviews stay, as those of a "Former member".',
})
export class DeleteAccountSuccessType extends SuccessType {}

export const UpdateUsernameResult = resultUnion('UpdateUsernameResult', 'What changing the name can lead to.', () => [
  UpdateUsernameSuccessType,
  InvalidInputType,
]);

export const EndSessionResult = resultUnion('EndSessionResult', 'What ending a session can lead to.', () => [
  EndSessionSuccessType,
  InvalidInputType,
]);

export const DeleteAccountResult = resultUnion('DeleteAccountResult', 'What deleting the account can lead to.', () => [
  DeleteAccountSuccessType,
  InvalidInputType,
  InvalidCredentialsType,
  GoogleUnavailableType,
]);
