import { Column, Entity, PrimaryColumn } from 'typeorm';
import { getIssueEnd } from '#schema/rules/home-issues.ts';

/** An issue of the home page. Rows come from `content/home.yaml`. */
@Entity('home_issues')
export class HomeIssueEntity {
  /** First day on which readers see the issue, `YYYY-MM-DD`, UTC. */
  @PrimaryColumn('date')
  startsOn: string;

  /** Slugs of the recipes that the page opens with, the large picture first. */
  @Column('text', { array: true })
  hero: string[];

  @Column('text')
  tonightSlug: string;

  @Column('text')
  menuKey: string;

  @Column('text')
  guideKey: string;

  @Column('text')
  foodKey: string;
}

/** Returns the latest issue that has started by a day; null if it has ended. @param issues - oldest first */
export function getCurrentIssue(issues: readonly HomeIssueEntity[], day: string): HomeIssueEntity | null {
  const started = issues.findLast(({ startsOn }) => startsOn <= day);
  return started && day < getIssueEnd(started.startsOn) ? started : null;
}

/** Returns days on which the home page may change: issues start or end, or next month begins, maybe with a season. */
export function getHomeChangeDays(issues: readonly HomeIssueEntity[], day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const nextMonth = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return [...issues.flatMap((issue) => [issue.startsOn, getIssueEnd(issue.startsOn)]), nextMonth];
}
