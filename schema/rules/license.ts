/** Terms of recipes, texts and pictures; the code has the MIT license. `LICENSE` says the same. */
export const contentLicense = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  /** Credit line of a copy, with a link to the original page. */
  credit: 'Mesob, CC BY 4.0',
} as const;
