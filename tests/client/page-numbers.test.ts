import { describe, expect, it } from 'vitest';
import { pageFrom, pageItems, searchOf } from '#client/ui/page-numbers.ts';

const shown = (current: number, last: number) =>
  pageItems(current, last)
    .map((item) => ('page' in item ? item.page : '…'))
    .join(' ');

describe('pageItems', () => {
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
    expect(shown(current, last)).toBe(expected);
  });
});

describe('pageFrom', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=two', 1],
    ['page=1e3', 1],
    ['page=99999999', 1],
  ])('reads "%s" as page %i', (search, expected) => {
    expect(pageFrom(new URLSearchParams(search))).toBe(expected);
  });
});

describe('searchOf', () => {
  it('keeps other parameters and leaves out the first page', () => {
    expect(searchOf(2, new URLSearchParams('category=lunch'))).toBe('?category=lunch&page=2');
    expect(searchOf(1, new URLSearchParams('page=4'))).toBe('');
  });
});
