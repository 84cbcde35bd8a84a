import type { RuleProblem } from './problem.ts';

/** Reasons for which a reader reports a text. */
export const reportReasons = ['SPAM', 'ABUSE', 'DANGEROUS', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonTexts: Record<ReportReason, string> = {
  SPAM: 'It is advertising',
  ABUSE: 'It attacks people',
  DANGEROUS: 'It could make someone sick',
  OTHER: 'It does not belong here',
};

/** Maximum length of a reader's comment on a report, and of a moderator's reason, in code points. */
export const MAX_REPORT_NOTE_LENGTH = 300;

/** Hours until the desk requires the password again. */
export const DESK_HOURS = 12;

/** Number of days that counts of readers' actions are stored. */
export const MAX_READER_DAYS = 400;

/** Reason shown for texts held for moderation by a setting of the site. */
export const WAITING_REASON = 'It is waiting for a moderator.';

/** Days back for which blocking an account also hides its texts. */
export const BLOCKED_TEXT_DAYS = 30;

const count = (texts: number) => (texts === 1 ? '1 text' : `${texts} texts`);

export const deskTexts = {
  reported: 'Thank you. A moderator will read it.',
  noText: 'This text no longer exists.',
  noDesk: 'There is nothing here.',
  askAgain: 'Please enter your password again.',
  wrongPassword: 'That is not your password.',
  confirmed: 'The desk is open for twelve hours.',
  noteLong: `At most ${MAX_REPORT_NOTE_LENGTH} characters.`,
  noteUnfit: 'The text contains characters that cannot be used.',
  reasonRequired: 'Please give a reason. The author will read it.',
  done: 'Done.',
  undone: 'Undone.',
  notUndone: 'This can no longer be undone.',
  renamed: 'The author is now called "Member".',
  blocked: (hidden: number) =>
    `Blocked and signed out everywhere. ${hidden === 0 ? 'No text was hidden.' : `Hidden: ${count(hidden)}.`}`,
  unblocked: (hidden: number) =>
    `Unblocked. ${hidden === 0 ? 'None of its texts is hidden.' : `Still hidden: ${count(hidden)}.`}`,
  /** Reason that authors read if their texts were hidden with their account, and the moderator gave none. */
  hiddenWithAccount: 'The account was blocked.',
  noMember: 'The author’s account no longer exists.',
  ownAccount: 'This is your own account.',
  staffAccount: 'This is the account of a staff member.',
  nothingToChange: 'The account already has this status.',
} as const;

const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Returns a line in its stored form: composed characters, single blanks. */
export function normalizeDeskNote(note: string): string {
  return note.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Returns the problem of a line of text; undefined if there is none. */
export function deskNoteProblem(note: string): RuleProblem | undefined {
  const line = normalizeDeskNote(note);
  if (UNFIT.test(line)) return { code: 'INVALID', message: deskTexts.noteUnfit };
  return [...line].length > MAX_REPORT_NOTE_LENGTH ? { code: 'TOO_LONG', message: deskTexts.noteLong } : undefined;
}
