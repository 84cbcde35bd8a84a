import { accountTexts } from '#schema/rules/accounts.ts';
import type { InvalidInput } from '#server/results.ts';
import { type AccountFailure, invalidResetLink } from './account-failures.ts';

export type ForgotPasswordAnswer = { kind: 'ForgotPasswordSuccess'; message: string } | InvalidInput;
export type ResetPasswordAnswer =
  | { kind: 'ResetPasswordSuccess'; message: string }
  | InvalidInput
  | AccountFailure<'InvalidLink'>;

export class PasswordResetService {
  async forgotPassword(_email: string, _clientAddress: string): Promise<ForgotPasswordAnswer> {
    return { kind: 'ForgotPasswordSuccess', message: accountTexts.resetLinkSent };
  }

  async resetPassword(
    _input: Record<'token' | 'password', string>,
    _clientAddress: string,
  ): Promise<ResetPasswordAnswer> {
    return invalidResetLink;
  }
}
