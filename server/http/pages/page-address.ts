/**
 * Every parameter that a page reads; a page that reads another one names it here. No page reads `token`, but an address with
 * a secret in it must still be known as one.
 */
const PARAMETERS = new Set([
  ...['page', 'list', 'q', 'category', 'cuisine', 'time', 'diet', 'without', 'difficulty', 'ingredient', 'sort'],
  ...['servings', 'units', 'comments', 'from', 'done', 'token'],
]);

/**
 * @param address path and search
 * @returns the address without the parameters that no page reads, which others add to links: with them each visitor would
 * have a page rendered anew
 */
export function pageAddress(address: string): string {
  const [path = '', ...rest] = address.split('?');
  const parameters = rest
    .join('?')
    .split('&')
    .filter((parameter) => PARAMETERS.has(parameter.split('=')[0] ?? ''));
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}

// Secrets in links of mails are long and random, unlike the names of recipes.
const SECRET = /(?<![\w-])(?=[\w-]{32})[a-z\d-]*[A-Z_]/;

/** @returns whether an address may hold the secret of a link in a mail, which no cache may store. */
export function mayHoldSecret(address: string): boolean {
  return SECRET.test(address);
}
