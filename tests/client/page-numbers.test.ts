import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPageItems, getPageNumber, getSearch } from '#client/ui/page-numbers.ts';
import { MAX_PAGE } from '#schema/rules/catalogue.ts';

const formatItems = (current: number, last: number) =>
  getPageItems(current, last)
    .map((item) => ('page' in item ? item.page : '…'))
    .join(' ');

describe('getPageItems', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [2, 3, '1 2 3'],
    [1, 5, '1 2 … 5'],
    [3, 5, '1 2 3 4 5'],
    [3, 6, '1 2 3 4 … 6'],
    [4, 6, '1 … 3 4 5 6'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 8 9'],
  ])('shows page %i of %i as %s', (current, last, expected) => {
    expect(formatItems(current, last)).toBe(expected);
  });
});

describe('the page links of any list', () => {
  const pages = fc
    .integer({ min: 1, max: 2000 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));

  it('show first, last and neighboring pages, and gaps only between distant numbers', () => {
    fc.assert(
      fc.property(pages, ([current, last]) => {
        const items = getPageItems(current, last);
        const numbers = items.flatMap((item) => ('page' in item ? [item.page] : []));
        const expected = new Set(
          [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last),
        );
        expect(numbers).toEqual([...expected].sort((a, b) => a - b));
        const gaps = items.length - numbers.length;
        expect(gaps).toBe(Number(current > 3) + Number(current < last - 2));
      }),
    );
  });
});

describe('getPageNumber', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=99999999', MAX_PAGE],
    [`page=${'9'.repeat(400)}`, MAX_PAGE],
    ['page=', null],
    ['page=0', null],
    ['page=-2', null],
    ['page=2.5', null],
    ['page=two', null],
    ['page=1e3', null],
  ])('reads "%s" as page %s', (search, expected) => {
    expect(getPageNumber(new URLSearchParams(search))).toBe(expected);
  });
});

describe('getSearch', () => {
  it('keeps other parameters and leaves out the first page', () => {
    expect(getSearch(2, new URLSearchParams('category=lunch'))).toBe('?category=lunch&page=2');
    expect(getSearch(1, new URLSearchParams('page=4'))).toBe('');
  });
});
