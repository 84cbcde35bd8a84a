import { ACCOUNT_PAGE, localPath } from './paths.ts';

/** Maximum length of a path that sign-in returns to, in characters: links in emails contain it. */
const MAX_RETURN_PATH_LENGTH = 500;

/**
 * Returns the path that sign-in returns to; undefined if the text is not a path of this site, is too long, or is the
 * path of an account page.
 * @param from - an untrusted address
 */
export function returnPath(from: unknown): string | undefined {
  const address = localPath(from);
  const [pathname = ''] = address?.split(/[?#]/) ?? [];
  const fits = address !== undefined && address.length <= MAX_RETURN_PATH_LENGTH && !ACCOUNT_PAGE.test(pathname);
  return fits ? address : undefined;
}

/** Returns the address of an account page that carries the path to return to after sign-in. */
export function withReturnPath(path: string, from: unknown): string {
  const known = returnPath(from);
  return known === undefined || known === '/' || known === '/home' ? path : `${path}?from=${encodeURIComponent(known)}`;
}
