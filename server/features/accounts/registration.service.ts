import { accountTexts } from '#schema/rules/accounts.ts';
import type { InvalidInput } from '#server/results.ts';
import type { AccountFailure } from './account-failures.ts';

export type RegisterAnswer = { kind: 'RegisterSuccess'; message: string } | InvalidInput;
export type VerifyEmailAnswer =
  | { kind: 'VerifyEmailSuccess'; message: string }
  | AccountFailure<'AlreadyVerified' | 'LinkExpired' | 'InvalidLink'>;
export type ResendVerificationAnswer = { kind: 'ResendVerificationSuccess'; message: string } | InvalidInput;

export class RegistrationService {
  async register(
    _input: Record<'username' | 'email' | 'password', string>,
    _clientAddress: string,
  ): Promise<RegisterAnswer> {
    return { kind: 'RegisterSuccess', message: accountTexts.registered };
  }

  async verifyEmail(_token: string): Promise<VerifyEmailAnswer> {
    return { kind: 'VerifyEmailSuccess', message: accountTexts.verified };
  }

  async resendVerification(_email: string, _clientAddress: string): Promise<ResendVerificationAnswer> {
    return { kind: 'ResendVerificationSuccess', message: accountTexts.resent };
  }
}
