import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, it } from 'vitest';
import type { ShoppingFood } from '#cooking/purchase.ts';
import { type RecipeToCook, shoppingList, shoppingText } from '#cooking/shopping-list.ts';
import { FoodFinder } from '#server/content/foods/find-food.ts';
import { getGrams } from '#server/content/foods/grams.ts';
import { cookbook } from '../support/cookbook.ts';
import { readLine } from './support/read-line.ts';

/** Creates a recipe whose lines have no known foods. */
const createPlainRecipe = (title: string, batches: number, items: string[]): RecipeToCook => ({
  title,
  batches,
  lines: items.map((item) => readLine(item)),
});

const foodsByKey = new Map(cookbook.foods.map((food) => [food.key, food]));
const finder = new FoodFinder(foodsByKey);

/** Creates a recipe whose lines have their foods, as in the server's response. */
const createRecipe = (title: string, batches: number, items: string[]): RecipeToCook => ({
  title,
  batches,
  lines: items.map((item) => {
    const line = readLine(item);
    const food = finder.findByName(line.item);
    if (!food) throw new Error(`No food is named by ${line.item}`);
    const weight = getGrams(line, food);
    if ('problem' in weight) throw new Error(weight.problem);
    return { ...line, grams: line.quantity ? weight.grams : null, food: getFood(food) };
  }),
});

function getFood({ key, name, plural, aisle, buy }: Omit<(typeof cookbook.foods)[number], 'glossary'>): ShoppingFood {
  const aisleName = aisle.toUpperCase().replaceAll(' ', '_') as ShoppingFood['aisle'];
  return {
    key,
    name,
    plural: plural ?? null,
    aisle: aisleName,
    buy: buy ? { unit: buy.unit, grams: buy.grams ?? null } : null,
  };
}

const toText = (...recipes: RecipeToCook[]) => shoppingText(shoppingList(recipes)).split('\n');

it('adds amounts of the same dimension exactly, in any unit', () => {
  expect(toText(createPlainRecipe('A', 1, ['800 g rice']), createPlainRecipe('B', 2, ['0.2 kg rice']))).toEqual([
    '1.2 kg rice',
  ]);
  expect(
    toText(
      createPlainRecipe('A', 3, ['1/3 tsp fine salt']),
      createPlainRecipe('B', 1, ['1/2 tsp fine salt, for the pan']),
    ),
  ).toEqual(['1 ½ tsp fine salt']);
  expect(
    toText(createPlainRecipe('A', 1, ['2–3 cloves garlic, grated']), createPlainRecipe('B', 2, ['4 cloves garlic'])),
  ).toEqual(['10–11 cloves garlic']);
});

it('uses the chosen units', () => {
  const recipes = [
    createPlainRecipe('A', 1, ['800 g rice']),
    createPlainRecipe('B', 1, ['2 cans chopped tomatoes, 400 g each', '1/2 l milk']),
  ];
  expect(shoppingText(shoppingList(recipes, 'us')).split('\n')).toEqual([
    '1.8 lb rice',
    '2 cans chopped tomatoes, 400 g each',
    '2 cups milk',
  ]);
});

it('shows amounts of different dimensions next to each other', () => {
  expect(
    toText(createPlainRecipe('A', 1, ['1 tbsp ginger, grated']), createPlainRecipe('B', 2, ['10 g ginger'])),
  ).toEqual(['1 tbsp + 20 g ginger']);
});

it('merges singular and plural', () => {
  expect(toText(createPlainRecipe('A', 1, ['1 onion, chopped']), createPlainRecipe('B', 1, ['2 onions']))).toEqual([
    '3 onions',
  ]);
  expect(toText(createPlainRecipe('A', 2, ['1/2 white onion']))).toEqual(['1 white onion']);
});

it('leaves out water and missing amounts', () => {
  expect(
    toText(createPlainRecipe('A', 1, ['1.2 l water', '500 ml hot water', 'boiling water, to cover', 'salt, to taste'])),
  ).toEqual(['salt']);
});

it('lists cans once per size, however the size is written', () => {
  const list = toText(
    createPlainRecipe('A', 1, ['2 cans chopped tomatoes, 400 g each', '1 can chopped tomatoes, 400 g']),
    createPlainRecipe('B', 1, ['1 can chopped tomatoes, 800 g']),
  );
  expect(list).toEqual(['3 cans of 400 g + 1 can of 800 g chopped tomatoes']);
});

it('keeps notes that matter in the shop, and omits notes on how to cut an item', () => {
  expect(toText(createPlainRecipe('A', 1, ['60 g cotija, finely crumbled, made without animal rennet']))).toEqual([
    '60 g cotija, made without animal rennet',
  ]);
});

it('names the recipes, each once, in the order of the basket', () => {
  const [salt] = shoppingList([
    createPlainRecipe('B', 1, ['1 tsp salt', '2 tsp salt']),
    createPlainRecipe('A', 1, ['1 tsp salt']),
  ]);
  expect(salt).toMatchObject({ key: 'salt', amount: '4 tsp', for: ['B', 'A'] });
});

it('adds up amounts of a food, whichever of its names the lines use', () => {
  expect(
    toText(createRecipe('A', 1, ['2 large eggs', '4 tbsp coriander leaves, chopped']), createRecipe('B', 2, ['1 egg'])),
  ).toEqual(['1 bunch coriander leaves (4 tbsp)', '4 eggs']);
  expect(
    toText(createRecipe('A', 1, ['1 handful coriander']), createRecipe('B', 1, ['40 g coriander leaves'])),
  ).toEqual(['2 bunches coriander leaves (1 handful + 40 g)']);
});

it('adds up across units by weight, but shows a count next to a weight', () => {
  expect(toText(createRecipe('A', 1, ['1 cup plain flour']), createRecipe('B', 2, ['100 g plain flour']))).toEqual([
    '325 g plain flour',
  ]);
  expect(toText(createRecipe('A', 1, ['2 onions']), createRecipe('B', 1, ['300 g onions, sliced']))).toEqual([
    '300 g + 2 onions',
  ]);
  expect(toText(createRecipe('A', 1, ['1 kg red onions']), createRecipe('B', 1, ['2 large red onions']))).toEqual([
    '1 kg + 2 red onions',
  ]);
  expect(toText(createRecipe('A', 1, ['1 onion']), createRecipe('B', 1, ['100 g onions']))).toEqual([
    '100 g + 1 onion',
  ]);
});

it('adds up small items by weight if most are weighed, and otherwise by count', () => {
  expect(toText(createRecipe('A', 1, ['60 g dried chillies']), createRecipe('B', 1, ['4 dried chillies']))).toEqual([
    '62 g dried red chillies',
  ]);
  expect(toText(createRecipe('A', 1, ['4 g cloves']), createRecipe('B', 1, ['6 cloves']))).toEqual([
    '4 g whole cloves',
  ]);
  expect(toText(createRecipe('A', 1, ['1 g dried chillies']), createRecipe('B', 1, ['4 dried chillies']))).toEqual([
    '6 dried red chillies (1 g)',
  ]);
});

it('buys ginger by the piece, and does not repeat "canned" after cans', () => {
  expect(toText(createRecipe('A', 1, ['3 tbsp ginger, grated']))).toEqual(['1 piece ginger (3 tbsp)']);
  expect(toText(createRecipe('A', 3, ['3 tbsp ginger, grated']), createRecipe('B', 1, ['20 g ginger']))).toEqual([
    '3 pieces ginger (9 tbsp + 20 g)',
  ]);
  const tomatoes = createRecipe('A', 1, ['2 cans canned tomatoes, 400 g each', '1 can chopped tomatoes, 400 g']);
  expect(toText(tomatoes)).toEqual(['3 cans tomatoes, 400 g each']);
  for (const line of toText(...recipes.map((recipe) => ({ ...recipe, batches: 1 })))) {
    expect(line).not.toMatch(/\bcans? (?:of )?(?:canned|tinned)\b/);
    expect(line).not.toMatch(/(?:tsp|tbsp) ginger$/);
  }
});

it('marks pantry items', () => {
  const list = shoppingList([
    createRecipe('A', 1, ['1 tsp salt', '2 tbsp olive oil', '1 l sunflower oil', '1 tsp cumin seeds', '200 g rice']),
  ]);
  expect(list.filter(({ isPantry }) => isPantry).map(({ item }) => item)).toEqual(['olive oil', 'salt', 'cumin seeds']);
});

it('buys both mild and hot chillies for berbere', () => {
  const berbere = recipes.filter(({ title }) => title === 'Berbere').map((recipe) => ({ ...recipe, batches: 1 }));
  expect(toText(...berbere).filter((line) => line.includes('chilli'))).toEqual([
    '60 g dried Kashmiri chillies or New Mexico chillies',
    '4 dried arbol chillies',
  ]);
});

it('rounds to amounts that shops sell', () => {
  const thirds = { ...createRecipe('A', 1, ['2 lemons']), batches: new Fraction(4, 3) };
  expect(toText(thirds)).toEqual(['3 lemons']);
  expect(toText(createRecipe('A', 1, ['62 cloves garlic']))).toEqual(['5 heads garlic']);
  expect(toText(createRecipe('A', 1, ['2–3 cloves garlic']))).toEqual(['1 head garlic (2–3 cloves)']);
  expect(toText(createRecipe('A', 1, ['250 ml coconut milk']))).toEqual(['1 can coconut milk (250 ml)']);
  expect(toText(createRecipe('A', 1, ['1/2 onion']))).toEqual(['1 onion']);
});

it('shows a large sum in liters, not in tablespoons', () => {
  expect(toText(createRecipe('A', 1, ['1 l sunflower oil']), createRecipe('B', 1, ['4 tbsp sunflower oil']))).toEqual([
    '1.06 l sunflower oil',
  ]);
});

it('buys oil to fry in once', () => {
  const { lines } = createPlainRecipe('A', 1, ['1 l sunflower oil, for frying']);
  const recipe = { title: 'A', batches: 3, lines: lines.map((line) => ({ ...line, scale: 'FIXED' as const })) };
  expect(toText(recipe)).toEqual(['1 l sunflower oil']);
});

it('buys lemons for their juice', () => {
  expect(toText(createRecipe('A', 1, ['90 ml lemon juice']))).toEqual(['2 lemons (90 ml lemon juice)']);
  expect(toText(createRecipe('A', 1, ['1 lemon']), createRecipe('B', 1, ['90 ml lemon juice']))).toEqual([
    '3 lemons (90 ml lemon juice)',
  ]);
});

it('is sorted by aisle', () => {
  const list = shoppingList([createRecipe('A', 1, ['1 tsp salt', '200 g butter', '300 ml water', '2 onions'])]);
  expect(list.map(({ aisle, key }) => [aisle, key])).toEqual([
    ['PRODUCE', 'onion'],
    ['DAIRY_AND_EGGS', 'butter-unsalted'],
    ['SPICES', 'salt'],
  ]);
});

const recipes = cookbook.recipes.map(({ fields, facts }) => ({
  title: fields.title,
  lines: facts.lines.map(({ line, food, grams }) => ({
    ...line,
    grams,
    scale: null,
    food: getFood(food),
  })),
}));

it('has no line twice, and several batches count like the same recipe several times', () => {
  const someRecipes = fc.array(fc.tuple(fc.constantFrom(...recipes), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(someRecipes, (selection) => {
      const basket = selection.map(([recipe, batches]) => ({ ...recipe, batches }));
      const singleBatches = selection.flatMap(([recipe, batches]) =>
        Array.from({ length: batches }, () => ({ ...recipe, batches: 1 })),
      );
      const list = shoppingList(basket);
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
      expect(shoppingText(shoppingList(singleBatches))).toBe(shoppingText(list));
    }),
    { numRuns: 60 },
  );
});
