import { DESK_HOURS } from '#schema/rules/desk.ts';
import type { TokenScope } from '#schema/rules/tokens.ts';
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
