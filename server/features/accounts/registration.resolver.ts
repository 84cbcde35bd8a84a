import { Arg, Ctx, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import {
  RegisterInput,
  RegisterResult,
  type RegisterSuccessType,
  ResendVerificationInput,
  ResendVerificationResult,
  type ResendVerificationSuccessType,
  VerifyEmailInput,
  VerifyEmailResult,
  type VerifyEmailSuccessType,
} from './registration.type.ts';

@Resolver()
export class RegistrationResolver {
  @ResultMutation(
    () => RegisterResult,
    'Creates an account and sends an email with a link to verify the address. If a verified account has the address, its owner gets another email instead; the response is the same.\n\nExample: `mutation { register(input: { username: "Abeba", email: "abeba@gmail.com", password: "teff and rain" }) { __typename ... on RegisterSuccess { message } ... on Failure { message } } }`',
  )
  register(
    @Arg('input', { description: 'The new account.' }) input: RegisterInput,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<RegisterSuccessType>> {
    return services.registration.register(input, client);
  }

  @ResultMutation(
    () => VerifyEmailResult,
    'Verifies an address with the token of a verification link.\n\nExample: `mutation { verifyEmail(input: { token: "abc" }) { __typename ... on VerifyEmailSuccess { message } ... on Failure { message } } }`',
  )
  async verifyEmail(
    @Arg('input', { description: 'Token of the link.' }) input: VerifyEmailInput,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<VerifyEmailSuccessType>> {
    return services.registration.verifyEmail(input.token, client);
  }

  @ResultMutation(
    () => ResendVerificationResult,
    'Sends another verification email if the account is not verified.\n\nExample: `mutation { resendVerification(input: { email: "abeba@gmail.com" }) { __typename ... on ResendVerificationSuccess { message } ... on Failure { message } } }`',
  )
  async resendVerification(
    @Arg('input', { description: 'Email address of the account.' }) input: ResendVerificationInput,
    @Ctx() { services, client }: RequestContext,
  ): Promise<ResendVerificationSuccessType> {
    return services.registration.resendVerification(input, client);
  }
}
