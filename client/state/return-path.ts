import { useLocation } from 'react-router-dom';
import { ACCOUNT_PAGE } from '#schema/rules/paths.ts';

/**
 * Returns a function that adds the path to return to after sign-in to the path of an account page. It is the current
 * page, or, on an account page, the path in its own URL; the home page is not added. The path is unchecked: the sign-in
 * page and the server check it.
 * @param hash - an id on this page, such as "#reviews"
 */
export function useAccountPath(hash = ''): (path: string) => string {
  const { pathname, search } = useLocation();
  const from = ACCOUNT_PAGE.test(pathname) ? new URLSearchParams(search).get('from') : pathname + search + hash;
  return (path) => (!from || from === '/' || from === '/home' ? path : `${path}?from=${encodeURIComponent(from)}`);
}
