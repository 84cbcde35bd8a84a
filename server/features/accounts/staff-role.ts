import { registerEnumType } from 'type-graphql';

/** Staff roles of an account. */
export enum StaffRole {
  EDITOR = 'editor',
  MODERATOR = 'moderator',
}

registerEnumType(StaffRole, {
  name: 'StaffRole',
  description: 'What a member may do at the desk.',
  valuesConfig: {
    EDITOR: { description: 'Write and publish what the magazine says.' },
    MODERATOR: { description: 'Decide about what members write.' },
  },
});
