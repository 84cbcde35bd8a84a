import { accountTexts } from '#schema/rules/accounts.ts';
import { DESK_HOURS, deskTexts } from '#schema/rules/desk.ts';
import { type TokenScope, tokenTexts } from '#schema/rules/tokens.ts';
import { DomainError, NotFoundError, UnauthenticatedError } from '#server/errors.ts';
import { CLOCK_GRACE_MS } from '#server/today.ts';
import { StaffRole } from './staff-role.ts';

/** Requirements of an operation or field, given to `@Authorized`. Without any, it takes a session of a member. */
export interface Access {
  /** Staff roles, one of which the member must have. */
  roles?: readonly StaffRole[];
  /** Response to callers without such a role: null. By default it is an error with the code NOT_FOUND. */
  otherwise?: 'NULL';
  /** Hours within which the member must have entered the password. */
  freshHours?: number;
  /** Scope with which a program's token is accepted as well. By default no program is. */
  scope?: Exclude<TokenScope, 'CALENDAR'>;
}

const { ADMINISTRATOR, EDITOR, MODERATOR } = StaffRole;

/** Every member with a role, however long ago they entered the password. */
export const STAFF: Access = { roles: [ADMINISTRATOR, EDITOR, MODERATOR] };
export const FRESH_STAFF: Access = { ...STAFF, freshHours: DESK_HOURS };
export const FRESH_ADMINISTRATORS: Access = { roles: [ADMINISTRATOR], freshHours: DESK_HOURS };
export const FRESH_EDITORS: Access = { roles: [EDITOR], freshHours: DESK_HOURS };
export const FRESH_MODERATORS: Access = { roles: [MODERATOR], freshHours: DESK_HOURS };

/** Properties of a caller on which access depends. */
export interface Caller {
  roles: readonly StaffRole[];
  /** When they last entered the password; null for programs. */
  provenAt: Date | null;
  /** Scope of a program's token; undefined for sessions. */
  scope?: TokenScope;
}

/**
 * Decides whether a caller has access. All operations, fields and REST paths ask here.
 * @param caller - null if no token came
 * @returns false if the response to this caller is null
 * @throws {UnauthenticatedError} if a member has to sign in
 * @throws {NotFoundError} for callers without the role
 * @throws {DomainError} FORBIDDEN for programs, and for staff who have to enter their password again
 */
export function hasAccess(caller: Caller | null, { roles, otherwise, freshHours, scope }: Access): boolean {
  if (caller?.scope) {
    if (!scope) throw new DomainError('FORBIDDEN', tokenTexts.forMembers);
    if (scope === 'WRITE' && caller.scope !== 'WRITE') throw new DomainError('FORBIDDEN', tokenTexts.readsOnly);
  }
  if (roles && !caller?.roles.some((role) => roles.includes(role))) {
    if (otherwise === 'NULL') return false;
    throw new NotFoundError(deskTexts.noDesk);
  }
  if (!caller) throw new UnauthenticatedError(accountTexts.signInFirst);
  if (freshHours !== undefined && !isFresh(caller.provenAt, freshHours))
    throw new DomainError('FORBIDDEN', deskTexts.askAgain);
  return true;
}

/** Returns whether a password was entered in the last hours. A time in the future was written by a fast clock. */
function isFresh(provenAt: Date | null, hours: number): boolean {
  const now = Date.now();
  return freshUntil(provenAt, hours).getTime() >= now && (provenAt?.getTime() ?? 0) <= now + CLOCK_GRACE_MS;
}

/** Returns the time at which a password that was entered is no longer fresh. */
export function freshUntil(provenAt: Date | null, hours: number): Date {
  return new Date((provenAt?.getTime() ?? 0) + hours * 3_600_000);
}
