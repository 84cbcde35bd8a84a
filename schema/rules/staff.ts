import { DAY_SECONDS } from './time.ts';

/** Lifetime of an invitation link, in seconds. */
export const INVITATION_SECONDS = 7 * DAY_SECONDS;

/** Texts of the desk's list of staff, and of the page that an invitation opens. */
export const staffTexts = {
  invited: 'The invitation is on its way. It works for seven days.',
  invitationRevoked: 'The invitation no longer works.',
  noInvitation: 'This invitation no longer exists.',
  roleRevoked: 'The role was removed. They can no longer open the desk.',
  accepted: 'Welcome to the desk.',
  hasRole: 'This member already has the role.',
  noMember: 'No member with this role was found.',
  roleNotHere: 'Administrators are appointed and removed with the command npm run staff.',
  linkInvalid: 'This invitation is not valid, or was used before. Please ask for another.',
  linkExpired: 'This invitation has expired. Please ask for another.',
  otherAddress: 'This invitation was sent to another address. Please sign in with the account of that address.',
} as const;
