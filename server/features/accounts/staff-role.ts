import { registerEnumType } from 'type-graphql';

/** Rights of those who make the magazine, as accounts have them. */
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
