import { Arg, Ctx, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import {
  LoginInput,
  LoginResult,
  type LoginSuccessType,
  LoginWithGoogleInput,
  LoginWithGoogleResult,
  LogoutSuccessType,
} from './sign-in.type.ts';

@Resolver()
export class SignInResolver {
  @ResultMutation(
    () => LoginResult,
    'Signs in with email and password.\n\nExample: `mutation { login(input: { email: "abeba@gmail.com", password: "teff and rain" }) { __typename ... on LoginSuccess { token username } ... on Failure { message } } }`',
  )
  login(
    @Arg('input', { description: 'Email address and password.' }) input: LoginInput,
    @Ctx() { services, client, userAgent }: RequestContext,
  ): Promise<Result<LoginSuccessType>> {
    return services.signIn.login(input, { client, userAgent });
  }

  @ResultMutation(
    () => LoginWithGoogleResult,
    'Signs in with the credential from Google’s button; the first sign-in creates an account.\n\nExample: `mutation { loginWithGoogle(input: { credential: "eyJ…" }) { __typename ... on LoginSuccess { token username } ... on Failure { message } } }`',
  )
  async loginWithGoogle(
    @Arg('input', { description: 'Credential from Google’s button.' }) input: LoginWithGoogleInput,
    @Ctx() { services, client, userAgent }: RequestContext,
  ): Promise<Result<LoginSuccessType>> {
    return services.googleSignIn.login(input.credential, { client, userAgent });
  }

  @ResultMutation(
    () => LogoutSuccessType,
    'Ends the session of the request’s token. A missing or invalid token is not an error.\n\nExample: `mutation { logout { message } }`',
  )
  logout(@Ctx() { services, viewer }: RequestContext): Promise<LogoutSuccessType> {
    return services.signIn.logout(viewer.token);
  }
}
