import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { getFields } from '#client/state/storage.ts';
import { getIssueEnd } from '#schema/rules/home-issues.ts';

/** Fields of an issue of the home page; the three recipes of the season are separate fields. */
export const issueFields = ['lead', 'first', 'second', 'third', 'tonight', 'menu', 'guide', 'ingredient'] as const;

/** An issue of the home page as form values; `day` is the day on which it appears, `YYYY-MM-DD`. */
export type IssueValues = Record<'day' | (typeof issueFields)[number], string>;

/** Returns the issues in the text of `home.yaml`, the latest day first; undefined if it is not a valid YAML map. */
export function readIssues(text: string): IssueValues[] | undefined {
  const document = parseDocument(text, { stringKeys: true });
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined;
  const issues: Record<string, unknown> = document.toJS() ?? {};
  return Object.entries(issues)
    .map(([day, issue]) => {
      const { season, ...fields } = getFields(issue);
      const [first, second, third] = Array.isArray(season) ? season : [];
      const values = { day, first, second, third, ...fields };
      return Object.fromEntries(['day', ...issueFields].map((name) => [name, getText(values, name)])) as IssueValues;
    })
    .sort((a, b) => (a.day < b.day ? 1 : -1));
}

/**
 * Returns the label of an issue's state.
 * @param issues - latest first
 * @param today - the day in UTC, `YYYY-MM-DD`
 */
export function getIssueState(issues: readonly IssueValues[], day: string, today: string): string {
  if (day > today) return 'Planned';
  const latest = issues.find((issue) => issue.day <= today);
  return latest?.day === day && today < getIssueEnd(day) ? 'Current' : 'Past';
}

function getText(values: Record<string, unknown>, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/**
 * Returns the text of `home.yaml` with an issue added or replaced. Other issues stay, with their comments.
 * @param previousDay - day of the issue that is replaced; undefined for a new issue
 */
export function putIssue(text: string, { day, ...issue }: IssueValues, previousDay?: string): string {
  const document = parseIssues(text);
  if (previousDay !== undefined && previousDay !== day) document.delete(previousDay);
  const { lead, first, second, third, ...others } = issue;
  document.set(day, document.createNode({ lead, season: [first, second, third], ...others }));
  const season = document.getIn([day, 'season']);
  if (isSeq(season)) season.flow = true;
  return toText(document);
}

/** Returns the text of `home.yaml` without the issue of a day. */
export function removeIssue(text: string, day: string): string {
  const document = parseIssues(text);
  document.delete(day);
  return toText(document);
}

function parseIssues(text: string): Document {
  const document = parseDocument(text, { stringKeys: true });
  // An empty map is written as `{}`; new issues would be written inside the braces.
  if (isMap(document.contents)) document.contents.flow = false;
  return document;
}

function toText(document: Document): string {
  return document.toString({ flowCollectionPadding: false, lineWidth: 0 });
}
