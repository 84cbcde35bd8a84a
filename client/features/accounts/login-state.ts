import { ownAddress, paths } from '#client/paths.ts';

/** What a page hands to the sign-in page. */
export type LoginState = {
  /** Where the visitor came from, as path and query. */
  from?: string;
  /** What went wrong before. */
  message?: string;
  /** What went well before. */
  notice?: string;
  email?: string;
  /** True where a link to verify the address has just been sent. */
  isLinkSent?: boolean;
  /** Whether it went wrong because the address is not verified. */
  unverified?: boolean;
};

/** Reads what came with the address; it may be anything. */
export function loginStateOf(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, message, notice, email, isLinkSent, unverified }: Record<keyof LoginState, unknown> = {
    from: undefined,
    message: undefined,
    notice: undefined,
    email: undefined,
    isLinkSent: undefined,
    unverified: undefined,
    ...state,
  };
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    from: text(from),
    message: text(message),
    notice: text(notice),
    email: text(email),
    isLinkSent: isLinkSent === true,
    unverified: unverified === true,
  };
}

/** Pages not to come back to after signing in. */
const dead: readonly string[] = [paths.login, paths.logout, paths.register, paths.forgotPassword];
const deadBegin = [paths.verifyEmail, paths.resetPassword, paths.resendVerification];

/**
 * Where to go when one has signed in. Addresses of other sites do not count, however they are written.
 * @param from what the address or the page before says
 */
export function returnPath(from: unknown): string {
  const address = ownAddress(from);
  const [pathname = ''] = address?.split(/[?#]/) ?? [];
  const isDead = dead.includes(pathname) || deadBegin.some((path) => pathname.startsWith(path));
  return address === undefined || isDead ? paths.homeAlias : address;
}
