import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import type { Units } from '#cooking/choose-unit.ts';
import { scaleLine } from '#cooking/scale-line.ts';
import { readLine } from './support/read-line.ts';

function scale(text: string, factor: string | number, units: Units = 'written'): string {
  return scaleLine(readLine(text), new Fraction(factor), units);
}

// biome-ignore format: one case per line
const lines: [text: string, factor: string | number, shown: string][] = [
  ['1 1/2 tsp sugar', 1, '1 1/2 tsp sugar'],
  ['1 clove garlic, grated', 2, '2 cloves garlic, grated'],
  ['2 cloves garlic, grated', '1/2', '1 clove garlic, grated'],
  ['2–3 cloves garlic', 2, '4–6 cloves garlic'],
  ['1–2 jalapeños, sliced', '1/2', '½–1 jalapeño, sliced'],
  ['1 habanero, left whole', '1/2', '½ habanero, left whole'],
  ['1 habanero chilli, left whole', '1/8', '½ habanero chilli, left whole (rounded from ¼)'],
  ['1 cinnamon stick', '1/2', '½ cinnamon stick'],
  ['1 cinnamon stick', '1/12', '½ cinnamon stick (rounded from less than ⅛)'],
  ['2 scallions, sliced', '1/4', '½ scallion, sliced'],
  ['1 clove garlic', '1/2', '½ clove garlic'],
  ['1 slice bread', '1/2', '½ slice bread'],
  ['1 star anise', '1/2', '1 star anise (rounded from ½)'],
  ['1–2 bay leaves', '1/2', '1 bay leaf (rounded from ½–1)'],
  ['1 teabag', '1/3', '1 teabag (rounded from ⅓)'],
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
  ['4 large eggs, beaten', '1/3', '1 large egg, beaten (rounded from 1 ⅓)'],
  ['3 eggs', '1/2', '2 eggs (rounded from 1 ½)'],
  ['1 egg', '1/6', '1 egg (rounded from ¼)'],
  ['2 egg whites', '1/4', '1 egg white (rounded from ½)'],
  ['1 orange, zest finely grated', '3/4', '1 orange, zest finely grated'],
  ['1 orange, zest finely grated', '1/4', '½ orange, zest finely grated'],
  ['2 lemons, zest and juice', '2/3', '1 ½ lemons, zest and juice'],
  ['1 bay leaf', '1/2', '1 bay leaf (rounded from ½)'],
  ['10 curry leaves', '1/4', '3 curry leaves'],
  ['2 sprigs thyme', '1/4', '1 sprig thyme (rounded from ½)'],
  ['5 green cardamom pods', '1/2', '3 green cardamom pods'],
  ['4 cloves', '1/8', '1 clove (rounded from ½)'],
  ['25 g butter', '1/2', '13 g butter'],
  ['5 g salt', '1/2', '3 g salt'],
  ['250 ml water', '1/3', '83 ml water'],
  ['330 ml hot water', '1/2', '175 ml hot water'],
  ['1 l water', '5/4', '1.25 l water'],
  ['900 ml water', '7/5', '1.25 l water'],
  ['1 tsp salt', '1/3', '¼ tsp salt'],
  ['2 tsp salt', '2/3', '1 ¼ tsp salt'],
  ['1 onion', '1/6', '¼ onion'],
  ['1 onion', '1/100', 'less than ¼ onion'],
  ['5 lemons', '1/2', '2 ½ lemons'],
  ['6 cloves garlic', 2, '1 head garlic'],
  ['4–6 cloves garlic', 3, '1 ½ heads garlic'],
  ['20 cloves', 3, '60 cloves'],
  ['2 pinches saffron', 4, '½ tsp saffron'],
  ['1 pinch saffron', '1/3', '1 pinch saffron'],
  ['1 can coconut milk, 400 ml', '1/2', '½ can (200 ml) coconut milk, 400 ml'],
  ['3 cans beans, 400 g each', '1/2', '1 ½ cans (600 g) beans, 400 g each'],
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
  ['2 tsp soy sauce', '21/8', '5 tsp soy sauce'],
  ['3 ½ tbsp soy sauce', '5/2', '9 tbsp soy sauce'],
  ['4 tbsp mustard oil', '6/5', '5 tbsp mustard oil'],
  ['4 tbsp olive oil', '7/3', '9 tbsp olive oil'],
  ['4 tbsp soy sauce', 2, '½ cup soy sauce'],
  ['5 scallions, sliced', '1/2', '3 scallions, sliced'],
  ['2 green chillies', '3/4', '2 green chillies'],
  ['salt, to taste', 3, 'salt, to taste'],
  ['juice of 1 lemon', 3, '3 lemons, juice'],
  ['200g/7oz flour', 2, '400 g flour'],
  ['1 cup plus 2 tbsp milk', 2, '2 ¼ cups milk'],
  ['pinch of salt', 3, '3 pinches of salt'],
  ['2 garlic cloves, crushed', 2, '4 cloves garlic, crushed'],
  ['a lemon, sliced', 2, '2 lemons, sliced'],
];

test.each(lines)('%s × %s is %s', (text, factor, shown) => {
  expect(scale(text, factor)).toBe(shown);
});

// biome-ignore format: one case per line
const converted: [text: string, metric: string, us: string][] = [
  ['500 g flour', '500 g flour', '1.1 lb flour'],
  ['450 g peas', '450 g peas', '1 lb peas'],
  ['20 g capers', '20 g capers', '⅔ oz capers'],
  ['4 g capers', '4 g capers', '⅛ oz capers'],
  ['12.5 g ginger', '13 g ginger', '½ oz ginger'],
  ['1 g saffron', '1 g saffron', 'less than ⅛ oz saffron'],
  ['500 mg saffron', '500 mg saffron', 'less than ⅛ oz saffron'],
  ['250 ml water', '250 ml water', '1 cup water'],
  ['60 ml lime juice', '60 ml lime juice', '¼ cup lime juice'],
  ['150 ml wine', '150 ml wine', '10 tbsp wine'],
  ['450 ml wine', '450 ml wine', '1 ¾ cups wine'],
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

test.each(converted)('%s is %s in metric units, and %s in US units', (text, metric, us) => {
  expect([scale(text, 1, 'metric'), scale(text, 1, 'us')]).toEqual([metric, us]);
});

test.each([
  ['1 cup flour', 0.53, '127 g flour', '1 cup flour'],
  ['2 tbsp sugar', 0.85, '26 g sugar', '2 tbsp sugar'],
  ['1 tsp cumin', 0.41, '1 tsp cumin', '1 tsp cumin'],
  ['250 g flour', 0.53, '250 g flour', '2 cups flour'],
  ['6 g cumin', 0.41, '6 g cumin', '1 tbsp cumin'],
  ['2 kg flour', 0.53, '2 kg flour', '4.4 lb flour'],
])('%s at %f g a milliliter is %s in metric units, and %s in US units', (text, gramsPerMilliliter, metric, us) => {
  const line = { ...readLine(text), gramsPerMilliliter };
  expect([scaleLine(line, new Fraction(1), 'metric'), scaleLine(line, new Fraction(1), 'us')]).toEqual([metric, us]);
});

test.each([
  ['2 tbsp sunflower oil', { isLiquid: true }, '30 ml sunflower oil'],
  ['1 tsp vanilla extract', { isLiquid: true }, '5 ml vanilla extract'],
  ['½ tsp sesame oil', { isLiquid: true }, '½ tsp sesame oil'],
  ['1½–2 cups milk', { isLiquid: true }, '360–480 ml milk'],
  ['1 pint blueberries', { gramsPerMilliliter: 0.6 }, '288 g blueberries'],
  ['1 tsp fine salt', { gramsPerMilliliter: 1.22 }, '6 g fine salt'],
  ['½ tsp fine salt', { gramsPerMilliliter: 1.22 }, '½ tsp fine salt'],
  ['2 tbsp parsley, chopped', {}, '2 tbsp parsley, chopped'],
])('%s of a kind %j is %s for metric cooks', (text, kind, shown) => {
  expect(scaleLine({ ...readLine(text), ...kind }, new Fraction(1), 'metric')).toBe(shown);
});

test('a fixed amount is converted to other units, but not scaled', () => {
  const line = { ...readLine('1 l oil, for frying'), scale: 'FIXED' as const };
  expect(scaleLine(line, new Fraction(3), 'written')).toBe('1 l oil, for frying (stays the same)');
  expect(scaleLine(line, new Fraction(3), 'us')).toBe('4 ¼ cups oil, for frying (stays the same)');
});

test('items counted in wholes are rounded, unless the author gives a replacement for exactly this amount', () => {
  const line = { ...readLine('3 large eggs, beaten'), scale: 'WHOLE' as const, instead: '1 egg and 1 yolk for 1 1/2' };
  expect(scaleLine(line, new Fraction(1, 2), 'written')).toBe('1 egg and 1 yolk, beaten');
  expect(scaleLine(line, new Fraction(1, 4), 'written')).toBe('1 large egg, beaten (rounded from ¾)');
  expect(scaleLine(line, new Fraction(2), 'written')).toBe('6 large eggs, beaten');
});
