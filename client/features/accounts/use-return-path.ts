import { useSearchParams } from 'react-router-dom';
import { returnPath } from '#schema/rules/return-path.ts';

/**
 * Returns the path to return to after sign-in that the address of an account page names; undefined if it names none of
 * this site.
 */
export function useReturnPath(): string | undefined {
  const [parameters] = useSearchParams();
  return returnPath(parameters.get('from'));
}
