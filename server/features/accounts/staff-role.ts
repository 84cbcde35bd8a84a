import { registerEnumType } from 'type-graphql';

/** Staff roles of an account. */
export enum StaffRole {
  ADMINISTRATOR = 'administrator',
  EDITOR = 'editor',
  MODERATOR = 'moderator',
}

registerEnumType(StaffRole, {
  name: 'StaffRole',
  description: 'What a member may do at the editors’ desk.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'Invite and remove staff, and manage newsletter subscribers.' },
    EDITOR: { description: 'Write and publish recipes, lists and newsletter issues.' },
    MODERATOR: { description: 'Decide about texts that members write.' },
  },
});
