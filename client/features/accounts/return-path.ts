import { ownAddress, paths } from '#client/paths.ts';

/** Pages that nobody wants to come back to when they have signed in. */
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
