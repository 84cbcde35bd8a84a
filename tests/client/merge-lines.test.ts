import { describe, expect, it } from 'vitest';
import { changedLines, mergedLines } from '#client/state/merge-lines.ts';

const base = { ticked: ['salt', 'oil'], ownLines: ['Milk', 'Soap'] };

describe('what changed on a list', () => {
  it('is nothing where it is the same', () => {
    expect(changedLines(base, { ticked: ['oil', 'salt'], ownLines: ['Milk', 'Soap'] })).toBeUndefined();
  });

  it('is what came and what went', () => {
    expect(changedLines(base, { ticked: ['salt', 'onion'], ownLines: ['Soap', 'Tea'] })).toEqual({
      tick: ['onion'],
      untick: ['oil'],
      add: ['Tea'],
      remove: ['Milk'],
    });
  });
});

describe('a list that two have changed', () => {
  it('has the changes of both', () => {
    const here = { ticked: ['salt', 'onion'], ownLines: ['Milk', 'Soap', 'Tea'] };
    const theirs = { ticked: ['salt', 'oil', 'garlic'], ownLines: ['Soap', 'Bread'] };
    expect(mergedLines(base, here, theirs)).toEqual({
      ticked: ['salt', 'garlic', 'onion'],
      ownLines: ['Soap', 'Bread', 'Tea'],
    });
  });

  it('has once what both have added in other cases or Unicode forms', () => {
    const here = { ...base, ownLines: [...base.ownLines, 'Crème fraîche', 'TEA'] };
    const theirs = { ...base, ownLines: [...base.ownLines, 'tea', 'Cre\u0300me frai\u0302che'] };
    expect(mergedLines(base, here, theirs).ownLines.map((line) => line.normalize())).toEqual([
      'Milk',
      'Soap',
      'tea',
      'Crème fraîche',
    ]);
  });

  it('has once what both have added', () => {
    const both = { ...base, ownLines: [...base.ownLines, 'Tea'] };
    expect(mergedLines(base, both, both)).toEqual(both);
  });
});
