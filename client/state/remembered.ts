import { keep, recall } from './storage.ts';

const EMAIL = 'rememberEmail';
const PASSWORD = 'rememberPassword';

/** Whether "Remember Me" was last seen without its tick on this page. */
let unticked = false;

/** @returns the address to fill into sign-in forms; empty where none is remembered */
export function rememberedEmail(): string {
  return recall(EMAIL) ?? '';
}

/** Whether the browser's own store was asked to keep the password. */
export function isPasswordRemembered(): boolean {
  return recall(PASSWORD) === 'true';
}

/** Notes that "Remember Me" was ticked or unticked, before anything comes of it. */
export function noteRememberMe(ticked: boolean): void {
  unticked = !ticked;
}

/** Keeps the address for the next time, or forgets it. */
export function rememberEmail(email: string | null): void {
  noteRememberMe(email !== null);
  keep({ [EMAIL]: email });
}

/** "Remember Me" of the modal. The password itself goes to the browser's own store, never here. */
export function rememberBoth(email: string | null): void {
  rememberEmail(email);
  keep({ [PASSWORD]: email === null ? null : 'true' });
}

/** What signing out does to it: the address stays where "Remember Me" is ticked. */
export function forgetAtSignOut(): void {
  keep({ [PASSWORD]: null, ...(unticked ? { [EMAIL]: null } : {}) });
}

/** Forgets all that is known of whoever had the account. */
export function forgetVisitor(): void {
  keep({ [PASSWORD]: null, [EMAIL]: null, email: null, profilePicture: null });
}
