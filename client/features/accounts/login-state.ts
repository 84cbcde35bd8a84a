import { paths } from '#client/paths.ts';
import { localPath } from '#schema/rules/paths.ts';

/** State that a page hands to the sign-in page. */
export type LoginState = {
  /** Path and query that the visitor came from. */
  from?: string;
  /** The failure before. */
  message?: string;
  /** The success before. */
  notice?: string;
  email?: string;
  /** True where a link to verify the address has just been sent. */
  isLinkSent?: boolean;
  /** `true` when it failed because the address is not verified. */
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
 * Returns the path to go to after signing in. Addresses of other sites do not count, however they are written.
 * @param from the wish of the address or of the page before
 */
export function returnPath(from: unknown): string {
  const address = localPath(from);
  const [pathname = ''] = address?.split(/[?#]/) ?? [];
  const isDead = dead.includes(pathname) || deadBegin.some((path) => pathname.startsWith(path));
  return address === undefined || isDead ? paths.homeAlias : address;
}
