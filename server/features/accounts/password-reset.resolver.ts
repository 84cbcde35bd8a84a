import { Arg, Ctx, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { answerResults } from '#server/graphql/results.ts';
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
@UseMiddleware(answerResults)
export class PasswordResetResolver {
  @Mutation(() => ForgotPasswordResult, {
    nullable: true,
    description:
      'Sends a mail with a link to set another password, where there is such an account.\n\nExample: `mutation { forgotPassword(input: { email: "abeba@gmail.com" }) { __typename ... on ForgotPasswordSuccess { message } ... on Failure { message } } }`',
  })
  async forgotPassword(
    @Arg('input', () => ForgotPasswordInput, { description: 'Whose password.' })
    input: ForgotPasswordInput,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<ForgotPasswordSuccessType> {
    return services.passwordReset.forgotPassword(input, clientAddress);
  }

  @Mutation(() => ResetPasswordResult, {
    nullable: true,
    description:
      'Sets another password with the token of a reset link, and ends every session. A password that is refused does not use the link up.\n\nExample: `mutation { resetPassword(input: { token: "abc", password: "teff and rain" }) { __typename ... on ResetPasswordSuccess { message } ... on Failure { message } } }`',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The link’s token, and another password.' })
    input: ResetPasswordInput,
    @Ctx() { services, clientAddress }: RequestContext,
  ): Promise<Result<ResetPasswordSuccessType>> {
    return services.passwordReset.resetPassword(input, clientAddress);
  }
}
