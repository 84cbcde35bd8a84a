import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import type { ForgotPasswordAnswer, ResetPasswordAnswer } from './password-reset.service.ts';
import { ForgotPasswordResult, ResetPasswordResult } from './password-reset.type.ts';

@Resolver()
export class PasswordResetResolver {
  @Mutation(() => ForgotPasswordResult, {
    description:
      'Sends a mail with a link to set another password, where there is such an account.\n\nExample: `mutation { forgotPassword(email: "abeba@gmail.com") { __typename ... on ForgotPasswordSuccess { message } ... on Failure { message } } }`',
  })
  forgotPassword(
    @Arg('email', () => String, { description: 'Example: "abeba@gmail.com".' }) email: string,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<ForgotPasswordAnswer> {
    return services.passwordReset.forgotPassword(email, clientAddress);
  }

  @Mutation(() => ResetPasswordResult, {
    description:
      'Sets another password with the token of a reset link, and ends every session. A password that is refused does not use the link up.\n\nExample: `mutation { resetPassword(token: "abc", password: "teff and rain") { __typename ... on ResetPasswordSuccess { message } ... on Failure { message } } }`',
  })
  resetPassword(
    @Arg('token', () => String, { description: 'The last part of the link in the mail.' }) token: string,
    @Arg('password', () => String, { description: 'The new one. Example: "teff and rain".' }) password: string,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<ResetPasswordAnswer> {
    return services.passwordReset.resetPassword({ token, password }, clientAddress);
  }
}
