import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import {
  accountTexts,
  looksLikeEmail,
  MAX_USERNAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  mailedEmailProblem,
  normalizeEmail,
  usernameProblem,
} from '#schema/rules/accounts.ts';
import { Follows } from '#server/follows.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import type { Problem } from '#server/results.ts';
import { newPasswordProblem } from '#server/security/passwords.ts';
import { AlreadyVerifiedType, InvalidLinkType, LinkExpiredType } from './account-failures.type.ts';

const FollowsRegisterForm = Follows((_value, input: RegisterInput) => registrationProblem(input));

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field({ description: `A display name: letters, at most ${MAX_USERNAME_LENGTH}. Example: "Abeba".` })
  @FollowsRegisterForm
  username: string;

  @Field({ description: 'Example: "abeba@gmail.com".' })
  @FollowsRegisterForm
  email: string;

  @Field({ description: `At least ${MIN_PASSWORD_LENGTH} characters, and not a common one. Example: "teff and rain".` })
  @FollowsRegisterForm
  password: string;
}

/** What is wrong with a new account, in the order of the register form. */
function registrationProblem(input: RegisterInput): Problem | undefined {
  for (const field of ['username', 'email', 'password'] as const) {
    // Blanks may be a part of a password, and all of it.
    const given = field === 'password' ? input[field] : input[field].trim();
    if (given === '') return { field, message: accountTexts.allFieldsRequired };
  }
  if (!looksLikeEmail(normalizeEmail(input.email)))
    return { field: 'email', message: accountTexts.registerEmailInvalid };
  const username = usernameProblem(input.username);
  if (username) return { field: 'username', message: username };
  const password = newPasswordProblem(input.password);
  return password === undefined ? undefined : { field: 'password', message: password };
}

/** An address to which a mail is sent where an account has it. */
@ArgsType()
export class MailedEmailArgs {
  @Field({ description: 'Example: "abeba@gmail.com".' })
  @Follows(mailedEmailProblem)
  email: string;
}

@ObjectType('RegisterSuccess', { simpleResolvers: true, description: 'A mail is on its way, whoever has the address.' })
export class RegisterSuccessType extends SuccessType {}

@ObjectType('VerifyEmailSuccess', { simpleResolvers: true, description: 'The address is verified: one can sign in.' })
export class VerifyEmailSuccessType extends SuccessType {}

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
