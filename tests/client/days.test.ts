import { describe, expect, it } from 'vitest';
import { dayInWords, getLocalToday, getWeek } from '#client/ui/days.ts';
import { addDays } from '#schema/rules/days.ts';

describe('days', () => {
  it('are in the visitor’s time zone, counted across months, and named in words', () => {
    expect(getLocalToday(new Date(2026, 1, 3, 23, 59))).toBe('2026-02-03');
    expect([addDays('2026-02-28', 1), addDays('2026-03-01', -1)]).toEqual(['2026-03-01', '2026-02-28']);
    expect(dayInWords('2026-11-26')).toBe('Thursday 26 November');
  });

  it('are in the week that starts today, or in an earlier or later one', () => {
    const weeks = [-8, -7, -1, 0, 6, 7, 27].map((days) => getWeek(addDays('2026-11-26', days), '2026-11-26'));
    expect(weeks).toEqual([-2, -1, -1, 0, 0, 1, 3]);
  });
});
