import { IsNotEmpty, Matches } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { accountTexts } from '#schema/rules/accounts.ts';
import { problem } from '#server/check-input.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import {
  AccountExistsType,
  EmailNotVerifiedType,
  GoogleUnavailableType,
  InvalidCredentialsType,
} from './account-failures.type.ts';

@InputType({ description: 'Who signs in, and what proves it.' })
export class LoginInput {
  @Field({ description: 'Example: "abeba@gmail.com".' })
  @Matches(/\S/, problem('REQUIRED', accountTexts.emailRequired))
  email: string;

  @Field({ description: 'Example: "teff and rain".' })
  @IsNotEmpty(problem('REQUIRED', accountTexts.passwordRequired))
  password: string;
}

@InputType({ description: 'What Google’s button gave.' })
export class LoginWithGoogleInput {
  @Field({ description: 'The ID token, a JWT signed by Google. Example: "eyJ…".' })
  credential: string;
}

@ObjectType('LoginSuccess', { simpleResolvers: true, description: 'Signed in, for seven days.' })
export class LoginSuccessType extends SuccessType {
  @Field({ description: 'Send it with each request: `Authorization: Bearer <token>`.' })
  token: string;

  @Field({ description: 'The display name. Example: "Abeba".' })
  username: string;

  constructor(token: string, username: string) {
    super(accountTexts.loggedIn);
    this.token = token;
    this.username = username;
  }
}

@ObjectType('LogoutSuccess', {
  simpleResolvers: true,
  description: 'The token of this request is no longer good for anything, on any instance.',
})
export class LogoutSuccessType extends SuccessType {}

export const LoginResult = resultUnion('LoginResult', 'What signing in with a password can lead to.', () => [
  LoginSuccessType,
  InvalidInputType,
  InvalidCredentialsType,
  EmailNotVerifiedType,
]);

export const LoginWithGoogleResult = resultUnion(
  'LoginWithGoogleResult',
  'What signing in with Google can lead to.',
  () => [LoginSuccessType, InvalidInputType, InvalidCredentialsType, AccountExistsType, GoogleUnavailableType],
);
