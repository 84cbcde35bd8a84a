import { describe, expect, it } from 'vitest';
import { getIndex } from '#client/pages/recipe/hidden-texts/positions.ts';

const createText = (day: number, rating = 3, helpfulCount = 0) => ({
  createdAt: `2026-11-0${day}T08:00:00Z`,
  rating,
  helpfulCount,
});

describe('the position of a hidden text', () => {
  const shown = [createText(8, 5), createText(6, 2, 4), createText(4, 4)];

  it.each([
    ['NEWEST', createText(9), 0],
    ['NEWEST', createText(7), 1],
    ['NEWEST', createText(3), 3],
    ['HIGHEST', createText(9, 4.5), 1],
    ['LOWEST', createText(9, 1), 0],
    ['HELPFUL', createText(5), 2],
  ] as const)('follows the order %s', (order, hidden, index) => {
    const sorted = {
      NEWEST: shown,
      HIGHEST: [createText(8, 5), createText(4, 4), createText(6, 2)],
      LOWEST: [createText(6, 2), createText(4, 4), createText(8, 5)],
      HELPFUL: [createText(6, 2, 4), createText(8, 5), createText(4, 4)],
    };
    expect(getIndex(hidden, { items: sorted[order], isFirst: true, isLast: true }, order)).toBe(index);
  });

  it('is on one page only', () => {
    const page = { items: shown, isFirst: false, isLast: false, next: createText(2) };
    expect(getIndex(createText(9), page, 'NEWEST')).toBeUndefined();
    expect(getIndex(createText(5), page, 'NEWEST')).toBe(2);
    expect(getIndex(createText(3), page, 'NEWEST')).toBe(3);
    expect(getIndex(createText(1), page, 'NEWEST')).toBeUndefined();
  });
});
