import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import type { Units } from '#client/cooking/choose-unit.ts';
import { scaleLine } from '#client/cooking/scale-line.ts';
import { readIngredientLine } from '#server/content/amounts.ts';

function scaled(text: string, factor: string | number, units: Units = 'written'): string {
  const line = readIngredientLine(text);
  if ('problem' in line) throw new Error(`${text} ${line.problem}`);
  return scaleLine(line, new Fraction(factor), units);
}

// biome-ignore format: a line is a line
const lines: [text: string, factor: string | number, shown: string][] = [
  ['1 1/2 tsp sugar', 1, '1 1/2 tsp sugar'],
  ['1 clove garlic, grated', 2, '2 cloves garlic, grated'],
  ['2 cloves garlic, grated', '1/2', '1 clove garlic, grated'],
  ['2–3 cloves garlic', 2, '4–6 cloves garlic'],
  ['1–2 jalapeños, sliced', '1/2', '½–1 jalapeño, sliced'],
  ['1 cup milk', '1/2', '½ cup milk'],
  ['1 cup milk', '3/2', '1 ½ cups milk'],
  ['1/4 cup oil', '1/4', '1 tbsp oil'],
  ['1 tsp salt', 3, '1 tbsp salt'],
  ['2 tsp salt', 2, '4 tsp salt'],
  ['1 tbsp oil', '1/2', '1 ½ tsp oil'],
  ['1 tbsp oil', '4/3', '4 tsp oil'],
  ['2 tbsp oil', '5/4', '2 ½ tbsp oil'],
  ['500 g flour', 2, '1 kg flour'],
  ['1.2 l stock', '1/2', '600 ml stock'],
  ['400 g asparagus', '1/3', '135 g asparagus'],
  ['0.1 g saffron', '1/4', '0.025 g saffron'],
  ['8 oz cream cheese', 3, '1 ½ lb cream cheese'],
  ['1 large egg', 2, '2 large eggs'],
  ['2 large eggs', '1/2', '1 large egg'],
  ['4 large eggs', '1/3', '1 ⅓ large eggs'],
  ['1 egg', '1/6', '⅛ egg'],
  ['1 egg', '1/100', 'less than ⅛ egg'],
  ['1/4 tsp cayenne', '1/4', 'less than ⅛ tsp cayenne'],
  ['1/8–1 tsp cayenne', '1/4', 'up to ¼ tsp cayenne'],
  ['1 bay leaf', 2, '2 bay leaves'],
  ['2 medium tomatoes, chopped', '1/2', '1 medium tomato, chopped'],
  ['1 xoconostle', 2, '2 xoconostle'],
  ['6 ears sweetcorn, husked', '1/6', '1 ear sweetcorn, husked'],
  ['2 slices of bread', 2, '4 slices of bread'],
  ['1 x 400 g can tomatoes', 2, '2 x 400 g cans tomatoes'],
  ['1 can tomatoes, 400 g', 2, '2 cans tomatoes, 400 g'],
  ['2 cans beans, 400 g each', 2, '4 cans beans, 400 g each'],
  ['3 carrots, about 300 g', 2, '6 carrots, about 600 g'],
  ['1 onion, about 150 g', 2, '2 onions, about 150 g'],
  ['40 g berbere, about 5 tbsp', 2, '80 g berbere, about 10 tbsp'],
  ['500 g mango flesh, from 2 large mangoes', '1/2', '250 g mango flesh, from 1 large mango'],
  ['1 lemon, zest grated and 1 tbsp juice squeezed', 2, '2 lemons, zest grated and 2 tbsp juice squeezed'],
  ['12 corn tortillas, about 15 cm', '1/2', '6 corn tortillas, about 15 cm'],
  ['3 cm piece of ginger', 2, '6 cm piece of ginger'],
  ['1 pinch salt', 2, '2 pinches salt'],
  ['salt, to taste', 3, 'salt, to taste'],
  ['juice of 1 lemon', 3, 'juice of 1 lemon'],
];

test.each(lines)('%s × %s is %s', (text, factor, shown) => {
  expect(scaled(text, factor)).toBe(shown);
});

// biome-ignore format: a line is a line
const converted: [text: string, metric: string, us: string][] = [
  ['500 g flour', '500 g flour', '1.1 lb flour'],
  ['450 g peas', '450 g peas', '1 lb peas'],
  ['20 g butter', '20 g butter', '0.71 oz butter'],
  ['250 ml water', '250 ml water', '1 cup water'],
  ['60 ml lime juice', '60 ml lime juice', '¼ cup lime juice'],
  ['150 ml wine', '150 ml wine', '½ cup plus 2 tbsp wine'],
  ['450 ml wine', '450 ml wine', '1 ¾ cups plus 2 tbsp wine'],
  ['30 ml cream', '30 ml cream', '2 tbsp cream'],
  ['3 l water', '3 l water', '3 quarts water'],
  ['1 cup milk', '240 ml milk', '1 cup milk'],
  ['1 1/2–2 cups broth', '360–480 ml broth', '1 ½–2 cups broth'],
  ['1 lb beef', '455 g beef', '1 lb beef'],
  ['2 fl oz rum', '60 ml rum', '2 fl oz rum'],
  ['2 tbsp oil', '2 tbsp oil', '2 tbsp oil'],
  ['4 tbsp oil', '4 tbsp oil', '¼ cup oil'],
  ['1 can tomatoes, 400 g', '1 can tomatoes, 400 g', '1 can tomatoes, 14 oz'],
  ['300 g paneer, cut into 2 cm cubes', '300 g paneer, cut into 2 cm cubes', '10.5 oz paneer, cut into ¾-inch cubes'],
  ['2 onions, sliced', '2 onions, sliced', '2 onions, sliced'],
  ['salt, to taste', 'salt, to taste', 'salt, to taste'],
];

test.each(converted)('%s is %s, or %s', (text, metric, us) => {
  expect([scaled(text, 1, 'metric'), scaled(text, 1, 'us')]).toEqual([metric, us]);
});
