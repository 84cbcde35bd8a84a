import { useLocation } from 'react-router-dom';
import { returnPath, withReturnPath } from '#schema/rules/paths.ts';

/**
 * Returns the path to return to after sign-in: this page, or the page that the address of an account page names in `from`.
 * @param hash - a place on this page, such as "#reviews"
 */
export function useReturnPath(hash = ''): string | undefined {
  const { pathname, search } = useLocation();
  return returnPath(pathname + search + hash) ?? returnPath(new URLSearchParams(search).get('from'));
}

/**
 * Returns a function that adds the path to return to after sign-in to the address of an account page.
 * @param hash - a place on this page, such as "#reviews"
 */
export function useAccountPath(hash?: string): (path: string) => string {
  const from = useReturnPath(hash);
  return (path) => withReturnPath(path, from);
}
