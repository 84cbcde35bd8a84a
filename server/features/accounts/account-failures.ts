import { accountTexts } from '#schema/rules/accounts.ts';

/** What a visitor can cause: members of the results of the account services, named as the GraphQL types are. */
export interface AccountFailure<Kind extends AccountFailureKind = AccountFailureKind> {
  kind: Kind;
  message: string;
}

export type AccountFailureKind =
  | 'InvalidCredentials'
  | 'EmailNotVerified'
  | 'AlreadyVerified'
  | 'LinkExpired'
  | 'InvalidLink'
  | 'AccountExists'
  | 'GoogleUnavailable';

export const invalidCredentials: AccountFailure<'InvalidCredentials'> = {
  kind: 'InvalidCredentials',
  message: accountTexts.wrongCredentials,
};

export const emailNotVerified: AccountFailure<'EmailNotVerified'> = {
  kind: 'EmailNotVerified',
  message: accountTexts.emailNotVerified,
};

export const alreadyVerified: AccountFailure<'AlreadyVerified'> = {
  kind: 'AlreadyVerified',
  message: accountTexts.alreadyVerified,
};

export const linkExpired: AccountFailure<'LinkExpired'> = {
  kind: 'LinkExpired',
  message: accountTexts.verificationExpired,
};

export const invalidVerificationLink: AccountFailure<'InvalidLink'> = {
  kind: 'InvalidLink',
  message: accountTexts.verificationInvalid,
};

export const invalidResetLink: AccountFailure<'InvalidLink'> = {
  kind: 'InvalidLink',
  message: accountTexts.resetLinkInvalid,
};

export const accountExists: AccountFailure<'AccountExists'> = {
  kind: 'AccountExists',
  message: accountTexts.accountExists,
};

export const googleUnavailable: AccountFailure<'GoogleUnavailable'> = {
  kind: 'GoogleUnavailable',
  message: accountTexts.googleUnavailable,
};

export const wrongPassword: AccountFailure<'InvalidCredentials'> = {
  kind: 'InvalidCredentials',
  message: accountTexts.wrongPassword,
};

export const invalidGoogleCredential: AccountFailure<'InvalidCredentials'> = {
  kind: 'InvalidCredentials',
  message: accountTexts.googleFailed,
};
