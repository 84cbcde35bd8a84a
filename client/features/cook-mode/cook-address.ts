/** The parameter of the URL with cook mode's screen: 0 is the ingredients, 1 the first step. */
const COOK_PARAMETER = 'cook';

/**
 * Returns the screen that a URL asks for; undefined if it asks for the page.
 * @param steps - the number of the recipe's steps
 */
export function getCookScreen(search: string, steps: number): number | undefined {
  const parameter = new URLSearchParams(search).get(COOK_PARAMETER);
  if (parameter === null) return undefined;
  const screen = /^\d{1,3}$/.test(parameter) ? Number(parameter) : 0;
  return Math.min(screen, steps);
}

/** Returns the search of the same page with a screen of cook mode, or without any; its other parameters stay. */
export function searchWithScreen(search: string, screen: number | undefined): string {
  const parameters = new URLSearchParams(search);
  if (screen === undefined) parameters.delete(COOK_PARAMETER);
  else parameters.set(COOK_PARAMETER, screen === 0 ? '' : String(screen));
  // A name without a value needs no sign: `?cook`.
  return parameters.toString().replace(/(^|&)cook=(?=&|$)/, '$1cook');
}
