import type { InvalidInput } from '#server/results.ts';
import { type AccountFailure, googleUnavailable } from './account-failures.ts';
import type { Caller } from './caller.ts';
import type { LoginSuccess } from './sign-in.service.ts';

export type GoogleSignInAnswer =
  | LoginSuccess
  | InvalidInput
  | AccountFailure<'InvalidCredentials' | 'AccountExists' | 'GoogleUnavailable'>;

export class GoogleSignInService {
  async login(_credential: string, _caller: Caller): Promise<GoogleSignInAnswer> {
    return googleUnavailable;
  }
}
