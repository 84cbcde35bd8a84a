import { describe, expect, it } from 'vitest';
import { getIndex } from '#client/pages/recipe/hidden-texts/positions.ts';

const at = (day: number, rating = 3, helpfulCount = 0) => ({
  createdAt: `2026-11-0${day}T08:00:00Z`,
  rating,
  helpfulCount,
});

describe('the position of a hidden text', () => {
  const shown = [at(8, 5), at(6, 2, 4), at(4, 4)];

  it.each([
    ['NEWEST', at(9), 0],
    ['NEWEST', at(7), 1],
    ['NEWEST', at(3), 3],
    ['HIGHEST', at(9, 4.5), 1],
    ['LOWEST', at(9, 1), 0],
    ['HELPFUL', at(5), 2],
  ] as const)('follows the order %s', (order, hidden, index) => {
    const sorted = {
      NEWEST: shown,
      HIGHEST: [at(8, 5), at(4, 4), at(6, 2)],
      LOWEST: [at(6, 2), at(4, 4), at(8, 5)],
      HELPFUL: [at(6, 2, 4), at(8, 5), at(4, 4)],
    };
    expect(getIndex(hidden, { shown: sorted[order], isFirst: true, isLast: true }, order)).toBe(index);
  });

  it('is on one page only', () => {
    const page = { shown, isFirst: false, isLast: false, next: at(2) };
    expect(getIndex(at(9), page, 'NEWEST')).toBeUndefined();
    expect(getIndex(at(5), page, 'NEWEST')).toBe(2);
    expect(getIndex(at(3), page, 'NEWEST')).toBe(3);
    expect(getIndex(at(1), page, 'NEWEST')).toBeUndefined();
  });
});
