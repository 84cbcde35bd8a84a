import { describe, expect, it } from 'vitest';
import { getUnsentLines, mergeLines } from '#client/features/sync/use-live-list.ts';
import { type ListCopy, noLines } from '#client/state/shared-lists.ts';
import type { ListLines, LiveList } from '#client/state/store.ts';

const known = { ticked: ['salt', 'oil'], ownLines: ['Milk', 'Soap'] };

function toCopy(here: ListLines): ListCopy {
  let list: LiveList = { here, known };
  return {
    read: () => list,
    write: (next) => {
      list = next;
    },
  };
}

/**
 * Returns the local lines after a response.
 * @param here - local lines before the response
 * @param sent - local lines at the time of the request
 */
function getMerged(here: ListLines, theirs: ListLines, sent: ListLines = known) {
  const copy = toCopy(here);
  mergeLines(copy, getUnsentLines(toCopy(sent)) ?? new Map(), theirs);
  expect(copy.read()?.known).toEqual(theirs);
  return copy.read()?.here ?? noLines;
}

describe('the changes of a list', () => {
  it('are empty if nothing changed', () => {
    expect(getUnsentLines(toCopy({ ticked: ['oil', 'salt'], ownLines: ['Milk', 'Soap'] }))?.size).toBe(0);
  });

  it('are additions and removals, without values that a server refuses', () => {
    const here = { ticked: ['salt', 'onion', 'x'.repeat(201)], ownLines: ['Soap', 'Tea'] };
    expect(Object.fromEntries(getUnsentLines(toCopy(here)) ?? [])).toEqual({
      'TICKED onion': '{}',
      'OWN_LINE Tea': '{}',
      'TICKED oil': null,
      'OWN_LINE Milk': null,
    });
  });
});

describe('a list changed by two people', () => {
  it('has the changes of both', () => {
    const here = { ticked: ['salt', 'onion'], ownLines: ['Milk', 'Soap', 'Tea'] };
    const theirs = { ticked: ['salt', 'oil', 'garlic'], ownLines: ['Soap', 'Bread'] };
    expect(getMerged(here, theirs)).toEqual({
      ticked: ['salt', 'garlic', 'onion'],
      ownLines: ['Soap', 'Bread', 'Tea'],
    });
  });

  it('has a line once that both added in different case or Unicode forms', () => {
    const here = { ...known, ownLines: [...known.ownLines, 'Crème fraîche', 'TEA'] };
    const theirs = { ...known, ownLines: [...known.ownLines, 'tea', 'Cre\u0300me frai\u0302che'] };
    expect(getMerged(here, theirs).ownLines.map((line) => line.normalize())).toEqual([
      'Milk',
      'Soap',
      'tea',
      'Crème fraîche',
    ]);
  });

  it('has a line once that both added', () => {
    const both = { ...known, ownLines: [...known.ownLines, 'Tea'] };
    expect(getMerged(both, both)).toEqual(both);
  });

  it('keeps ticks changed during the request', () => {
    const sent = { ...known, ticked: ['salt', 'onion'] };
    const here = { ...known, ticked: ['salt', 'oil', 'garlic'] };
    expect(getMerged(here, sent, sent).ticked).toEqual(['salt', 'oil', 'garlic']);
  });

  it('loses the tick of a line removed on another phone, and keeps a line that exceeded the limit', () => {
    const sent = { ticked: [...known.ticked, 'own: Soap'], ownLines: known.ownLines };
    const here = { ...sent, ownLines: [...known.ownLines, 'Tea'] };
    const theirs = { ...known, ownLines: ['Milk'] };
    expect(getMerged(here, theirs, sent)).toEqual({ ticked: ['salt', 'oil'], ownLines: ['Milk', 'Tea'] });
  });
});
