/** Maximum number of addresses in one request of an import; a longer list is sent in parts. */
export const MAX_IMPORTED_ADDRESSES = 200;

/** Texts of the list of subscribers at the desk. */
export const subscriberTexts = {
  imported: 'The addresses were imported.',
  tooMany: `At most ${MAX_IMPORTED_ADDRESSES} addresses at a time.`,
  addressLong: 'An address is too long.',
  consentLong: 'At most 300 characters.',
} as const;
