import { Field, InputType, ObjectType } from 'type-graphql';
import { Follows } from '#server/check-input.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { newPasswordProblem } from '#server/security/passwords.ts';
import { InvalidLinkType } from './account-failures.type.ts';
import { MailedEmailInput } from './registration.type.ts';

@InputType({ description: 'Whose password is forgotten.' })
export class ForgotPasswordInput extends MailedEmailInput {}

@InputType({ description: 'What a reset link brings, and another password.' })
export class ResetPasswordInput {
  @Field({ description: 'The last part of the link in the mail.' })
  token: string;

  @Field({ description: 'The new one. Example: "teff and rain".' })
  @Follows(newPasswordProblem)
  password: string;
}

@ObjectType('ForgotPasswordSuccess', {
  simpleResolvers: true,
  description: 'Where there is such an account, a mail is on its way. The answer does not tell whether there is.',
})
export class ForgotPasswordSuccessType extends SuccessType {}

@ObjectType('ResetPasswordSuccess', {
  simpleResolvers: true,
  description: 'The password is changed, and every session of the account has ended.',
})
export class ResetPasswordSuccessType extends SuccessType {
  @Field({ description: 'The address that the link came to: the form to sign in with has it then.' })
  email: string;

  constructor(message: string, email: string) {
    super(message);
    this.email = email;
  }
}

export const ForgotPasswordResult = resultUnion(
  'ForgotPasswordResult',
  'What asking for a reset link can lead to.',
  () => [ForgotPasswordSuccessType, InvalidInputType],
);

export const ResetPasswordResult = resultUnion('ResetPasswordResult', 'What a reset link can lead to.', () => [
  ResetPasswordSuccessType,
  InvalidInputType,
  InvalidLinkType,
]);
