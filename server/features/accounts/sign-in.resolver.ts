import { Arg, Ctx, Mutation, Resolver, UseMiddleware } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { answerResults } from '#server/graphql/results.ts';
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
@UseMiddleware(answerResults)
export class SignInResolver {
  @Mutation(() => LoginResult, {
    nullable: true,
    description:
      'Signs in with e-mail and password.\n\nExample: `mutation { login(input: { email: "abeba@gmail.com", password: "teff and rain" }) { __typename ... on LoginSuccess { token username } ... on Failure { message } } }`',
  })
  login(
    @Arg('input', () => LoginInput, { description: 'Who signs in, and what proves it.' }) input: LoginInput,
    @Ctx() { services, clientAddress, userAgent }: RequestContext,
  ): Promise<Result<LoginSuccessType>> {
    return services.signIn.login(input, { clientAddress, userAgent });
  }

  @Mutation(() => LoginWithGoogleResult, {
    nullable: true,
    description:
      'Signs in with what Google’s button gave, making an account at the first time.\n\nExample: `mutation { loginWithGoogle(input: { credential: "eyJ…" }) { __typename ... on LoginSuccess { token username } ... on Failure { message } } }`',
  })
  async loginWithGoogle(
    @Arg('input', () => LoginWithGoogleInput, { description: 'What Google’s button gave.' })
    input: LoginWithGoogleInput,
    @Ctx() { services, clientAddress, userAgent }: RequestContext,
  ): Promise<Result<LoginSuccessType>> {
    return services.googleSignIn.login(input.credential, { clientAddress, userAgent });
  }

  @Mutation(() => LogoutSuccessType, {
    nullable: true,
    description:
      'Ends the session of the token that comes with the request. Without one, or with a dead one, there is nothing to end, which is fine.\n\nExample: `mutation { logout { message } }`',
  })
  logout(@Ctx() { services, viewer }: RequestContext): Promise<LogoutSuccessType> {
    return services.signIn.logout(viewer.token);
  }
}
