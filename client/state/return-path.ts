import { useLocation } from 'react-router-dom';
import { ACCOUNT_PAGE } from '#schema/rules/paths.ts';

/**
 * Returns a function that adds the path to return to after sign-in to the URL of an account page: this page, or, on an
 * account page, the path in its own URL. The sign-in page and the server check it.
 * @param hash - an id on this page, such as "#reviews"
 */
export function useAccountPath(hash = ''): (path: string) => string {
  const { pathname, search } = useLocation();
  const from = ACCOUNT_PAGE.test(pathname) ? new URLSearchParams(search).get('from') : pathname + search + hash;
  return (path) => (!from || from === '/' || from === '/home' ? path : `${path}?from=${encodeURIComponent(from)}`);
}
