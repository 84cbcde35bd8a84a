import { describe, expect, it } from 'vitest';
import { countPots, getFreezerMonths } from '#server/content/derive/recipe-rows.ts';

describe('the pots of a recipe', () => {
  it.each([
    [['Wok or wide frying pan', 'Wok spatula', 'Large bowl'], 1],
    [['Wide heavy pot with a lid, 5 litres', 'Small saucepan for the eggs'], 2],
    [['Two saucepans', 'Two baking trays', 'Wire rack over a tray'], 4],
    [['6-litre stockpot with a lid', '12-hole muffin tin, holes about 7 cm wide', '12 paper cases'], 2],
    [['Floured tray', 'Potato masher', 'Steamer rack', 'Blender'], 0],
    [[], 0],
  ])('with %j are %i', (equipment, pots) => {
    expect(countPots(equipment)).toBe(pots);
  });
});

describe('the months in the freezer', () => {
  const toFaqs = (answer: string, question = 'Can I freeze it?') => [{ question, answer }];

  it.each([
    [toFaqs('Yes, for three months. Thaw it overnight.'), 3],
    [toFaqs('Yes, for a month.'), 1],
    [toFaqs('Yes, two to three months, well wrapped.'), 2],
    [toFaqs('Two days in the fridge or three months in the freezer.', 'How long does it keep?'), 3],
    [toFaqs('Three months in the dark, and in the freezer for a year.', 'Does it keep?'), 12],
    [toFaqs('It keeps for two months in a tin.', 'How long does it keep?'), null],
    [toFaqs('I would not, since frozen potatoes turn mealy.'), null],
    [[], null],
  ])('that %j states are %s', (faqs, months) => {
    expect(getFreezerMonths(faqs)).toBe(months);
  });
});
