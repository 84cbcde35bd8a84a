/**
 * Both vectors of a recipe hold what filters ask for as lexemes that no word of a text can be: so an index finds
 * filters and words at once. SQL that writes them: `rebuild-search.ts`.
 */
export type TokenKind = 'all' | 'category' | 'cuisine' | 'diet' | 'has' | 'food';

/** Stands in every recipe: a query must not only rule out. */
export const EVERY_RECIPE = token('all', '');

/** @returns a lexeme, quoted for a query: `'diet=Vegan'`. */
export function token(kind: TokenKind, value: string | number): string {
  return `'${kind}=${String(value).replace(/['\\]/g, '')}'`;
}
