import { DAY_MS } from './time.ts';

/** Number of days for which an issue of the home page is shown if no other issue follows. */
const ISSUE_DAYS = 21;

/** Returns the day from which an issue of the home page is no longer shown. @param startsOn - its first day */
export function getIssueEnd(startsOn: string): string {
  return new Date(Date.parse(`${startsOn}T00:00:00Z`) + ISSUE_DAYS * DAY_MS).toISOString().slice(0, 10);
}
