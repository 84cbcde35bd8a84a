/** License of recipes, texts and pictures, as stated in `LICENSE`; the code has the MIT license. */
export const contentLicense = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  /** Credit line for copies, which must link to the original page. */
  credit: 'Mesob, CC BY 4.0',
} as const;
