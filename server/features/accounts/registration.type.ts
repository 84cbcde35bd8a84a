import { Matches } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
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
import type { Problem } from '#server/errors.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { newPasswordProblem } from '#server/security/passwords.ts';
import { AlreadyVerifiedType, InvalidLinkType, LinkExpiredType } from './account-failures.type.ts';

const RETURN_PATH =
  'Path that sign-in returns to after the mail’s link. Addresses of other sites are ignored. Example: "/recipes/dinner/doro-wat".';

@FollowsAsWhole(registrationProblems)
@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field({ description: `A display name: letters, at most ${MAX_USERNAME_LENGTH}. Example: "Abeba".` })
  username: string;

  @Field({ description: 'Example: "abeba@gmail.com".' })
  email: string;

  @Field({ description: `At least ${MIN_PASSWORD_LENGTH} characters, and not a common one. Example: "teff and rain".` })
  password: string;

  @Field(() => String, { nullable: true, description: RETURN_PATH })
  returnPath?: string | null;
}

/** Returns the problems of a new account: missing fields first, in the order of the form. */
function registrationProblems({ username, email, password }: RegisterInput): Problem[] {
  // A password may contain blanks, or consist of them.
  const given = { username: username.trim(), email: normalizeEmail(email), password };
  const fields = ['username', 'email', 'password'] as const;
  const missing = fields.filter((field) => given[field] === '');
  const wrong = {
    email: looksLikeEmail(given.email)
      ? undefined
      : ({ code: 'INVALID', message: accountTexts.registerEmailInvalid } as const),
    username: usernameProblem(username),
    password: newPasswordProblem(password),
  };
  const unfit = (['email', 'username', 'password'] as const).flatMap((field) => {
    const problem = wrong[field];
    return problem === undefined || missing.includes(field) ? [] : { field, ...problem };
  });
  const required = { code: 'REQUIRED', message: accountTexts.allFieldsRequired } as const;
  return [...missing.map((field) => ({ field, ...required })), ...unfit];
}

/** An address that receives a mail if an account has it. */
@InputType()
export class MailedEmailInput {
  @Field({ description: 'Example: "abeba@gmail.com".' })
  @Matches(EMAIL_INPUT, problem('INVALID', accountTexts.resendEmailInvalid))
  @Matches(/\S/, problem('REQUIRED', accountTexts.resendEmailRequired))
  email: string;

  @Field(() => String, { nullable: true, description: RETURN_PATH })
  returnPath?: string | null;
}

@InputType({ description: 'Where another verification mail is wanted.' })
export class ResendVerificationInput extends MailedEmailInput {}

@InputType({ description: 'What a verification link brings.' })
export class VerifyEmailInput {
  @Field({ description: 'The last part of the link in the mail. Example: "Zk3vQ0h7m2nX9c5b".' })
  token: string;
}

@ObjectType('RegisterSuccess', {
  simpleResolvers: true,
  description: 'A mail is on its way, to a new and to a registered address alike.',
})
export class RegisterSuccessType extends SuccessType {}

@ObjectType('VerifyEmailSuccess', { simpleResolvers: true, description: 'The address is verified: one can sign in.' })
export class VerifyEmailSuccessType extends SuccessType {
  @Field({ description: 'The address that the link came to: the form to sign in with has it then.' })
  email: string;

  constructor(message: string, email: string) {
    super(message);
    this.email = email;
  }
}

@ObjectType('ResendVerificationSuccess', {
  simpleResolvers: true,
  description: 'Where an account waits for it, a mail is on its way. The answer does not tell whether one does.',
})
export class ResendVerificationSuccessType extends SuccessType {}

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
