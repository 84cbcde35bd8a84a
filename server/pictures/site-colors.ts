/** Colors of the site (`client/styles/tokens.css`), and `injeraDeep`, which only drawings use. */
export const siteColors = {
  paper: '#fbf6ec',
  ink: '#22190f',
  berbere: '#a8321c',
  berbereDeep: '#842413',
  saffron: '#e9a23b',
  teff: '#4f6b3a',
  injera: '#ead9bc',
  injeraDeep: '#d9c19a',
};
