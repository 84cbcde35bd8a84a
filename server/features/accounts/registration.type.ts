import { Field, InputType, ObjectType } from 'type-graphql';
import { MAX_USERNAME_LENGTH, MIN_PASSWORD_LENGTH } from '#schema/rules/accounts.ts';
import { InvalidInputType } from '#server/graphql/invalid-input.type.ts';
import { resultUnion } from '#server/graphql/result-union.ts';
import { AlreadyVerifiedType, InvalidLinkType, LinkExpiredType } from './account-failures.type.ts';

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field({ description: `A display name: letters, at most ${MAX_USERNAME_LENGTH}. Example: "Abeba".` })
  username: string;

  @Field({ description: 'Example: "abeba@gmail.com".' })
  email: string;

  @Field({ description: `At least ${MIN_PASSWORD_LENGTH} characters, and not a common one. Example: "teff and rain".` })
  password: string;
}

@ObjectType('RegisterSuccess', { simpleResolvers: true, description: 'A mail is on its way, whoever has the address.' })
export class RegisterSuccessType {
  @Field({ description: 'One sentence that can be shown as it is.' })
  message: string;
}

@ObjectType('VerifyEmailSuccess', { simpleResolvers: true, description: 'The address is verified: one can sign in.' })
export class VerifyEmailSuccessType {
  @Field({ description: 'One sentence that can be shown as it is.' })
  message: string;
}

@ObjectType('ResendVerificationSuccess', {
  simpleResolvers: true,
  description: 'Where an account waits for it, a mail is on its way. The answer does not tell whether one does.',
})
export class ResendVerificationSuccessType {
  @Field({ description: 'One sentence that can be shown as it is.' })
  message: string;
}

export const RegisterResult = resultUnion(
  'RegisterResult',
  'What registering can lead to; the same for a taken address, whose owner gets a mail that says so.',
  () => [RegisterSuccessType, InvalidInputType],
);

export const VerifyEmailResult = resultUnion('VerifyEmailResult', 'What a verification link can lead to.', () => [
  VerifyEmailSuccessType,
  AlreadyVerifiedType,
  LinkExpiredType,
  InvalidLinkType,
]);

export const ResendVerificationResult = resultUnion(
  'ResendVerificationResult',
  'What asking for another verification mail can lead to.',
  () => [ResendVerificationSuccessType, InvalidInputType],
);
