import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { FoodFinder } from '#server/content/foods/find-food.ts';
import { computeFoods } from '#server/content/foods/foods.ts';
import { getRecipeFacts, type RecipeFacts } from '#server/content/foods/recipe-facts.ts';
import { readUsda } from '#server/content/foods/usda.ts';
import { foodsSchema } from '#server/content/format/foods.schema.ts';
import { recipeSchema } from '#server/content/format/recipe.schema.ts';
import { readYaml } from '#server/content/reading/yaml-source.ts';
import { sampleRecipe } from '../support/content.ts';
import { FOODS, USDA } from '../support/foods.ts';

const { rows } = readUsda({ file: 'usda-sr28.csv', text: USDA, hash: '', problems: [] });
const yaml = readYaml({ file: 'foods.yaml', text: FOODS, hash: '', problems: [] });
const { foods } = computeFoods(foodsSchema().parse(yaml.value), rows, yaml);
const finder = new FoodFinder(foods);
const sample: object = parse(sampleRecipe);

type Line = string | Record<string, string>;

function readLines(lines: Line[], servings = 1) {
  const fields = recipeSchema().parse({ ...sample, servings, ingredients: [{ title: 'All', items: lines }] });
  return getRecipeFacts(fields, finder);
}

function getFacts(lines: Line[], servings?: number): RecipeFacts {
  const facts = readLines(lines, servings);
  if ('problems' in facts) throw new Error(facts.problems.map(({ message }) => message).join('\n'));
  return facts;
}

test.each([
  ['2 large red onions, very finely chopped', 'onion-red', 300, 270],
  ['1 onion', 'onion-red', 110, 99],
  ['1 small Onion, sliced', 'onion-red', 70, 63],
  ['500 g onions', 'onion-red', 500, 450],
  ['500 g chopped onions', 'onion-red', 500, 500],
  ['1 kg red onions', 'onion-red', 1000, 900],
  ['2 tbsp red onion, finely chopped', 'onion-red', 20, 20],
  ['3 cloves garlic', 'garlic', 10.2, 8.874],
  ['2–4 cloves garlic, grated', 'garlic', 10.2, 8.874],
  ['1 head garlic', 'garlic', 50, 43.5],
  ['3 cloves garlic, 5 g each', 'garlic', 15, 13.05],
  ['3 cloves garlic, 15 g in all', 'garlic', 10.2, 8.874],
  ['1 1/2 tsp fine salt', 'salt', 9, 9],
  ['1 tbsp salt', 'salt', 18.2556, 18.2556],
  ['1 pinch salt', 'salt', 0.375, 0.375],
  ['salt, to taste', 'salt', null, 0],
  ['salt & onion', 'salt', null, 0],
  ["salt 'n' onion", 'salt', null, 0],
  ['250 ml cold whole milk', 'milk', 257.8191, 257.8191],
  ['1 l water', 'water', 1001.6906, 1001.6906],
  ['8 oz chicken thighs, boneless and skinless', 'chicken-thigh', 226.8, 226.8],
  ['600 g chicken thighs on the bone', 'chicken-thigh', 600, 420],
  ['4 chicken thighs', 'chicken-thigh', 520, 364],
  ['4 chicken thighs, 200 g each', 'chicken-thigh', 800, 560],
  ['2 cans chickpeas, 400 g each, drained and rinsed', 'chickpea-canned', 480, 480],
  ['2 x 800 g cans chickpeas', 'chickpea-canned', 960, 960],
  ['1 can chickpeas', 'chickpea-canned', 240, 240],
  ['3 eggs', 'egg', 150, 150],
  ['2 medium eggs, beaten', 'egg', 88, 88],
  ['300 g masoor dal (red lentils)', 'lentil-red', 300, 300],
  ['2 tbsp milk or cream', 'milk', 30.9383, 30.9383],
  ['2 garlic cloves, crushed', 'garlic', 6.8, 5.916],
  ['1 garlic bulb', 'garlic', 50, 43.5],
  ['boneless and skinless chicken thighs', 'chicken-thigh', null, 0],
  ['2 (200 g) chicken thighs', 'chicken-thigh', 400, 280],
  ['1 sm. onion', 'onion-red', 110, 99],
  ['400g/14oz sunflower oil', 'oil', 400, 400],
  ['50 g sunfloweroil', 'oil', 50, 50],
  ['300 g red or brown lentils', 'lentil-red', 300, 300],
  ['2 6-inch red onions', 'onion-red', 220, 198],
  ['2 dashes soy sauce', 'soy-sauce', 1.2978, 1.2978],
  ['juice of 1 onion', 'onion-red', 110, 99],
  ['1 tbsp soy sauce, light or dark', 'soy-sauce', 16, 16],
  ['500 g lean, crisp, tiny red onions', 'onion-red', 500, 450],
  ['400 g Farmer Joe™ red onions', 'onion-red', 400, 360],
  ['3 x 15g/ ½oz batons of chicken thighs', 'chicken-thigh', 45, 31.5],
  ['and/or 1 onion, sliced', 'onion-red', 110, 99],
  ['¼ + ⅛ tsp salt', 'salt', 2.25, 2.25],
  ['300 g fresh or grilled red onions', 'onion-red', 300, 270],
  ['300 g petite red onions; divided', 'onion-red', 300, 270],
  ['300 g red onions cut into wedges', 'onion-red', 300, 270],
  ['300 g reduced-fat milk', 'milk', 300, 300],
])('%s: %s, %s g, of which %s g are eaten', (line, key, grams, eaten) => {
  const [fact] = getFacts([line]).lines;
  expect(fact?.food.key).toBe(key);
  expect(fact?.grams).toEqual(grams === null ? null : expect.closeTo(grams, 3));
  expect(fact?.eaten).toBeCloseTo(eaten, 3);
});

test.each([
  ['2 sprigs garlic', /gives garlic by the sprigs, .* so nutrition leaves it out: .* add sprig to the food’s measures/],
  ['1 jar soy sauce', /gives soy sauce by the jar, but the weight of that is not known, so nutrition leaves it out/],
  ['1 punnet red onions', /gives red onion by the punnet, but the weight of that is not known/],
  ['2 berberes', /counts berbere, but the weight of one is not known, so nutrition leaves it out/],
])('%s gets a warning, and counts only for allergens', (line, message) => {
  const [lentils, facts] = [getFacts(['300 g red lentils']), getFacts(['300 g red lentils', line])];
  expect(facts.warnings).toEqual([{ path: ['ingredients', 0, 'items', 1], message: expect.stringMatching(message) }]);
  expect(facts.lines[1]).toMatchObject({ grams: null, eaten: 0 });
  expect(facts.nutrition).toEqual(lentils.nutrition);
  expect(lentils.diets).toContain('High-protein');
  expect(facts.diets).not.toContain('High-protein');
  expect(facts.contains).toEqual(line.includes('soy') ? ['soy', 'gluten'] : []);
});

test('a name matches only in its word order', () => {
  expect(finder.findByName('chicken thighs')?.key).toBe('chicken-thigh');
  expect(finder.findByName('thighs chicken')).toBeUndefined();
});

test('a line may name its food, and how much of it is eaten', () => {
  const facts = getFacts([
    { line: '2 tbsp my grandmother’s berbere', food: 'berbere' },
    { line: '1 l oil, for frying', scale: 'fixed', uses: '60 g' },
    { line: '2 tsp salt', uses: '15 %' },
    { line: 'oil, for the pan', uses: '5 g' },
  ]);
  expect(facts.lines.map(({ food, eaten }) => [food.key, eaten])).toEqual([
    ['berbere', 16],
    ['oil', 60],
    ['salt', expect.closeTo(1.8)],
    ['oil', 5],
  ]);
});

test('discarded foods leave their allergens in the dish', () => {
  const { contains, diets } = getFacts(['300 g red lentils', { line: '200 ml milk', uses: '0 g' }]);
  expect(contains).toEqual(['milk']);
  expect(diets).not.toContain('Vegan');
});

test('drained liquid is a separate food, and is not eaten', () => {
  const { lines, nutrition } = getFacts([{ line: '1 l milk', uses: 'less 500 g water' }]);
  expect(lines[0]).toMatchObject({ grams: expect.closeTo(1031.28, 1), eaten: expect.closeTo(531.28, 1) });
  // Water adds 4 mg of sodium per 100 g; the other values stay.
  expect(nutrition.slice(0, -1)).toEqual(getFacts(['1 l milk']).nutrition.slice(0, -1));
  expect(nutrition.at(-1)?.amount).toBe(420);
  expect(readLines([{ line: '100 g milk', uses: 'less 500 g water' }])).toMatchObject({
    problems: [{ message: '"100 g milk" weighs 100 g: no 500 g can drain off it' }],
  });
  expect(readLines([{ line: '1 l milk', uses: 'less 500 g watr' }])).toMatchObject({
    problems: [{ message: expect.stringContaining('did you mean "water"?') }],
  });
});

test('a serving has the nutrients of its foods, rounded as on food labels', () => {
  // 300 g of lentils have 1074 kcal, 71.73 g of protein and 189.3 g of carbohydrate; 6 g of salt 2325 mg of sodium.
  const { nutrition } = getFacts(['300 g red lentils', '1 tsp salt', '20 ml oil'], 4);
  expect(nutrition).toEqual([
    { name: 'Energy', amount: 310, unit: 'kcal' },
    { name: 'Protein', amount: 18, unit: 'g' },
    { name: 'Carbohydrate', amount: 47, unit: 'g' },
    { name: 'Fiber', amount: 8.1, unit: 'g' },
    { name: 'Sugars', amount: 0, unit: 'g' },
    { name: 'Fat', amount: 6.2, unit: 'g' },
    { name: 'Saturated fat', amount: 0.8, unit: 'g' },
    { name: 'Sodium', amount: 590, unit: 'mg' },
  ]);
});

test('a composed food has the nutrients of its parts, per resulting weight', () => {
  const { paprika, berbere } = Object.fromEntries(foods);
  expect(berbere?.per100g.energy).toBeCloseTo(0.8 * (paprika?.per100g.energy ?? 0));
  const computed = computeFoods(
    foodsSchema().parse({
      ...parse(FOODS),
      porridge: {
        name: 'porridge',
        parts: { milk: 300, 'lentil-red': 100 },
        yields: 200,
        diet: 'vegetarian',
        aisle: 'dry goods',
      },
    }),
    rows,
    yaml,
  );
  const porridge = computed.foods.get('porridge');
  expect(porridge?.per100g.energy).toBeCloseTo((3 * 61 + 358) / 2);
  expect(porridge?.contains).toEqual(['milk']);
});

describe('diets and allergens', () => {
  test('follow from the foods', () => {
    expect(getFacts(['300 g red lentils', '1 l water'])).toMatchObject({
      diets: ['Vegan', 'Vegetarian', 'Gluten-free', 'Dairy-free', 'Nut-free', 'Egg-free', 'High-protein', 'Low-sugar'],
      contains: [],
      mayContain: [],
      labels: [],
    });
    expect(getFacts(['2 eggs', '1 l milk'])).toMatchObject({
      diets: ['Vegetarian', 'Gluten-free', 'Nut-free', 'High-protein'],
      contains: ['egg', 'milk'],
    });
    expect(getFacts(['4 chicken thighs', '2 tbsp soy sauce']).diets).not.toContain('Vegetarian');
  });

  test('treat possible allergens as ruling out a diet, and list no allergen twice', () => {
    const table = FOODS.replace('mayContain: [celery]', 'mayContain: [gluten]');
    const computed = computeFoods(foodsSchema().parse(parse(table)), rows, yaml);
    const facts = (...lines: string[]) => {
      const fields = recipeSchema().parse({ ...sample, ingredients: [{ title: 'All', items: lines }] });
      return getRecipeFacts(fields, new FoodFinder(computed.foods));
    };
    const alone = facts('1 tbsp berbere');
    expect(alone).toMatchObject({
      contains: [],
      mayContain: ['gluten'],
      labels: [{ foodKey: 'berbere', allergens: ['gluten'], diets: [] }],
    });
    expect(alone).toMatchObject({ diets: expect.not.arrayContaining(['Gluten-free']) });
    expect(facts('1 tbsp berbere', '1 tbsp soy sauce')).toMatchObject({
      contains: ['soy', 'gluten'],
      mayContain: [],
      labels: [],
    });
    expect(facts('1 tbsp berbere, labelled gluten-free')).toMatchObject({
      mayContain: [],
      diets: expect.arrayContaining(['Gluten-free']),
    });
  });

  test.each([
    ['80 g flour, gluten-free', /says "gluten-free", which is not a label: write "labelled gluten-free"/],
    ['1 tbsp soy sauce (not gluten-free)', /says "gluten-free", which is not a label/],
    ['1 tsp berbere, not labelled gluten-free', /says "gluten-free", which is not a label/],
    ['1 tsp berbere, free from gluten', /says "free from", which is not a label/],
    ['20 g butter, for non-vegan guests', /says "vegan", which is not a label/],
    ['1 cup vegan milk', /says "vegan", which is not a label/],
    [
      '1 tbsp soy sauce, labelled gluten-free',
      /is labelled gluten-free, but soy sauce contains gluten: name another food/,
    ],
    ['2 eggs, labelled vegan', /is labelled vegan, but egg is not: name another food/],
    ['1 tsp berbere, without being labelled gluten-free', /says "gluten-free", which is not a label/],
    ['1 tsp berbere, need not be labelled gluten-free', /says "gluten-free", which is not a label/],
    ['1 tsp berbere, labelled gluten-free or plain', /says "gluten-free", which is not a label/],
    ['1 tsp berbere, labelled gluten-free, if you find it', /is labelled gluten-free, but says "if": keep one of them/],
    ['1 tbsp soy sauce, the kind made without wheat', /says "without wheat", which is not a label/],
    ['2 tbsp oil or butter', /counts as sunflower oil, but names butter \(milk\), too: put that on a separate line/],
    ['300 g red lentils, topped with egg', /counts as red lentils, but names egg \(egg\), too/],
    ['300 g red lentils, cooked with chicken thigh', /counts as red lentils, but names chicken thigh \(meat\), too/],
    [{ line: '2 eggs', food: 'onion-red' }, /"2 eggs" is egg, but "food" says red onion: keep one of them/],
    [{ line: '2 tbsp oil with soy sauce', food: 'oil' }, /counts as sunflower oil, but names soy sauce \(\w+\), too/],
    [{ line: '100 g hazelnuts, chopped', food: 'onion-red' }, /does not name red onion, which "food" states/],
    [
      { line: '200 g grilled halloumi', food: 'chickpea-canned' },
      /does not name canned chickpeas, which "food" states/,
    ],
  ])('cannot be derived from %j', (line, message) => {
    expect(() => getFacts([line])).toThrow(message);
  });

  test.each([
    '300 g red lentils, in water with salt',
    '2 tbsp butter, or milk',
    '1 tsp berbere, labelled gluten-free, about a spoon',
  ])('can be derived from %s', (line) => {
    expect(getFacts([line]).lines).toHaveLength(1);
  });

  test('report labels that decide on a diet, unless the line or another food settles it', () => {
    expect(getFacts(['100 ml white wine'])).toMatchObject({
      diets: expect.arrayContaining(['Vegan', 'Vegetarian']),
      labels: [{ foodKey: 'wine-white', allergens: [], diets: ['Vegan'] }],
    });
    expect(getFacts(['100 ml white wine, labelled vegan']).labels).toEqual([]);
    expect(getFacts(['100 ml white wine', '2 eggs']).labels).toEqual([]);
  });

  test('count sugar per serving', () => {
    expect(getFacts(['250 ml milk'], 1).diets).not.toContain('Low-sugar');
    expect(getFacts(['250 ml milk'], 3).diets).toContain('Low-sugar');
  });
});
