import {
  accountTexts,
  looksLikeEmail,
  mailedEmailProblem,
  normalizeEmail,
  usernameProblem,
} from '#schema/rules/accounts.ts';
import type { Problem } from '#server/results.ts';
import { newPasswordProblem } from '#server/security/passwords.ts';

export type Registration = Record<'username' | 'email' | 'password', string>;

/** What is wrong with a new account, in the order of the register form. */
export function registrationProblem(input: Registration): Problem | undefined {
  for (const field of ['username', 'email', 'password'] as const) {
    // Blanks may be a part of a password, and all of it.
    const given = field === 'password' ? input[field] : input[field].trim();
    if (given === '') return { field, message: accountTexts.allFieldsRequired };
  }
  if (!looksLikeEmail(normalizeEmail(input.email)))
    return { field: 'email', message: accountTexts.registerEmailInvalid };
  return usernameProblemOf(input.username) ?? passwordProblemOf(input.password);
}

export function usernameProblemOf(username: string): Problem | undefined {
  const message = usernameProblem(username);
  return message === undefined ? undefined : { field: 'username', message };
}

export function passwordProblemOf(password: string): Problem | undefined {
  const message = newPasswordProblem(password);
  return message === undefined ? undefined : { field: 'password', message };
}

/** What has to be there to sign in; whether it is right is another question. */
export function loginProblem({ email, password }: Record<'email' | 'password', string>): Problem | undefined {
  if (email.trim() === '') return { field: 'email', message: accountTexts.emailRequired };
  return password === '' ? { field: 'password', message: accountTexts.passwordRequired } : undefined;
}

/** What is wrong with the address on the forgot and resend pages. */
export function emailProblem(email: string): Problem | undefined {
  const message = mailedEmailProblem(email);
  return message === undefined ? undefined : { field: 'email', message };
}
