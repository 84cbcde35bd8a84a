import { describe, expect, it } from 'vitest';
import { findSpelling, NearNames } from '#server/content/similar.ts';

describe('names similar to an unknown one', () => {
  const manyNames = Array.from({ length: 5_000 }, (_, n) => `chicken stew number ${n}`);
  const nearNames = new NearNames([...manyNames, 'berbere', 'chicken paprikash']);

  it.each([
    ['chiken paprikash', ['chicken paprikash']],
    ['Chicken_Paprikash', ['chicken paprikash']],
    ['berbare', ['berbere']],
    ['zzzz', []],
    ['', []],
    ['x'.repeat(201), []],
  ])('are found among thousands that share most letters: %s', (misspelling, expected) => {
    expect(nearNames.findNearest(misspelling).slice(0, 1)).toEqual(expected);
  });

  it('are at most three, the nearest first', () => {
    const names = new NearNames(['dinners', 'winner', 'inner', 'sinner', 'dinner party', 'lunch', 'dinner']);
    expect(names.findNearest('dinnerr')).toEqual(['dinner', 'dinners', 'winner']);
  });

  it.each([
    ['jalepeno', 'jalapeño'],
    ['crème fraich', 'crème fraîche'],
    ['jalapano peppers', null],
  ])('differ by at most one edit from the name of a food, accents aside: %s', (misspelling, expected) => {
    expect(findSpelling(misspelling, ['jalapeño', 'crème fraîche'])).toBe(expected);
  });
});
