import { ACCOUNT_PAGE, localPath } from './paths.ts';

/** Maximum length of a path that sign-in returns to, in characters: links in emails contain it. */
const MAX_RETURN_PATH_LENGTH = 500;

/**
 * Returns the path that sign-in returns to; undefined if the text is not a path of this site, is too long, or is the
 * path of an account page.
 * @param from - an untrusted path
 */
export function returnPath(from: unknown): string | undefined {
  const path = localPath(from);
  const [pathname = ''] = path?.split(/[?#]/) ?? [];
  const isValid = path !== undefined && path.length <= MAX_RETURN_PATH_LENGTH && !ACCOUNT_PAGE.test(pathname);
  return isValid ? path : undefined;
}

/**
 * Adds the path to return to after sign-in to the path of an account page. Leaves the path unchanged if `from` is not
 * valid (see `returnPath`) or is the home page.
 */
export function withReturnPath(path: string, from: unknown): string {
  const target = returnPath(from);
  const isHome = target === '/' || target === '/home';
  return target === undefined || isHome ? path : `${path}?from=${encodeURIComponent(target)}`;
}
