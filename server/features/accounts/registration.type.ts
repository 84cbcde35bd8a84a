import { Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import {
  accountTexts,
  EMAIL_INPUT,
  looksLikeEmail,
  MAX_USERNAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  normalizeEmail,
  usernameProblem,
} from '#schema/rules/accounts.ts';
import { FollowsAsWhole, problem } from '#server/check-input.ts';
import type { InputProblem } from '#server/errors.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import { newPasswordProblem } from '#server/security/passwords.ts';
import { AlreadyVerifiedType, InvalidLinkType, LinkExpiredType } from './account-failures.type.ts';

const RETURN_PATH =
  'Path to return to after sign-in through the link in the email. URLs of other sites are ignored. Example: "/recipes/dinner/doro-wat".';

@FollowsAsWhole(registrationProblems)
@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field({ description: `Display name: letters, at most ${MAX_USERNAME_LENGTH}. Example: "Abeba".` })
  username: string;

  @Field({ description: 'Email address. Example: "abeba@gmail.com".' })
  email: string;

  @Field({
    description: `At least ${MIN_PASSWORD_LENGTH} characters, and not a common password. Example: "teff and rain".`,
  })
  password: string;

  @Field(() => String, { nullable: true, description: RETURN_PATH })
  returnPath?: string | null;
}

/** Returns the problems of a new account: first missing fields, then invalid ones. */
function registrationProblems({ username, email, password }: RegisterInput): InputProblem[] {
  // A password may contain blanks, or consist of them.
  const values = { username: username.trim(), email: normalizeEmail(email), password };
  const fields = ['username', 'email', 'password'] as const;
  const missingFields = fields.filter((field) => values[field] === '');
  const problems = {
    email: looksLikeEmail(values.email)
      ? undefined
      : ({ code: 'INVALID', message: accountTexts.registerEmailInvalid } as const),
    username: usernameProblem(username),
    password: newPasswordProblem(password),
  };
  const invalidFieldProblems = (['email', 'username', 'password'] as const).flatMap((field) => {
    const fieldProblem = problems[field];
    return fieldProblem === undefined || missingFields.includes(field) ? [] : { field, ...fieldProblem };
  });
  const required = { code: 'REQUIRED', message: accountTexts.allFieldsRequired } as const;
  return [...missingFields.map((field) => ({ field, ...required })), ...invalidFieldProblems];
}

/** An address that receives an email if an account has it. */
@InputType()
export class AccountEmailInput {
  @Field({ description: 'Email address. Example: "abeba@gmail.com".' })
  @Matches(EMAIL_INPUT, problem('INVALID', accountTexts.resendEmailInvalid))
  @Matches(/\S/, problem('REQUIRED', accountTexts.resendEmailRequired))
  email: string;

  @Field(() => String, { nullable: true, description: RETURN_PATH })
  returnPath?: string | null;
}

@InputType({ description: 'An address for another verification email.' })
export class ResendVerificationInput extends AccountEmailInput {}

@InputType({ description: 'Token of a verification link.' })
export class VerifyEmailInput {
  @Field({ description: 'Last part of the link in the email. Example: "Zk3vQ0h7m2nX9c5b".' })
  token: string;
}

@SimpleType('RegisterSuccess', 'The request was accepted. The response is the same for new and registered addresses.')
export class RegisterSuccessType extends SuccessType {}

@SimpleType('VerifyEmailSuccess', 'The address is verified. The member can sign in.')
export class VerifyEmailSuccessType extends SuccessType {
  @Field({ description: 'Address that the link was sent to, to prefill the sign-in form.' })
  email: string;
}

@SimpleType(
  'ResendVerificationSuccess',
  'The request was accepted. The response does not reveal whether an account is waiting and an email was sent.',
)
export class ResendVerificationSuccessType extends SuccessType {}

export const RegisterResult = resultUnion(
  'RegisterResult',
  [RegisterSuccessType, InvalidInputType],
  'Result of `register`. It is the same if the address is taken.',
);

export const VerifyEmailResult = resultUnion('VerifyEmailResult', [
  VerifyEmailSuccessType,
  AlreadyVerifiedType,
  LinkExpiredType,
  InvalidLinkType,
]);

export const ResendVerificationResult = resultUnion('ResendVerificationResult', [
  ResendVerificationSuccessType,
  InvalidInputType,
]);
