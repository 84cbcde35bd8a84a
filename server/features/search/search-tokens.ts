/**
 * Both vectors of a recipe hold what filters ask for as lexemes that no word of a text can be: so an index finds
 * filters and words at once. SQL that writes them: `rebuild-search.ts`.
 */
export type TokenKind = 'all' | 'category' | 'cuisine' | 'diet' | 'has' | 'food' | 'within';

/** Stands in every recipe: a query must not only rule out. */
export const EVERY_RECIPE = token('all', '');

/** @returns a lexeme, quoted for a query: `'diet=Vegan'`. */
export function token(kind: TokenKind, value: string | number): string {
  return `'${kind}=${String(value).replace(/['\\]/g, '')}'`;
}

/** A recipe has one of these lexemes for each of these minutes in which it is done: an index finds the quick ones. */
export const TIME_LIMITS = [15, 20, 30, 45, 60, 90, 120, 180] as const;
