/**
 * Every parameter that a page reads; a page that reads another one names it here. No page reads `token`, but an address with
 * a secret in it must still be known as one.
 */
const PARAMETERS = new Set([
  ...['page', 'list', 'q', 'category', 'cuisine', 'time', 'diet', 'without', 'difficulty', 'ingredient', 'sort'],
  ...['servings', 'units', 'comments', 'from', 'done', 'token'],
]);

/** More parameters than this no page reads. */
const MOST_PARAMETERS = 40;

/**
 * @param address path and search
 * @returns the address without the parameters that no page reads, which others add to links, and the rest in one order:
 * otherwise each visitor would have a page rendered anew
 */
export function pageAddress(address: string): string {
  const [path = '', ...rest] = address.split('?');
  const parameters = [...new Set(rest.join('?').split('&'))].filter((parameter) => PARAMETERS.has(nameOf(parameter)));
  // Those of one name keep their order, as the first counts where a page reads one.
  const sorted = parameters
    .slice(0, MOST_PARAMETERS)
    .sort((one, other) => Number(nameOf(one) > nameOf(other)) - Number(nameOf(one) < nameOf(other)));
  return sorted.length === 0 ? path : `${path}?${sorted.join('&')}`;
}

function nameOf(parameter: string): string {
  return parameter.split('=')[0] ?? '';
}

// Secrets in links of mails are long and random, unlike the names of recipes.
const SECRET = /(?<![\w-])(?=[\w-]{32})[a-z\d-]*[A-Z_]/;

/** @returns whether an address may hold the secret of a link in a mail, which no cache may store. */
export function mayHoldSecret(address: string): boolean {
  return SECRET.test(address);
}
