import { type TokenScope, tokenTexts } from '#schema/rules/tokens.ts';
import { DomainError } from '#server/errors.ts';

/** Fields and types of the schema that are the member's own business: no token reaches them. */
const OF_THE_ACCOUNT: ReadonlySet<string> = new Set([
  'Mutation.register',
  'Mutation.verifyEmail',
  'Mutation.resendVerification',
  'Mutation.login',
  'Mutation.loginWithGoogle',
  'Mutation.logout',
  'Mutation.forgotPassword',
  'Mutation.resetPassword',
  'Mutation.updateUsername',
  'Mutation.endSession',
  'Mutation.endOtherSessions',
  'Mutation.deleteAccount',
  'Mutation.createToken',
  'Mutation.revokeToken',
  'Mutation.leaveNewsletter',
  'Viewer.email',
  'Viewer.sessions',
  'Viewer.tokens',
  'Viewer.exportedData',
  'Session',
  'AccessToken',
]);

/**
 * Holds a program to the rights of its token.
 * @param fields that it asks for, by their names in the schema. Example: "Mutation.addReview"
 * @throws DomainError with the code FORBIDDEN
 */
export function requireRights(scope: TokenScope, fields: Iterable<string>): void {
  for (const field of fields) {
    const [type = ''] = field.split('.', 1);
    if (OF_THE_ACCOUNT.has(field) || OF_THE_ACCOUNT.has(type))
      throw new DomainError('FORBIDDEN', tokenTexts.forMembers);
    if (type === 'Mutation' && scope !== 'WRITE') throw new DomainError('FORBIDDEN', tokenTexts.readsOnly);
  }
}
