import type { RuleProblem } from './problem.ts';

/** Maximum length of a newsletter issue's subject, and of its Markdown, in code points. */
export const MAX_SUBJECT_LENGTH = 150;
export const MAX_ISSUE_LENGTH = 50_000;

/** Maximum number of days that an issue can be scheduled in advance. */
export const MAX_DAYS_AHEAD = 365;

export const issueTexts = {
  subjectRequired: 'Enter a subject.',
  subjectLong: `At most ${MAX_SUBJECT_LENGTH} characters.`,
  subjectUnfit: 'The subject must be on one line.',
  markdownLong: `At most ${MAX_ISSUE_LENGTH} characters.`,
  noIssue: 'There is no such issue.',
  changed: 'Another editor changed it in the meantime. Their version is saved, and yours is still here.',
  notDraft: 'It is not a draft, so it cannot be changed.',
  hasProblems: 'Fix the problems below first.',
  pastTime: 'Choose a time in the future.',
  farTime: `Please choose a time within ${MAX_DAYS_AHEAD} days.`,
  insecure: 'PUBLIC_URL must begin with https:, or mail programs show no unsubscribe button.',
  sentBefore: 'The same text has been sent before.',
  saved: 'Saved.',
  created: 'Draft created.',
  deleted: 'Draft deleted.',
  tested: 'A test is being sent to you.',
  scheduled: 'It will be sent at the scheduled time.',
  sending: 'It is being sent.',
  unscheduled: 'It is a draft again.',
  begun: 'Sending has already begun.',
} as const;

/** Matches a line without control characters. A line break would begin another header of the email. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Returns the problem with the subject of an issue to send; undefined if there is none. */
export function subjectProblem(subject: string): RuleProblem | undefined {
  if (subject.trim() === '') return { code: 'REQUIRED', message: issueTexts.subjectRequired };
  if (!ONE_LINE.test(subject)) return { code: 'INVALID', message: issueTexts.subjectUnfit };
  return [...subject].length > MAX_SUBJECT_LENGTH ? { code: 'TOO_LONG', message: issueTexts.subjectLong } : undefined;
}
