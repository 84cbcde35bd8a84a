import { expect, test } from 'vitest';
import { checkWeights, findFood, replaceMeasures, toUnknownFoodMessage } from '#client/pages/desk/foods/food-rows.ts';
import { readNumber } from '#client/pages/desk/foods/food-text.ts';

const foods = [
  { key: 'flour-plain', name: 'plain flour', aka: ['all-purpose flour', 'AP flour'] },
  { key: 'potato', name: 'potato', aka: [] },
  { key: 'berry', name: 'berry', aka: [] },
].map((food) => ({ __typename: 'DeskFood' as const, ...food }));

test.each([
  ['8.50', 8.5],
  ['8,50', 8.5],
  ['0,5', 0.5],
  ['.5', 0.5],
  [' 12 ', 12],
  ['0.125', 0.125],
  ['1,000', Number.NaN],
  ['0,5 kg', Number.NaN],
  ['', Number.NaN],
])('reads %o as a number', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  ['flour-plain', 'flour-plain'],
  ['Plain flour', 'flour-plain'],
  ['all-purpose flour', 'flour-plain'],
  ['ap flour ', 'flour-plain'],
  ['potatoes', 'potato'],
  ['berries', 'berry'],
  ['flour', undefined],
])('finds the food %o', (name, key) => {
  expect(findFood(name, foods)?.key).toBe(key);
});

test('a row needs both a name and a weight, or neither', () => {
  const rows = [
    { name: '', grams: '' },
    { name: 'flour', grams: '0,5 kg' },
    { name: '', grams: '50' },
    { name: 'flour', grams: '0,5' },
  ];
  expect(checkWeights(rows)).toEqual([
    {},
    { grams: 'Enter grams, for example 50 or 0.5.' },
    { name: 'Enter a name, or remove the row.' },
    {},
  ]);
});

test('the error for an unknown name suggests foods', () => {
  expect(toUnknownFoodMessage('flour', foods)).toBe('No food is called “flour”. Did you mean plain flour?');
  expect(toUnknownFoodMessage('purpose', foods.slice(0, 2))).toBe(
    'No food is called “purpose”. Did you mean plain flour, or potato?',
  );
  expect(toUnknownFoodMessage('potatos', [])).toBe(
    'No food is called “potatos”. Choose a food from the list that appears as you type.',
  );
});

test('measures of a newly chosen row replace the previous row’s, not what an editor typed', () => {
  const [cup, piece, ownCup, empty] = [
    { name: 'cup', grams: '130' },
    { name: 'piece', grams: '90' },
    { name: 'cup', grams: '125' },
    { name: '', grams: '' },
  ];
  expect(replaceMeasures([cup, empty], [cup], [piece])).toEqual([piece]);
  expect(replaceMeasures([cup], [cup], [ownCup, piece])).toEqual([ownCup, piece]);
  expect(replaceMeasures([ownCup], [], [cup, piece])).toEqual([piece, ownCup]);
});
