import { ArgsType, Field, ObjectType } from 'type-graphql';
import { usernameProblem } from '#schema/rules/accounts.ts';
import { Follows } from '#server/follows.ts';
import { InvalidInputType } from '#server/graphql/invalid-input.type.ts';
import { resultUnion } from '#server/graphql/result-union.ts';
import { InvalidCredentialsType } from './account-failures.type.ts';
import { ViewerType } from './viewer.type.ts';

@ArgsType()
export class UpdateUsernameArgs {
  @Field({ description: 'Example: "Abeba".' })
  @Follows(usernameProblem)
  username: string;
}

@ObjectType('UpdateUsernameSuccess', { simpleResolvers: true, description: 'The name is changed.' })
export class UpdateUsernameSuccessType {
  @Field(() => ViewerType, { description: 'With the new name.' })
  viewer: ViewerType;
}

@ObjectType('EndSessionSuccess', { simpleResolvers: true, description: 'The session or sessions have ended.' })
export class EndSessionSuccessType {
  @Field(() => ViewerType, { description: 'With the sessions that are left.' })
  viewer: ViewerType;
}

@ObjectType('DeleteAccountSuccess', {
  simpleResolvers: true,
  description: 'The account is gone. Its reviews stay, as those of a "Former member".',
})
export class DeleteAccountSuccessType {
  @Field({ description: 'One sentence that can be shown as it is.' })
  message: string;
}

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
  InvalidCredentialsType,
]);
