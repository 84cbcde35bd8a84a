import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '../support/check-content.ts';
import { createPotContent, GOOD, getFindings } from '../support/checked-pot.ts';
import type { ContentFixture } from '../support/content.ts';

let content: ContentFixture;
beforeEach(() => {
  content = createPotContent();
});
afterEach(() => content.delete());

test('a diet in the picture’s description that the foods rule out is reported', async () => {
  expect(await getFindings(content, GOOD)).toEqual([]);
  const file = 'pictures/chicken-pot/picture.json';
  const picture = JSON.parse(content.read(file));
  content.write(file, JSON.stringify({ ...picture, alt: 'A bowl of vegan stew.' }));
  await expect(checkContent(content.dir)).rejects.toThrow(/says "vegan", but it is not Vegan/);
});

test('a food without a price is reported', async () => {
  const foods = content.read('foods.yaml');
  content.write('foods.yaml', foods.replace(/(name: chicken thigh\n(?: {2}.*\n)*?) {2}price: .*\n/, '$1'));
  expect(await getFindings(content, GOOD)).toEqual([
    '20: "600 g chicken thighs, boneless" has no price: add "price", US dollars a kilogram, to chicken-thigh in foods.yaml',
  ]);
});

test('a food without a price is fine in a line without an amount', async () => {
  const foods = content.read('foods.yaml');
  content.write('foods.yaml', foods.replace(/(name: paprika\n(?: {2}.*\n)*?) {2}price: .*\n/, '$1'));
  const paprika = GOOD.replace('      - 2 tsp fine salt\n', '      - 2 tsp fine salt\n      - paprika, to taste\n');
  expect(await getFindings(content, paprika.replace('lentils, salt', 'lentils, paprika, salt'))).toEqual([]);
});

test('a good recipe has no findings', async () => {
  expect(await getFindings(content, GOOD)).toEqual([]);
});
