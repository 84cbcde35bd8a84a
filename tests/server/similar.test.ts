import { describe, expect, it } from 'vitest';
import { NearNames } from '#server/content/similar.ts';

describe('names similar to an unknown one', () => {
  const many = Array.from({ length: 5_000 }, (_, n) => `chicken stew number ${n}`);
  const near = new NearNames([...many, 'berbere', 'chicken paprikash']);

  it.each([
    ['chiken paprikash', ['chicken paprikash']],
    ['Chicken_Paprikash', ['chicken paprikash']],
    ['berbare', ['berbere']],
    ['zzzz', []],
    ['', []],
    ['x'.repeat(201), []],
  ])('are found among thousands that share most letters: %s', (written, found) => {
    expect(near.few(written).slice(0, 1)).toEqual(found);
  });

  it('are at most three, the nearest first', () => {
    const names = new NearNames(['dinners', 'winner', 'inner', 'sinner', 'dinner party', 'lunch', 'dinner']);
    expect(names.few('dinnerr')).toEqual(['dinner', 'dinners', 'winner']);
  });
});
