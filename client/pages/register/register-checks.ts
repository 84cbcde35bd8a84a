import type { Checks } from '#client/ui/forms/use-checked-form.ts';
import {
  accountTexts,
  isAtProvider,
  looksLikeEmail,
  passwordLengthProblem,
  usernameProblem,
} from '#schema/rules/accounts.ts';

export type RegisterValues = { username: string; email: string; password: string; confirmation: string };

/** @param providers the domains that an address may be at; none while they are not known: then the server decides */
export function registerChecks(providers: readonly string[]): Checks<RegisterValues> {
  const required = (value: string) => (value === '' ? accountTexts.allFieldsRequired : undefined);
  return {
    username: ({ username }) => required(username.trim()) ?? usernameProblem(username),
    email: ({ email }) => required(email.trim()) ?? emailProblem(email.trim(), providers),
    password: ({ password }) => required(password) ?? passwordLengthProblem(password),
    confirmation: ({ password, confirmation }) =>
      required(confirmation) ?? (confirmation === password ? undefined : accountTexts.passwordsDiffer),
  };
}

function emailProblem(email: string, providers: readonly string[]): string | undefined {
  if (!looksLikeEmail(email)) return accountTexts.registerEmailInvalid;
  if (providers.length === 0 || isAtProvider(email, providers)) return undefined;
  return `${accountTexts.didYouMean} ${providers.join(', ')}`;
}
