import { Args, Ctx, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import { answerResults } from '#server/graphql/answer-results.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { ForgotPasswordAnswer, ResetPasswordAnswer } from './password-reset.service.ts';
import { ForgotPasswordResult, ResetPasswordArgs, ResetPasswordResult } from './password-reset.type.ts';
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
  ): Promise<ForgotPasswordAnswer> {
    return services.passwordReset.forgotPassword(email, clientAddress);
  }

  @Mutation(() => ResetPasswordResult, {
    description:
      'Sets another password with the token of a reset link, and ends every session. A password that is refused does not use the link up.\n\nExample: `mutation { resetPassword(token: "abc", password: "teff and rain") { __typename ... on ResetPasswordSuccess { message } ... on Failure { message } } }`',
  })
  resetPassword(
    @Args(() => ResetPasswordArgs) input: ResetPasswordArgs,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<ResetPasswordAnswer> {
    return services.passwordReset.resetPassword(input, clientAddress);
  }
}
