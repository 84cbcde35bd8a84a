import { accountTexts } from '#schema/rules/accounts.ts';
import type { InvalidInput } from '#server/results.ts';
import { type AccountFailure, invalidCredentials } from './account-failures.ts';
import type { Caller } from './caller.ts';

export interface LoginSuccess {
  kind: 'LoginSuccess';
  token: string;
  username: string;
  message: string;
}

export type LoginAnswer = LoginSuccess | InvalidInput | AccountFailure<'InvalidCredentials' | 'EmailNotVerified'>;

export interface LogoutAnswer {
  message: string;
}

export class SignInService {
  async login(_input: Record<'email' | 'password', string>, _caller: Caller): Promise<LoginAnswer> {
    return invalidCredentials;
  }

  async logout(_token: string | undefined): Promise<LogoutAnswer> {
    return { message: accountTexts.loggedOut };
  }
}
