import { expect, test } from 'vitest';
import {
  getIssueState,
  type IssueValues,
  putIssue,
  readIssues,
  removeIssue,
} from '#client/pages/desk/home/issues-text.ts';

const TEXT = `# Issues by their days.

2026-11-23:
  lead: ribollita # for the cold
  season: [shiro, jiaozi, naan]
  tonight: tibs
  menu: taco-night
  guide: make-stock
  ingredient: berbere
`;

const issue: IssueValues = {
  ...{ day: '2026-12-07', lead: 'lasagne', first: 'rajma', second: 'dabo', third: 'naan', tonight: 'tibs' },
  ...{ menu: 'taco-night', guide: 'season', ingredient: 'teff-flour' },
};

test('an issue is added, read back, moved to another day and removed; the rest of the file stays byte for byte', () => {
  const added = putIssue(TEXT, issue);
  expect(added).toBe(`${TEXT}2026-12-07:
  lead: lasagne
  season: [rajma, dabo, naan]
  tonight: tibs
  menu: taco-night
  guide: season
  ingredient: teff-flour
`);
  expect(readIssues(added)).toEqual([
    issue,
    expect.objectContaining({ day: '2026-11-23', lead: 'ribollita', third: 'naan' }),
  ]);
  const movedText = putIssue(added, { ...issue, day: '2026-12-08' }, issue.day);
  expect(readIssues(movedText)?.map(({ day }) => day)).toEqual(['2026-12-08', '2026-11-23']);
  expect(removeIssue(movedText, '2026-12-08')).toBe(TEXT);
});

test.each([
  ['2026-11-22', ['Planned', 'Planned']],
  ['2026-11-23', ['Planned', 'Current']],
  ['2026-12-07', ['Current', 'Past']],
  ['2026-12-27', ['Current', 'Past']],
  // After three weeks, the home page follows the season.
  ['2026-12-28', ['Past', 'Past']],
])('on %s, the issues are %s', (today, states) => {
  const issues = readIssues(putIssue(TEXT, issue)) ?? [];
  expect(issues.map(({ day }) => getIssueState(issues, day, today))).toEqual(states);
});

test('an empty file accepts a first issue, and a broken file is not read', () => {
  expect(readIssues('{}\n')).toEqual([]);
  expect(readIssues(putIssue('{}\n', issue))).toEqual([issue]);
  expect(readIssues('2026-11-30:\n')?.map(({ day, lead }) => [day, lead])).toEqual([['2026-11-30', '']]);
  expect(readIssues('- a list\n')).toBeUndefined();
  expect(readIssues('lead: [open\n')).toBeUndefined();
});
