import { Arg, Ctx, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import {
  ForgotPasswordInput,
  ForgotPasswordResult,
  type ForgotPasswordSuccessType,
  ResetPasswordInput,
  ResetPasswordResult,
  type ResetPasswordSuccessType,
} from './password-reset.type.ts';

@Resolver()
export class PasswordResetResolver {
  @ResultMutation(
    () => ForgotPasswordResult,
    'Sends a link to set a new password, if the account exists.\n\nExample: `mutation { forgotPassword(input: { email: "abeba@gmail.com" }) { __typename ... on ForgotPasswordSuccess { message } ... on Failure { message } } }`',
  )
  async forgotPassword(
    @Arg('input', { description: 'Account to reset.' }) input: ForgotPasswordInput,
    @Ctx() { services, client }: RequestContext,
  ): Promise<ForgotPasswordSuccessType> {
    return services.passwordReset.forgotPassword(input, client);
  }

  @ResultMutation(
    () => ResetPasswordResult,
    'Sets a new password with the token of a reset link, and ends all sessions. A rejected password does not use up the link.\n\nExample: `mutation { resetPassword(input: { token: "abc", password: "teff and rain" }) { __typename ... on ResetPasswordSuccess { message } ... on Failure { message } } }`',
  )
  async resetPassword(
    @Arg('input', { description: 'Token of the link, and the new password.' }) input: ResetPasswordInput,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<ResetPasswordSuccessType>> {
    return services.passwordReset.resetPassword(input, client);
  }
}
