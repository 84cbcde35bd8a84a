import { addDays } from './days.ts';

/** Number of days for which an issue of the home page is shown if no other issue follows. */
const ISSUE_DAYS = 21;

/** Maximum total time of the home page's dish for tonight, in minutes. */
export const TONIGHT_MINUTES = 30;

/** Returns the day from which an issue of the home page is no longer shown. @param startsOn - its first day */
export function getIssueEnd(startsOn: string): string {
  return addDays(startsOn, ISSUE_DAYS);
}
