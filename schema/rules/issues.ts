import type { RuleProblem } from './problem.ts';

/** Code points of an issue's subject, and of its Markdown. */
export const MAX_SUBJECT_LENGTH = 150;
export const MAX_ISSUE_LENGTH = 50_000;

/** Days for which an issue can be set ahead. */
export const MAX_DAYS_AHEAD = 365;

export const issueTexts = {
  subjectRequired: 'Please give it a subject.',
  subjectLong: `At most ${MAX_SUBJECT_LENGTH} characters.`,
  subjectUnfit: 'The subject must be on one line.',
  markdownLong: `At most ${MAX_ISSUE_LENGTH} characters.`,
  noIssue: 'There is no such issue.',
  changed: 'Another editor has changed it meanwhile. Nothing of theirs was written over, and yours is still here.',
  notDraft: 'It is on its way already, so it cannot be changed.',
  hasProblems: 'Please mend what is listed first.',
  pastTime: 'Please choose a time that is still to come.',
  farTime: `Please choose a time within ${MAX_DAYS_AHEAD} days.`,
  insecure: 'PUBLIC_URL has to begin with https: or mailboxes do not show their button to unsubscribe.',
  sentBefore: 'The same text went out before.',
  saved: 'Saved.',
  created: 'A new draft.',
  deleted: 'The draft is deleted.',
  tested: 'A test is on its way to you.',
  scheduled: 'It goes out at its time.',
  sending: 'It is on its way.',
  takenBack: 'It is a draft again.',
  begun: 'It has begun to go out.',
} as const;

/** A line break would begin another header. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Returns the problem of a subject as it goes out; undefined if there is none. */
export function subjectProblem(subject: string): RuleProblem | undefined {
  if (subject.trim() === '') return { code: 'REQUIRED', message: issueTexts.subjectRequired };
  if (!ONE_LINE.test(subject)) return { code: 'INVALID', message: issueTexts.subjectUnfit };
  return [...subject].length > MAX_SUBJECT_LENGTH ? { code: 'TOO_LONG', message: issueTexts.subjectLong } : undefined;
}
