import { expect, it } from 'vitest';
import { readRecipeLists } from '#client/state/recipe-lists.ts';
import { kitchenProblems } from '#schema/rules/kitchen-changes.ts';
import { getOwnLine } from '#schema/rules/saved.ts';

const day = '2026-11-26';
const codes = (text?: string) =>
  kitchenProblems({ kind: 'PLAN', key: 'planned-1', value: { day, text } }).map(({ field, code }) => [field, code]);

it.each(['leftovers', 'x'.repeat(100), '🥬'.repeat(100)])(
  'browser and account accept the same note: %s',
  async (note) => {
    expect(codes(note)).toEqual([]);
    const state = { plan: [{ id: 'planned-1', day, note }] };
    expect((await readRecipeLists(() => JSON.stringify({ state }))).plan).toEqual(state.plan);
  },
);

it.each([
  ['is too long', 'x'.repeat(101), 'TOO_LONG'],
  ['has two lines', 'at\nseven', 'INVALID'],
  ['has two spaces in a row', 'at  seven', 'INVALID'],
  ['changes the text direction', 'at \u202eseven', 'INVALID'],
  ['is blank', ' ', 'REQUIRED'],
])('an account refuses a note on the plan that %s', (_, text, code) => {
  expect(codes(text)).toEqual([['value.text', code]]);
  expect(getOwnLine(text)).not.toBe(text);
});

it('nothing is planned without a dish or a note', () => {
  expect(codes()).toEqual([['value', 'REQUIRED']]);
});
