// Secrets in links of mails are long and random, unlike the names of recipes.
const SECRET = /(?<![\w-])(?=[\w-]{32})[a-z\d-]*[A-Z_]/;

/** @returns whether an address may hold the secret of a link in a mail, which nobody but its reader may keep. */
export function mayHoldSecret(address: string): boolean {
  return SECRET.test(address);
}
