import type { Checks } from '#client/ui/forms/use-checked-form.ts';
import { accountTexts, looksLikeEmail, MIN_MODAL_PASSWORD_LENGTH } from '#schema/rules/accounts.ts';

export type LoginValues = { email: string; password: string; remember: boolean };

/** What the modal asks of its fields before it calls the server. */
export const loginChecks: Checks<LoginValues> = {
  email: ({ email }) => {
    if (email.trim() === '') return accountTexts.emailRequired;
    return looksLikeEmail(email.trim()) ? undefined : accountTexts.emailInvalid;
  },
  password: ({ password }) => {
    if (password === '') return accountTexts.passwordRequired;
    return [...password].length < MIN_MODAL_PASSWORD_LENGTH ? accountTexts.passwordShort : undefined;
  },
};
