import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { keepDegreesTogether } from '#client/ui/keep-degrees-together.ts';
import type { Units } from '#cooking/choose-unit.ts';
import { scaleText } from '#cooking/scale-text.ts';
import { readLine } from './support/read-line.ts';

const lines = [
  readLine('500 g plain flour', { gramsPerMilliliter: 0.53 }),
  readLine('1 l sunflower oil, for frying', { scale: 'FIXED' }),
  readLine('3 eggs'),
  readLine('10 cloves garlic, grated'),
  readLine('800 ml vegetable stock'),
];

// biome-ignore format: one text per line
const texts: [text: string, factor: string | number, units: Units, shown: string][] = [
  ['Add {250 ml} of the stock at 80 °C.', 1, 'written', 'Add 250 ml of the stock at 80 °C.'],
  ['Add {250 ml} of the stock, then 50 ml at a time.', 2, 'written', 'Add 500 ml of the stock, then 50 ml at a time.'],
  ['Add {250 ml} of the stock at 80 °C.', 1, 'us', 'Add 1 cup of the stock at 176 °F.'],
  ['Knead in {125 g} of the flour.', 2, 'us', 'Knead in 2 cups of the flour.'],
  ['Knead in {125 g} of nuts.', 2, 'us', 'Knead in 8.8 oz of nuts.'],
  ['Heat {1 l} of oil.', 3, 'written', 'Heat 1 l of oil.'],
  ['Beat in {1 egg} and the flour.', '1/2', 'written', 'Beat in 1 egg and the flour.'],
  ['Crush {10 cloves} of the garlic.', 3, 'written', 'Crush 2 ½ heads of the garlic.'],
  ['It makes {16 pieces}.', '1/2', 'written', 'It makes 8 pieces.'],
  ['Pour it into {4} glasses.', '3/4', 'metric', 'Pour it into 3 glasses.'],
  ['Sprinkle {1–2 tbsp} of water.', 2, 'written', 'Sprinkle 2–4 tbsp of water.'],
];

test.each(texts)('%s × %s in %s units', (text, factor, units, shown) => {
  expect(scaleText(text, new Fraction(factor), units, lines)).toBe(shown);
});

test.each([
  ['Grease two round cake pans of 23 cm.', '7/16', 'Grease two round cake pans of 23 cm (for this size about 15 cm).'],
  ['Pie pan, 23 cm, metal', '5/8', 'Pie pan, 23 cm (for this size about 18 cm), metal'],
  ['Line a 20 cm square metal pan.', 2, 'Line a 20 cm square metal pan (for this size about 28 cm).'],
  ['Baking dish, about 33 × 23 cm', '1/2', 'Baking dish, about 33 × 23 cm (for this size about 23 × 16 cm)'],
  ['Pie pan, 23 cm, metal', '9/8', 'Pie pan, 23 cm, metal'],
  ['Wide frying pan, 30 cm', '1/2', 'Wide frying pan, 30 cm'],
  ['Doubling: Use a baking tin of 33 by 23 cm.', 2, 'Doubling: Use a baking tin of 33 by 23 cm.'],
])('%s × %s becomes: %s', (text, factor, shown) => {
  expect(scaleText(text, new Fraction(factor), 'written')).toBe(shown);
});

test('the new size of a tin is converted to inches, too', () => {
  expect(scaleText('Pie pan, 23 cm, metal', new Fraction(5, 8), 'us')).toMatch(
    /^Pie pan, 9 .*\(for this size about 7 /,
  );
});

test('no line ends between a temperature and its unit', () => {
  expect(keepDegreesTogether('Bake at 80 °C (175 °F) for 5 minutes.')).toBe(
    'Bake at 80\u00a0°C (175\u00a0°F) for 5 minutes.',
  );
});
