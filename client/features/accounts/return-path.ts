import { paths } from '#client/paths.ts';

/** Pages that nobody wants to come back to when they have signed in. */
const dead: readonly string[] = [paths.login, paths.logout, paths.register, paths.forgotPassword];
const deadBegin = [paths.verifyEmail, paths.resetPassword, paths.resendVerification];

/**
 * Where to go when one has signed in. Addresses of other sites do not count, however they are written.
 * @param from what the address or the page before says
 */
export function returnPath(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.homeAlias;
  try {
    const { origin, pathname, search, hash } = new URL(from, window.location.origin);
    const elsewhere = origin !== window.location.origin;
    if (elsewhere || dead.includes(pathname) || deadBegin.some((path) => pathname.startsWith(path))) {
      return paths.homeAlias;
    }
    // Two slashes would be another site again.
    return pathname.startsWith('//') ? paths.homeAlias : pathname + search + hash;
  } catch {
    return paths.homeAlias;
  }
}
