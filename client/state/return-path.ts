import { useLocation } from 'react-router-dom';
import { ACCOUNT_PAGE } from '#schema/rules/paths.ts';

/**
 * Returns a function that adds the return path, for after sign-in, to the path of an account page. The return path is
 * the current page or, on an account page, the return path in its URL; the home page is not added. It is unvalidated:
 * the sign-in page and the server validate it.
 * @param hash - an id on this page, such as "#reviews"
 */
export function useAccountPath(hash = ''): (path: string) => string {
  const { pathname, search } = useLocation();
  const from = ACCOUNT_PAGE.test(pathname) ? new URLSearchParams(search).get('from') : pathname + search + hash;
  return (path) => (!from || from === '/' || from === '/home' ? path : `${path}?from=${encodeURIComponent(from)}`);
}
