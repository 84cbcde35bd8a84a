import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { scalingNotes } from '#cooking/scaling-notes.ts';

const cake = {
  equipment: ['23 cm springform cake tin', 'Whisk'],
  instructions: [{ details: ['Whisk the eggs.'] }, { details: ['Pour it in.', 'Bake for 40 minutes.'] }],
};
const fried = {
  equipment: ['Deep, heavy 3-litre pot'],
  instructions: [{ details: ['Heat the oil for frying to 180 °C.'] }, { details: ['Fry in batches for 4 minutes.'] }],
};

test.each([
  ['3/2', []],
  ['2/3', []],
  ['7/4', [[1, /^Tins and dishes: fill several of the same size/]]],
  ['4', [[1, /^Tins and dishes: fill several of the same size/]]],
  ['1/2', [[1, /^Tins and dishes: use a smaller one/]]],
] as const)('the notes for a cake × %s', (factor, notes) => {
  expect(scalingNotes(cake, new Fraction(factor))).toEqual(
    notes.map(([step, text]) => ({ step, text: expect.stringMatching(text) })),
  );
});

test('the notes say that frying oil stays the same', () => {
  expect(scalingNotes(fried, new Fraction(2))).toEqual([
    { step: 0, text: expect.stringMatching(/^Frying oil: use the same amount/) },
  ]);
  expect(scalingNotes(fried, new Fraction(1, 2))).toEqual([]);
});
