import { Field, InputType } from 'type-graphql';
import { Follows } from '#server/check-input.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { newPasswordProblem } from '#server/security/passwords.ts';
import { InvalidLinkType } from './account-failures.type.ts';
import { AccountEmailInput } from './registration.type.ts';

@InputType({ description: 'An account whose password was forgotten.' })
export class ForgotPasswordInput extends AccountEmailInput {}

@InputType({ description: 'Token of a reset link, and a new password.' })
export class ResetPasswordInput {
  @Field({ description: 'Last part of the link in the email.' })
  token: string;

  @Field({ description: 'The new password. Example: "teff and rain".' })
  @Follows(newPasswordProblem)
  password: string;
}

@SimpleType(
  'ForgotPasswordSuccess',
  'The request was accepted. The response does not reveal whether the account exists and an email was sent.',
)
export class ForgotPasswordSuccessType extends SuccessType {}

@SimpleType('ResetPasswordSuccess', 'The password was changed, and all sessions of the account were ended.')
export class ResetPasswordSuccessType extends SuccessType {
  @Field({ description: 'Address that the link was sent to, to prefill the sign-in form.' })
  email: string;
}

export const ForgotPasswordResult = resultUnion('ForgotPasswordResult', [ForgotPasswordSuccessType, InvalidInputType]);

export const ResetPasswordResult = resultUnion('ResetPasswordResult', [
  ResetPasswordSuccessType,
  InvalidInputType,
  InvalidLinkType,
]);
