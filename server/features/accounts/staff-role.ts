import { describeEnum } from '#server/graphql/describe-enum.ts';

/** Staff roles of an account. */
export enum StaffRole {
  ADMINISTRATOR = 'administrator',
  EDITOR = 'editor',
  MODERATOR = 'moderator',
}

describeEnum(StaffRole, 'StaffRole', 'What a member may do at the editors’ desk.', {
  ADMINISTRATOR: 'Invite and remove staff, and manage newsletter subscribers.',
  EDITOR: 'Write and publish recipes, lists and newsletter issues.',
  MODERATOR: 'Decide about texts that members write.',
});
