import type { HomeIssueEntity } from './home-issue.entity.ts';

/** Days for which an issue is shown if no other follows it. */
const ISSUE_DAYS = 21;

/** Returns the issue of a day: the latest that has started, unless it is out of date. @param issues - oldest first */
export function currentIssue(issues: readonly HomeIssueEntity[], day: string): HomeIssueEntity | null {
  const started = issues.findLast(({ startsOn }) => startsOn <= day);
  return started && day < getEnd(started) ? started : null;
}

/** Returns days on which the home page may change: issues start and end, and the season turns with the month. */
export function homeChanges(issues: readonly HomeIssueEntity[], day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const nextMonth = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return [...issues.flatMap((issue) => [issue.startsOn, getEnd(issue)]), nextMonth];
}

function getEnd({ startsOn }: HomeIssueEntity): string {
  const end = new Date(`${startsOn}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + ISSUE_DAYS);
  return end.toISOString().slice(0, 10);
}

/** Categories that are seasons, as in the northern hemisphere. */
const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;

/** Returns the season of a day as the slug of a category. @param day - `YYYY-MM-DD` */
export function seasonAt(day: string): string {
  const month = Number(day.slice(5, 7));
  return SEASONS[Math.floor((month % 12) / 3)] ?? 'winter';
}

/** Returns `true` if the category is a season, but not the current one. @param slug - of any category */
export function isOutOfSeason(slug: string, day: string): boolean {
  return slug !== seasonAt(day) && SEASONS.some((season) => season === slug);
}
