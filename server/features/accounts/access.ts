import { REAUTHENTICATION_HOURS } from '#schema/rules/desk.ts';
import type { TokenScope } from '#schema/rules/tokens.ts';
import { describeEnum } from '#server/graphql/describe-enum.ts';

/** Staff roles of an account. */
export enum StaffRole {
  ADMINISTRATOR = 'administrator',
  EDITOR = 'editor',
  MODERATOR = 'moderator',
}

describeEnum(StaffRole, 'StaffRole', 'What a member may do at the editors’ desk.', {
  ADMINISTRATOR: 'Invite and remove staff, manage newsletter subscribers, and delete recipes permanently.',
  EDITOR: 'Write and publish recipes and other content, and send newsletter issues.',
  MODERATOR: 'Decide about members’ comments, questions and names, and block members.',
});

/** Requirements of an operation or field, given to `@Authorized`. By default, any member's session has access. */
export interface Access {
  /** Staff roles, one of which the member must have. */
  roles?: readonly StaffRole[];
  /** Makes the response to callers without such a role null. By default, it is an error with the code NOT_FOUND. */
  otherwise?: 'NULL';
  /** Hours within which the member must have signed in or entered the password. */
  freshHours?: number;
  /** Scope that a program's token must have. By default, programs have no access. */
  scope?: Exclude<TokenScope, 'CALENDAR'>;
}

const { ADMINISTRATOR, EDITOR, MODERATOR } = StaffRole;

/** Every member with a role, however long ago they entered the password. */
export const STAFF: Access = { roles: [ADMINISTRATOR, EDITOR, MODERATOR] };
/** Members with a role who signed in or entered the password within the last twelve hours. */
export const REAUTHENTICATED_STAFF: Access = { ...STAFF, freshHours: REAUTHENTICATION_HOURS };
export const REAUTHENTICATED_ADMINISTRATORS: Access = { roles: [ADMINISTRATOR], freshHours: REAUTHENTICATION_HOURS };
export const REAUTHENTICATED_EDITORS: Access = { roles: [EDITOR], freshHours: REAUTHENTICATION_HOURS };
export const REAUTHENTICATED_MODERATORS: Access = { roles: [MODERATOR], freshHours: REAUTHENTICATION_HOURS };
