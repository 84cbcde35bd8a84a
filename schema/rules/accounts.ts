import type { RuleProblem } from './problem.ts';
import { DAY_SECONDS } from './time.ts';

/** Maximum length of a name, in code points. */
export const MAX_USERNAME_LENGTH = 60;

/** Maximum length of an email address (RFC 5321), in characters. */
const MAX_EMAIL_LENGTH = 254;

/** Minimum and maximum length of a new password, in code points. The server accepts any length when signing in. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Minimum length of a password in the sign-in modal, in code points: the specification’s, below a new password’s. */
export const MIN_MODAL_PASSWORD_LENGTH = 6;

/** Lifetimes of sessions and of the links in emails, in seconds. */
export const SESSION_SECONDS = 7 * DAY_SECONDS;
export const VERIFICATION_SECONDS = DAY_SECONDS;
export const RESET_SECONDS = 60 * 60;

/** The mail providers that the register form accepts unless the settings name others. */
export const DEFAULT_MAIL_PROVIDERS: readonly string[] = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com'];

/** Days after which an account with an unverified address is deleted, unless a link sent to it is still valid. */
export const UNVERIFIED_DAYS = 30;

// No control characters, and no characters that would end the address in an email's header.
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** Address as typed, with optional spaces around it. */
export const EMAIL_INPUT = new RegExp(`^\\s*(?=\\S{1,${MAX_EMAIL_LENGTH}}\\s*$)${EMAIL.source.slice(1, -1)}\\s*$`, 'u');

/** Letters of any script. */
const LETTERS = /^[\p{L}\p{M}]+$/u;
/** Matches a visible character: fillers and variation selectors are also letters and marks, but invisible. */
const VISIBLE = /[^\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u;
/** Matches stacked marks that extend far above or below the line. Letters of some scripts have three (Burmese). */
const STACKED_MARKS = /(?:(?=\p{Script=Inherited})\p{Mn}){3}|\p{Mn}{4}/u;

/** Messages of responses, and of the forms before they send a request. */
export const accountTexts = {
  signInNeedsScripts:
    'Signing in needs JavaScript: it keeps you signed in. Turn it on, or wait until the page has loaded, and try again.',

  throttled: 'Too many attempts. Please try again later.',
  signInFirst: 'Please sign in first.',
  invalidCharacters: 'The text contains characters that cannot be used.',

  loggedIn: 'Successfully signed in.',
  wrongCredentials: 'Invalid email or password.',
  emailNotVerified: 'Please verify your email before signing in.',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format',
  passwordRequired: 'Password is required',
  passwordShort: `Password must be at least ${MIN_MODAL_PASSWORD_LENGTH} characters`,

  registered: 'Account created. Please check your email to verify it.',
  allFieldsRequired: 'All fields are required.',
  lettersOnly: 'Username can only contain letters.',
  usernameRequired: 'Username is required.',
  usernameReserved: 'This name is reserved. Please choose another one.',
  renamedByModerator: 'A moderator removed your name. Please write to us if you want another one.',
  usernameMarks: 'A letter of the username has too many marks.',
  usernameLong: `Username can be at most ${MAX_USERNAME_LENGTH} characters.`,
  registerEmailInvalid: 'Invalid email format.',
  didYouMean: 'Did you mean one of these?',
  passwordsDiffer: "Passwords don't match.",

  passwordTooShort: `Password must be at least ${MIN_PASSWORD_LENGTH} characters.`,
  passwordTooLong: `Password can be at most ${MAX_PASSWORD_LENGTH} characters.`,
  passwordBlank: 'Password cannot consist of spaces only.',
  passwordCommon: 'This password is too common. Please choose another one.',

  verified: 'Email verified successfully!',
  alreadyVerified: 'This email is already verified.',
  verificationExpired: 'This verification link has expired.',
  verificationInvalid: 'This verification link is not valid.',
  verificationNeedsJson: 'The request must be JSON (Content-Type: application/json).',
  verificationTokenMissing: 'Verification token is missing.',

  resendEmailRequired: 'Email is required.',
  resendEmailInvalid: 'Please enter a valid email address.',
  resent: 'Verification link sent successfully!',

  resetLinkSent: 'If there is an account with this email, a reset link is on its way.',
  passwordMissing: 'Please provide a password.',
  passwordReset: 'Password reset successfully!',
  resetLinkInvalid: 'Invalid or expired reset link.',
  resetTokenMissing: 'Invalid or missing token.',

  credentialMissing: 'Please provide a credential.',
  googleFailed: 'Signing in with Google failed. Please try again.',
  googleAgain: 'Please confirm once more with the Google account that you sign in with.',
  googleUnavailable: 'Signing in with Google is not available right now. Please try again later.',
  accountExists: 'An account with this email exists already. Please sign in with your password.',

  unknownSession: 'There is no such session.',
  accountDeleted: 'Your account has been deleted.',
  wrongPassword: 'Wrong password.',
  loggedOut: 'Signed out.',
} as const;

/** Normalizes an address: trims it, and converts it to NFC and lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Returns a name in its stored form: composed characters, single spaces. */
export function normalizeUsername(username: string): string {
  return username.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** Returns `true` if a text looks like an email address. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);
}

/** Returns `true` if a name has only letters, at least one of them visible. */
export function isLettersOnly(name: string): boolean {
  return LETTERS.test(name) && VISIBLE.test(name);
}

/** Returns `true` if an address is at one of the mail providers that the register form accepts. */
export function isAtProvider(email: string, providers: readonly string[]): boolean {
  // Each of Google's mailboxes has addresses at both domains.
  const normalizeDomain = (domain: string) => (domain === 'googlemail.com' ? 'gmail.com' : domain);
  return providers
    .map(normalizeDomain)
    .includes(normalizeDomain(email.slice(email.lastIndexOf('@') + 1).toLowerCase()));
}

/** Returns the problem with an address's mail provider; undefined if there is none, or if no providers are given. */
export function providerProblem(email: string, providers: readonly string[]): RuleProblem | undefined {
  if (providers.length === 0 || isAtProvider(email, providers)) return undefined;
  return { code: 'INVALID', message: `${accountTexts.didYouMean} ${providers.join(', ')}` };
}

/** Returns the problem with an address to send a reset or verification link to; undefined if there is none. */
export function mailedEmailProblem(email: string): RuleProblem | undefined {
  if (email.trim() === '') return { code: 'REQUIRED', message: accountTexts.resendEmailRequired };
  return looksLikeEmail(normalizeEmail(email))
    ? undefined
    : { code: 'INVALID', message: accountTexts.resendEmailInvalid };
}

/** Returns the problem with a username chosen by its owner; undefined if there is none. */
export function usernameProblem(name: string): RuleProblem | undefined {
  const normalized = normalizeUsername(name);
  if (normalized === '') return { code: 'REQUIRED', message: accountTexts.usernameRequired };
  if (!isLettersOnly(normalized)) return { code: 'INVALID', message: accountTexts.lettersOnly };
  if (STACKED_MARKS.test(normalized)) return { code: 'INVALID', message: accountTexts.usernameMarks };
  return [...normalized].length > MAX_USERNAME_LENGTH
    ? { code: 'TOO_LONG', message: accountTexts.usernameLong }
    : undefined;
}

/** Returns the problem with the length or the characters of a new password; undefined if there is none. */
export function passwordProblem(password: string): RuleProblem | undefined {
  const { length } = [...password];
  if (length > 0 && password.trim() === '') return { code: 'INVALID', message: accountTexts.passwordBlank };
  if (length < MIN_PASSWORD_LENGTH) return { code: 'TOO_SHORT', message: accountTexts.passwordTooShort };
  return length > MAX_PASSWORD_LENGTH ? { code: 'TOO_LONG', message: accountTexts.passwordTooLong } : undefined;
}

/** Returns the strength to show while a password is typed. It does not affect which passwords are accepted. */
export function passwordStrength(password: string): 'Weak' | 'Moderate' | 'Strong' {
  if (password.length < MIN_PASSWORD_LENGTH) return 'Weak';
  return /\p{Lu}/u.test(password) && /\d/.test(password) ? 'Strong' : 'Moderate';
}
