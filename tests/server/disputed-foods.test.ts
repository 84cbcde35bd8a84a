import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { foodsSchema } from '#server/content/format/foods.schema.ts';
import { FoodWords } from '#server/features/search/food-words.ts';

const foods = new Map(
  Object.values(foodsSchema().parse(parse(fs.readFileSync('content/foods.yaml', 'utf8')))).map((food) => [
    food.name,
    food,
  ]),
);
const decisionLines = fs.readFileSync('docs/decisions/content-labels.md', 'utf8').split('\n');

test.each([
  ['rolled oats', [], ['gluten'], 'vegan'],
  ['ghee', ['milk'], [], 'vegetarian'],
  ['gelatine', [], [], 'meat'],
  ['Parmesan', ['milk'], [], 'meat'],
  ['Cheddar', ['milk'], [], 'vegetarian, check vegetarian'],
  ['Worcestershire sauce', ['fish'], ['gluten', 'soy', 'celery', 'mustard'], 'fish'],
  ['fish sauce', ['fish'], [], 'fish'],
  ['dry red wine', ['sulfites'], [], 'vegan, check vegetarian'],
  ['beer', ['gluten'], ['sulfites'], 'vegan, check vegetarian'],
  ['honey', [], [], 'vegetarian'],
  ['coconut milk', [], ['sulfites'], 'vegan'],
  ['crab stick', ['gluten', 'egg', 'fish'], ['crustaceans', 'soy', 'milk', 'molluscs'], 'fish'],
  ['malt vinegar', ['gluten'], [], 'vegan'],
  ['malt syrup', ['gluten'], [], 'vegan'],
  ['soy lecithin', ['soy'], [], 'vegan'],
  ['celery salt', ['celery'], [], 'vegan'],
  ['curry powder', [], ['gluten', 'celery', 'mustard'], 'vegan'],
  ['pine nuts', ['nuts'], [], 'vegan'],
  ['jaggery', [], [], 'vegan'],
])('%s is labeled as in the table of the decision', (name, contains, mayContain, diet) => {
  const food = foods.get(name);
  expect(food?.contains.toSorted()).toEqual(contains.toSorted());
  expect(food?.mayContain.toSorted()).toEqual(mayContain.toSorted());
  expect([food?.diet, ...(food?.checkDiet ? [`check ${food.checkDiet}`] : [])].join(', ')).toBe(diet);
  const cell = (values: readonly string[]) => (values.length > 0 ? ` ${values.join(', ')} |` : ' |');
  const row = `| ${name} |${cell(contains)}${cell(mayContain)} ${diet} |`;
  expect(decisionLines.filter((line) => line.startsWith(row))).toHaveLength(1);
});

test('all wines can contain sulfites, and hard cheeses with animal rennet count as meat', () => {
  const wines = [...foods.values()].filter(({ name }) => /\bwine$|^(?:port|Marsala|vermouth|dry sherry)$/.test(name));
  expect(wines.length).toBeGreaterThan(8);
  for (const { name, contains, mayContain } of wines)
    expect({ name, has: [...contains, ...mayContain].includes('sulfites') }).toEqual({ name, has: true });
  for (const name of ['Parmesan', 'Pecorino Romano', 'Grana Padano']) expect(foods.get(name)?.diet).toBe('meat');
});

test('jaggery, also called piloncillo, and honey count as sugar in a search', async () => {
  const entries = [...foods.values()].map(({ name, plural = null, aka, kinds }) => ({
    ...{ key: name, name, plural, aka, kinds, madeOf: [] },
  }));
  const isFree = (await FoodWords.build(entries)).getCondition('sugar');
  const card = { title: '', aka: [], contains: [], mayContain: [], unknownFoods: [], diets: [] };
  expect(foods.get('jaggery')?.aka).toContain('piloncillo');
  for (const food of ['jaggery', 'honey']) expect(isFree?.({ ...card, foods: [food] } as never), food).toBe(false);
});
