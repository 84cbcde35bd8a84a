import fs from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { shoppingList, shoppingText, type ToCook } from '#client/cooking/shopping-list.ts';
import { readIngredientLine } from '#server/content/amounts.ts';

const cook = (title: string, batches: number, items: string[]): ToCook => ({
  title,
  batches,
  lines: items.map((item) => {
    const line = readIngredientLine(item);
    if ('problem' in line) throw new Error(line.problem);
    return line;
  }),
});

const textOf = (...recipes: ToCook[]) => shoppingText(shoppingList(recipes)).split('\n');

it('adds up what measures the same, exactly, in any unit', () => {
  expect(textOf(cook('A', 1, ['800 g rice']), cook('B', 2, ['0.2 kg rice']))).toEqual(['1.2 kg rice']);
  expect(textOf(cook('A', 3, ['1/3 tsp fine salt']), cook('B', 1, ['1/2 tsp fine salt, for the pan']))).toEqual([
    '1 ½ tsp fine salt',
  ]);
  expect(textOf(cook('A', 1, ['2–3 cloves garlic, grated']), cook('B', 2, ['4 cloves garlic']))).toEqual([
    '10–11 cloves garlic',
  ]);
});

it('speaks in the units that are asked for', () => {
  const recipes = [cook('A', 1, ['800 g rice']), cook('B', 1, ['2 cans chopped tomatoes, 400 g each', '1/2 l milk'])];
  expect(shoppingText(shoppingList(recipes, 'us')).split('\n')).toEqual([
    '1.8 lb rice',
    '2 cans chopped tomatoes, 400 g each',
    '2 cups milk',
  ]);
});

it('puts what measures differently side by side', () => {
  expect(textOf(cook('A', 1, ['1 tbsp ginger, grated']), cook('B', 2, ['10 g ginger']))).toEqual([
    '1 tbsp + 20 g ginger',
  ]);
});

it('knows one thing and several for the same', () => {
  expect(textOf(cook('A', 1, ['1 onion, chopped']), cook('B', 1, ['2 onions']))).toEqual(['3 onions']);
  expect(textOf(cook('A', 2, ['1/2 white onion']))).toEqual(['1 white onion']);
});

it('leaves out water, and amounts that are not given', () => {
  expect(
    textOf(cook('A', 1, ['1.2 l water', '500 ml hot water', 'boiling water, to cover', 'salt, to taste'])),
  ).toEqual(['salt']);
});

it('keeps the sizes of cans apart, however they are written', () => {
  const list = textOf(
    cook('A', 1, ['2 cans chopped tomatoes, 400 g each', '1 can chopped tomatoes, 400 g']),
    cook('B', 1, ['1 can chopped tomatoes, 800 g']),
  );
  expect(list).toEqual(['3 cans chopped tomatoes, 400 g each', '1 can chopped tomatoes, 800 g each']);
});

it('says what the shop has to know, and not how it is cut', () => {
  expect(textOf(cook('A', 1, ['60 g cotija, finely crumbled, made without animal rennet']))).toEqual([
    '60 g cotija, made without animal rennet',
  ]);
});

it('names the recipes, each once, in the order of the basket', () => {
  const [salt] = shoppingList([cook('B', 1, ['1 tsp salt', '2 tsp salt']), cook('A', 1, ['1 tsp salt'])]);
  expect(salt).toMatchObject({ key: 'salt', amount: '4 tsp', for: ['B', 'A'] });
});

const folder = 'content/recipes';
const recipes = fs.readdirSync(folder).map((file) => {
  const { title, ingredients } = parse(fs.readFileSync(`${folder}/${file}`, 'utf8')) as {
    title: string;
    ingredients: { items: (string | { line: string })[] }[];
  };
  return {
    title,
    items: ingredients.flatMap(({ items }) => items).map((item) => (typeof item === 'string' ? item : item.line)),
  };
});

it('has no line twice, and a batch more is that recipe once more', () => {
  const some = fc.array(fc.tuple(fc.constantFrom(...recipes), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(some, (chosen) => {
      const basket = chosen.map(([{ title, items }, batches]) => cook(title, batches, items));
      const singly = chosen.flatMap(([{ title, items }, batches]) =>
        Array.from({ length: batches }, () => cook(title, 1, items)),
      );
      const list = shoppingList(basket);
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
      expect(shoppingText(shoppingList(singly))).toBe(shoppingText(list));
    }),
    { numRuns: 60 },
  );
});
