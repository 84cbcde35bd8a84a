import type { RuleProblem } from './problem.ts';

/** Reasons for which a reader can report a text. */
export const reportReasons = ['SPAM', 'ABUSE', 'DANGEROUS', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonTexts: Record<ReportReason, string> = {
  SPAM: 'It is advertising',
  ABUSE: 'It attacks people',
  DANGEROUS: 'It could make someone sick',
  OTHER: 'It does not belong here',
};

/** Maximum length of the note in a reader's report, and of a moderator's reason, in code points. */
export const MAX_REPORT_NOTE_LENGTH = 300;

/** Hours until the desk requires the password again. */
export const REAUTHENTICATION_HOURS = 12;

/** Number of days for which counts of readers' actions are kept. */
export const MAX_READER_DAYS = 400;

/** Reason of texts that are hidden until a moderator has read them. Stored, so changing it takes a migration. */
export const WAITING_REASON = 'It is waiting for a moderator.';

/** Maximum age, in days, of the texts that can be hidden along with blocking their account. */
export const BLOCKED_TEXT_DAYS = 30;

const formatCount = (count: number) => (count === 1 ? '1 contribution' : `${count} contributions`);

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
  blocked: (hiddenCount: number) =>
    `Blocked and signed out everywhere. ${hiddenCount === 0 ? 'No contribution was hidden.' : `Hidden: ${formatCount(hiddenCount)}.`}`,
  unblocked: (hiddenCount: number) =>
    `Unblocked. ${hiddenCount === 0 ? 'None of its contributions are hidden.' : `Still hidden: ${formatCount(hiddenCount)}.`}`,
  /** Reason that authors read if their texts were hidden when they were blocked, and the moderator gave none. */
  hiddenWithBlock: 'The account was blocked.',
  noMember: 'The author’s account no longer exists.',
  ownAccount: 'This is your own account.',
  staffAccount: 'This is the account of a staff member.',
  nothingToChange: 'The account already has this status.',
} as const;

const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Returns a note as it is stored: in NFC, on one line, with single spaces. */
export function normalizeDeskNote(note: string): string {
  return note.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Returns the problem with a note; undefined if there is none. */
export function deskNoteProblem(note: string): RuleProblem | undefined {
  const line = normalizeDeskNote(note);
  if (UNFIT.test(line)) return { code: 'INVALID', message: deskTexts.noteUnfit };
  return [...line].length > MAX_REPORT_NOTE_LENGTH ? { code: 'TOO_LONG', message: deskTexts.noteLong } : undefined;
}
