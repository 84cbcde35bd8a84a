import { Args, Ctx, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { answerResults } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import {
  ForgotPasswordResult,
  type ForgotPasswordSuccessType,
  ResetPasswordArgs,
  ResetPasswordResult,
  type ResetPasswordSuccessType,
} from './password-reset.type.ts';
import { MailedEmailArgs } from './registration.type.ts';

@Resolver()
@UseMiddleware(answerResults)
export class PasswordResetResolver {
  @Mutation(() => ForgotPasswordResult, {
    description:
      'Sends a mail with a link to set another password, where there is such an account.\n\nExample: `mutation { forgotPassword(email: "abeba@gmail.com") { __typename ... on ForgotPasswordSuccess { message } ... on Failure { message } } }`',
  })
  forgotPassword(
    @Args(() => MailedEmailArgs) { email }: MailedEmailArgs,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<ForgotPasswordSuccessType> {
    return services.passwordReset.forgotPassword(email, clientAddress);
  }

  @Mutation(() => ResetPasswordResult, {
    description:
      'Sets another password with the token of a reset link, and ends every session. A password that is refused does not use the link up.\n\nExample: `mutation { resetPassword(token: "abc", password: "teff and rain") { __typename ... on ResetPasswordSuccess { message } ... on Failure { message } } }`',
  })
  resetPassword(
    @Args(() => ResetPasswordArgs) input: ResetPasswordArgs,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<Result<ResetPasswordSuccessType>> {
    return services.passwordReset.resetPassword(input, clientAddress);
  }
}
