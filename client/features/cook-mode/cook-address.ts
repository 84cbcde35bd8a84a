/** URL parameter with the screen of cook mode: 0 for the ingredients, 1 for the first step. */
const COOK_PARAMETER = 'cook';

/**
 * Returns the screen of cook mode in a URL; undefined if the URL opens the recipe's page.
 * @param steps - the number of steps of the recipe
 */
export function getCookScreen(search: string, steps: number): number | undefined {
  const parameter = new URLSearchParams(search).get(COOK_PARAMETER);
  if (parameter === null) return undefined;
  const screen = /^\d{1,3}$/.test(parameter) ? Number(parameter) : 0;
  return Math.min(screen, steps);
}

/** Returns the query string with this screen of cook mode, or without cook mode; other parameters stay. */
export function withCookScreen(search: string, screen: number | undefined): string {
  const parameters = new URLSearchParams(search);
  if (screen === undefined) parameters.delete(COOK_PARAMETER);
  else parameters.set(COOK_PARAMETER, screen === 0 ? '' : String(screen));
  // An empty value needs no equals sign: `?cook`.
  return parameters.toString().replace(/(^|&)cook=(?=&|$)/, '$1cook');
}
