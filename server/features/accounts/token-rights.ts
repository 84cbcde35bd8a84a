import { type TokenScope, tokenTexts } from '#schema/rules/tokens.ts';
import { DomainError } from '#server/errors.ts';

/** Right that a field needs: a scope of a token, or a session, which no token is. */
export type TokenNeed = TokenScope | 'SESSION';

/**
 * Holds a program to the rights of its token.
 * @param needs of all that it asks for
 * @throws DomainError with the code FORBIDDEN
 */
export function requireRights(scope: TokenScope, needs: Iterable<TokenNeed>): void {
  const all = new Set(needs);
  if (all.has('SESSION')) throw new DomainError('FORBIDDEN', tokenTexts.forMembers);
  if (all.has('WRITE') && scope !== 'WRITE') throw new DomainError('FORBIDDEN', tokenTexts.readsOnly);
}
