import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readIngredientLine } from '#server/content/amounts.ts';
import { FoodFinder } from '#server/content/foods/find-food.ts';
import { getGrams } from '#server/content/foods/grams.ts';
import { getRecipeFacts } from '#server/content/foods/recipe-facts.ts';
import { recipeSchema } from '#server/content/format/recipe.schema.ts';
import { FoodEntity } from '#server/features/catalogue/foods/food.entity.ts';
import { sampleRecipe } from '../support/content.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { readSiteFoods } from '../support/site-foods.ts';

interface FoodSource {
  name: string;
  aka?: string[];
  mayContain?: string[];
  diet: string;
  ndb?: string;
  parts?: Record<string, number>;
  yields?: number;
}
type Values = Record<string, number>;

/** The source's columns, by the names that the database has for them. */
const COLUMNS: Record<string, string> = {
  energy: 'kcal',
  protein: 'protein_g',
  carbohydrate: 'carbohydrate_g',
  fiber: 'fiber_g',
  sugars: 'sugars_g',
  fat: 'fat_g',
  saturated: 'saturated_g',
  sodium: 'sodium_mg',
};
const NUTRIENT_NAMES = Object.keys(COLUMNS);
const HEADER =
  'ndb,group,description,kcal,protein_g,fat_g,saturated_g,carbohydrate_g,fiber_g,sugars_g,sodium_mg,refuse_percent,measures_g';

// Parses the file separately, so that a bug in the product's parser is detected.
const [header, ...lines] = fs.readFileSync('content/usda-sr28.csv', 'utf8').trimEnd().split('\n');
const rows = lines.map((line) => {
  const cells = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)|([^,]*)(?:,|$)/g)]
    .slice(0, 13)
    .map((match) => match[1] ?? match[2] ?? '');
  return Object.fromEntries(HEADER.split(',').map((column, index) => [column, cells[index] ?? '']));
});
const byNumber = new Map(rows.map((row) => [row.ndb, row]));
const foods = parse(fs.readFileSync('content/foods.yaml', 'utf8')) as Record<string, FoodSource>;
const { dataSource } = await setUpDatabase({ recipes: true });

/** Returns the nutrients in 100 g of a food, computed from the source alone. */
function computeNutrients(key: string): Values {
  const { ndb, parts = {}, yields } = foods[key] ?? {};
  if (ndb)
    return Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, Number(byNumber.get(ndb)?.[COLUMNS[name] ?? ''])]));
  const weight = yields ?? Object.values(parts).reduce((sum, grams) => sum + grams, 0);
  const contents = Object.entries(parts).map(([part, grams]) => ({ values: computeNutrients(part), grams }));
  const total = (name: string) =>
    contents.reduce((sum, { values, grams }) => sum + (values[name] ?? Number.NaN) * grams, 0);
  return Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, total(name) / weight]));
}

test('every value of every food in the database comes from its row, or its parts', async () => {
  const storedFoods = await dataSource.getRepository(FoodEntity).find();
  expect(storedFoods.map(({ key }) => key).sort()).toEqual(Object.keys(foods).sort());
  for (const { key, per100g } of storedFoods) {
    const values = computeNutrients(key);
    expect(Object.keys(per100g).sort(), key).toEqual([...NUTRIENT_NAMES].sort());
    for (const name of NUTRIENT_NAMES)
      expect(per100g[name], `${name} of ${key}`).toBeCloseTo(values[name] ?? Number.NaN, 6);
  }
});

test.each([
  ['Roquefort', 'gorgonzola'],
  ['aniseed', 'anise-seed'],
  ['koseret', 'oregano-dried'],
  ['hoja santa', undefined],
  ['kudampuli', undefined],
  ['mulato chillies', undefined],
  ['New Mexico chillies', undefined],
  ['shahi jeera', undefined],
  ['sweet potato starch', undefined],
  // Ambiguous: sponge biscuits or okra, breaded or not, coated with chocolate or not, with wheat or without.
  ["lady's fingers", undefined],
  ['mozzarella sticks', undefined],
  ['scampi', undefined],
  ['Crunchie bars', undefined],
  ['curry roux', undefined],
])('the name "%s" belongs to the food %s', (name, key) => {
  const entry = Object.entries(foods).find(([, food]) => food.name === name || food.aka?.includes(name));
  expect(entry?.[0]).toBe(key);
});

test('cheese that is always set with animal rennet is not vegetarian', () => {
  for (const key of ['parmesan', 'grana-padano', 'gorgonzola']) expect(foods[key]?.diet, key).toBe('meat');
});

test('a food that some brands make with wheat may contain gluten', () => {
  for (const key of ['tortilla-corn', 'berbere', 'garam-masala'])
    expect(foods[key]?.mayContain, key).toContain('gluten');
});

describe('the USDA rows', () => {
  test('have their columns, each number once, and are sorted by number', () => {
    expect(header).toBe(HEADER);
    const numbers = rows.map(({ ndb = '' }) => ndb);
    expect(numbers.filter((ndb) => !/^\d{5}$/.test(ndb))).toEqual([]);
    expect(numbers).toEqual([...new Set(numbers)].sort());
  });

  test('are all used by foods', () => {
    const usedNumbers = new Set(Object.values(foods).map(({ ndb }) => ndb));
    expect(rows.flatMap(({ ndb }) => (usedNumbers.has(ndb) ? [] : [ndb]))).toEqual([]);
  });

  test.each(rows.map((row) => [`${row.ndb} ${row.description}`, row] as const))(
    'have values that are possible in 100 g: %s',
    (_, row) => {
      const value = (column: string) => Number(row[column]);
      for (const column of Object.values(COLUMNS)) {
        expect(row[column], column).toMatch(/^\d+(?:\.\d+)?$/);
        expect(value(column), column).toBeLessThan(column === 'sodium_mg' ? 40_000 : column === 'kcal' ? 903 : 100.1);
      }
      // The source rounds each value separately.
      expect(value('protein_g') + value('fat_g') + value('carbohydrate_g')).toBeLessThan(101);
      expect(value('saturated_g')).toBeLessThanOrEqual(value('fat_g') + 0.1);
      expect(value('sugars_g') + value('fiber_g')).toBeLessThanOrEqual(value('carbohydrate_g') + 1);
      expect(row.refuse_percent).toMatch(/^(?:\d{1,2}(?:\.\d+)?)?$/);
      if (row.measures_g !== '') expect(row.measures_g).toMatch(/^(?:[^=;]+=\d+(?:\.\d+)?(?:; |$))+$/);
    },
  );
});

describe('ingredient lines', () => {
  const finder = new FoodFinder(readSiteFoods().foods);

  test.each([
    ['300 g new potatoes, scrubbed', 300, 300],
    ['500 g floury potatoes', 500, 440],
    ['1 potato, peeled', 213, 187.44],
    ['8 chicken drumsticks', 1040, 759.2],
    ['8 skinless chicken drumsticks', 1040, 603.2],
    ['4 bone-in chicken thighs', 972, 767.88],
    ['12 large shrimp, peeled', 168, 168],
    ['6 chicken thighs and drumsticks', 1182, 862.86],
  ])('%s weighs %d g, of which %d g are edible', (text, grams, edible) => {
    const line = readIngredientLine(text);
    if ('problem' in line) throw new Error(line.problem);
    const food = finder.findByName(line.item);
    if (!food) throw new Error(`No food is named by ${line.item}`);
    const weight = getGrams(line, food);
    expect(weight).toEqual({ grams: expect.closeTo(grams, 3), edible: expect.closeTo(edible, 3) });
  });

  test.each([
    ['1 tsp cinnamon', 'cinnamon'],
    ['1 cinnamon stick', 'cinnamon-stick'],
    ['1 sprig oregano', 'oregano-fresh'],
    ['1 tsp oregano', 'oregano-dried'],
    ['100 g fresh baby spinach', 'spinach-baby'],
    ['150 ml reduced-salt vegetable or chicken stock', 'stock-vegetable-low-salt'],
    ['1 tbsp syrup from the jar of stem ginger', 'ginger-syrup'],
    ['1 bag fresh or frozen cauliflower rice', 'cauliflower-rice'],
    ['2 dried red chiles', 'chilli-dried'],
    ['1 tsp korerima powder', 'cardamom'],
    ['1 tsp powdered ginger', 'ginger-ground'],
    ['2 tbsp powdered sugar', 'sugar-icing'],
    ['1 tsp garlic powder', 'garlic-powder'],
    ['1 tsp each thyme and oregano', undefined],
  ])('%s is %s', (text, key) => {
    const line = readIngredientLine(text);
    if ('problem' in line) throw new Error(line.problem);
    expect(finder.findInLine(line)?.key).toBe(key);
  });

  test.each([
    ['celery soup', 'celery'],
    ['cooked egg noodles', 'egg'],
    ['sesame bagels', 'sesame'],
    ['everything bagels', 'sesame'],
    ['all-butter shortcrust pastry', 'milk'],
    ['cream of tomato soup', 'milk'],
    ['pistachio cream', 'milk'],
    ['snails', 'molluscs'],
    ['béchamel sauce', 'gluten'],
  ] as const)('%s contains the %s that its name says', (name, allergen) => {
    expect(finder.findByName(name)?.contains).toContain(allergen);
  });

  test('a vegan food that may contain egg or milk is vegan only by its label', () => {
    const getFacts = (line: string) => {
      const sample: object = parse(sampleRecipe);
      return getRecipeFacts(
        recipeSchema().parse({ ...sample, ingredients: [{ title: 'All', items: [line] }] }),
        finder,
      );
    };
    const labels = [{ foodKey: 'marzipan', allergens: ['egg', 'milk'], diets: ['Vegan'] }];
    expect(getFacts('100 g marzipan')).toMatchObject({ labels });
    expect(getFacts('100 g marzipan, labelled vegan')).toMatchObject({ labels: [{ diets: [] }] });
    for (const { key, diet, mayContain, checkDiet } of finder.foods.values())
      if (diet === 'vegan' && mayContain.some((each) => each === 'egg' || each === 'milk'))
        expect({ key, checkDiet }).toEqual({ key, checkDiet: expect.stringMatching(/^veg/) });
  });

  test.each(['40 g piloncillo, grated', '1 tsp jaggery', '50 g panela', '2 tbsp gur'])('%s is sugar', (text) => {
    const line = readIngredientLine(text);
    if ('problem' in line) throw new Error(line.problem);
    expect(finder.findByName(line.item)?.kinds).toContain('sugar');
  });

  test.each([
    ['6 slices brioche', 240],
    ['1 brioche loaf', 400],
    ['4 brioche buns', 240],
    ['4 brioche', 240],
  ])('%s is %d g of brioche, without a warning', (line, grams) => {
    const sample: object = parse(sampleRecipe);
    const fields = recipeSchema().parse({ ...sample, ingredients: [{ title: 'All', items: [line] }] });
    const facts = getRecipeFacts(fields, finder);
    expect(facts).toMatchObject({ lines: [{ grams }], contains: ['gluten', 'egg', 'milk'], warnings: [] });
  });
});
