import { IsNotEmpty, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { accountTexts } from '#schema/rules/accounts.ts';
import { problem } from '#server/check-input.ts';
import { InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';
import {
  AccountExistsType,
  EmailNotVerifiedType,
  GoogleUnavailableType,
  InvalidCredentialsType,
} from './account-failures.type.ts';

@InputType({ description: 'Email address and password.' })
export class LoginInput {
  @Field({ description: 'Email address. Example: "abeba@gmail.com".' })
  @Matches(/\S/, problem('REQUIRED', accountTexts.emailRequired))
  email: string;

  @Field({ description: 'Password. Example: "teff and rain".' })
  @IsNotEmpty(problem('REQUIRED', accountTexts.passwordRequired))
  password: string;
}

@InputType({ description: 'Credential from Google’s button.' })
export class LoginWithGoogleInput {
  @Field({ description: 'ID token: a JWT signed by Google. Example: "eyJ…".' })
  credential: string;
}

@SimpleType('LoginSuccess', 'Signed in for seven days.')
export class LoginSuccessType extends SuccessType {
  @Field({ description: 'Session token. Send it with each request: `Authorization: Bearer <token>`.' })
  token: string;

  @Field({ description: 'Display name. Example: "Abeba".' })
  username: string;
}

@SimpleType('LogoutSuccess', 'The session has ended; instances no longer accept its token.')
export class LogoutSuccessType extends SuccessType {}

export const LoginResult = resultUnion('LoginResult', [
  LoginSuccessType,
  InvalidInputType,
  InvalidCredentialsType,
  EmailNotVerifiedType,
]);

export const LoginWithGoogleResult = resultUnion('LoginWithGoogleResult', [
  LoginSuccessType,
  InvalidInputType,
  InvalidCredentialsType,
  AccountExistsType,
  GoogleUnavailableType,
]);
