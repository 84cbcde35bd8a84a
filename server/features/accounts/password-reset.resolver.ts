import { Arg, Ctx, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { unwrapResults } from '#server/graphql/results.ts';
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
@UseMiddleware(unwrapResults)
export class PasswordResetResolver {
  @Mutation(() => ForgotPasswordResult, {
    nullable: true,
    description:
      'Sends a link to set a new password, if the account exists.\n\nExample: `mutation { forgotPassword(input: { email: "abeba@gmail.com" }) { __typename ... on ForgotPasswordSuccess { message } ... on Failure { message } } }`',
  })
  async forgotPassword(
    @Arg('input', () => ForgotPasswordInput, { description: 'Account to reset.' })
    input: ForgotPasswordInput,
    @Ctx() { services, client }: RequestContext,
  ): Promise<ForgotPasswordSuccessType> {
    return services.passwordReset.forgotPassword(input, client);
  }

  @Mutation(() => ResetPasswordResult, {
    nullable: true,
    description:
      'Sets a new password with the token of a reset link, and ends all sessions. A rejected password does not use up the link.\n\nExample: `mutation { resetPassword(input: { token: "abc", password: "teff and rain" }) { __typename ... on ResetPasswordSuccess { message } ... on Failure { message } } }`',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'Token of the link, and the new password.' })
    input: ResetPasswordInput,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<ResetPasswordSuccessType>> {
    return services.passwordReset.resetPassword(input, client);
  }
}
