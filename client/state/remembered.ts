import { readText, writeTexts } from './storage.ts';

const EMAIL_KEY = 'rememberEmail';
const PASSWORD_KEY = 'rememberPassword';

/** `true` if "Remember Me" was last unticked on this page. */
let wasUnticked = false;

/** Returns the address to fill into sign-in forms; empty if none is remembered. */
export function getRememberedEmail(): string {
  return readText(EMAIL_KEY) ?? '';
}

/** Returns `true` if the browser's password store may have the password, because "Remember Me" was ticked. */
export function isPasswordRemembered(): boolean {
  return readText(PASSWORD_KEY) === 'true';
}

/** Records that "Remember Me" was ticked or unticked, before the form is sent. */
export function storeRememberMe(ticked: boolean): void {
  wasUnticked = !ticked;
}

/** Stores the address for the next time, or deletes it. */
export function rememberEmail(email: string | null): void {
  storeRememberMe(email !== null);
  writeTexts({ [EMAIL_KEY]: email });
}

/** Stores the choice of "Remember Me" in the modal. The password itself only goes into the browser's password store. */
export function rememberSignIn(email: string | null): void {
  rememberEmail(email);
  writeTexts({ [PASSWORD_KEY]: email === null ? null : 'true' });
}

/** At sign-out, forgets that a password was stored, and the address, too, if "Remember Me" was last unticked. */
export function forgetPassword(): void {
  writeTexts({ [PASSWORD_KEY]: null, ...(wasUnticked ? { [EMAIL_KEY]: null } : {}) });
}

/** Deletes the address of a deleted account. */
export function forgetSignIn(): void {
  writeTexts({ [PASSWORD_KEY]: null, [EMAIL_KEY]: null });
}

/** Removes the plain password that an older version of the site stored under this key. */
export function dropPlainPassword(): void {
  if (readText(PASSWORD_KEY) !== 'true') writeTexts({ [PASSWORD_KEY]: null });
}
