import { describe, expect, it } from 'vitest';
import { formatDate } from '#client/ui/date-text.tsx';
import { formatCount, formatTimes, isoDuration } from '#client/ui/format.ts';
import { formatMinutes } from '#cooking/format-minutes.ts';

describe('format', () => {
  it('writes dates in words, also for timestamps', () => {
    expect(formatDate('2025-05-20')).toBe('20 May 2025');
    expect(formatDate('2026-01-01T23:59:59.000Z')).toBe('1 January 2026');
  });

  it('formats the time of a dish, and its resting time separately', () => {
    const format = (totalMinutes: number, handsOnMinutes: number, restingMinutes: number) =>
      formatTimes({ totalMinutes, handsOnMinutes, restingMinutes });
    expect(format(80, 45, 0)).toBe('1 h 20 min');
    expect(format(830, 30, 720)).toBe('30 min hands-on · 12 h resting');
    expect(format(955, 15, 872)).toBe('15 min hands-on · 14 h 30 min resting');
    expect(format(4500, 65, 4410)).toBe('1 h 5 min hands-on · 3 days resting');
    expect(format(140, 30, 75)).toBe('30 min hands-on · 1 h 15 min resting');
  });

  it.each([
    [0, '0 min', 'PT0M'],
    [45, '45 min', 'PT45M'],
    [60, '1 h', 'PT1H'],
    [80, '1 h 20 min', 'PT1H20M'],
  ])('writes %i minutes as %s and as %s', (minutes, words, iso) => {
    expect(formatMinutes(minutes)).toBe(words);
    expect(isoDuration(minutes)).toBe(iso);
  });

  it('chooses singular or plural', () => {
    expect(formatCount(1, 'comment')).toBe('1 comment');
    expect(formatCount(0, 'comment')).toBe('0 comments');
  });
});
