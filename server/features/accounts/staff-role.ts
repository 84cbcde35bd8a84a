import { registerEnumType } from 'type-graphql';

/** Rights of those who make the magazine, as accounts have them. */
export enum StaffRole {
  MODERATOR = 'moderator',
}

registerEnumType(StaffRole, {
  name: 'StaffRole',
  description: 'What a member may do at the desk.',
  valuesConfig: {
    MODERATOR: { description: 'Decide about what members write.' },
  },
});
