import { describe, expect, test } from 'vitest';
import type { Allergen } from '#schema/rules/vocabulary.ts';
import { readIngredientLine } from '#server/content/amounts.ts';
import { FoodFinder } from '#server/content/foods/find-food.ts';
import { isKnown } from '#server/content/foods/foods.ts';
import { readLine } from '#server/content/foods/recipe-facts.ts';
import { readSiteFoods } from '../support/site-foods.ts';

const { foods, names } = readSiteFoods();
const finder = new FoodFinder(foods, names);
const details = { food: null, uses: null, recipe: null, scale: null, instead: null };

/** Returns the food of a line, or the problem that keeps a recipe with this line from being published. */
function readFood(text: string) {
  const line = readIngredientLine(text);
  if ('problem' in line) throw new Error(line.problem);
  const result = readLine({ ...line, details }, [], finder);
  return 'food' in result ? result.food : result.message;
}

/** Ingredient lines, each with the allergens that the usual product contains or may contain. */
const PRODUCTS: [line: string, ...allergens: Allergen[]][] = [
  ['2 chicken cubes', 'gluten', 'celery'],
  ['1 beef cube', 'gluten', 'celery'],
  ['2 fish cubes', 'fish', 'celery'],
  ['1 tsp chicken powder', 'gluten', 'soy', 'celery'],
  ['1 tbsp Worcestershire', 'fish', 'gluten', 'soy'],
  ['2 tbsp nut butter', 'nuts', 'peanut'],
  ['250 ml almond milk', 'nuts'],
  ['200 ml mushroom sauce', 'milk'],
  ['4 tbsp Marie Rose sauce', 'egg', 'mustard'],
  ['2 tbsp burger sauce', 'egg', 'mustard'],
  ['1 sachet miso soup', 'soy', 'fish', 'gluten'],
  ['1 can tuna in water', 'fish', 'soy'],
  ['2 tbsp tobiko', 'fish', 'soy', 'gluten'],
  ['100 g unagi', 'fish', 'soy', 'gluten'],
  ['200 g fish pie mix', 'fish', 'crustaceans'],
  ['6 shrimp balls', 'crustaceans', 'fish', 'gluten', 'egg'],
  ['6 squid balls', 'molluscs', 'fish', 'gluten', 'egg'],
  ['6 rum balls', 'gluten', 'nuts', 'milk'],
  ['1 cup trail mix', 'nuts', 'peanut', 'milk', 'soy'],
  ['100 g praline paste', 'nuts', 'peanut', 'milk', 'soy'],
  ['200 g vermicelli noodles', 'gluten'],
  ['2 cups pancake mix', 'gluten', 'egg', 'milk'],
  ['1 tbsp brown rice syrup', 'gluten'],
  ['250 ml makgeolli', 'gluten'],
  ['300 g fresh penne', 'gluten', 'egg'],
  ['400 g dried lasagne sheets', 'gluten', 'egg'],
  ['12 cannelloni tubes', 'gluten', 'egg'],
  ['2 tbsp green pesto', 'milk', 'nuts', 'egg'],
  ['100 g provolone', 'milk', 'egg'],
  ['1 loaf garlic bread', 'gluten', 'milk'],
  ['3 tbsp pad thai sauce', 'soy', 'fish'],
  ['2 tbsp bacon bits', 'soy'],
  ['1 bouquet garni', 'celery'],
  ['1 tbsp vinegar', 'gluten', 'sulfites'],
  ['1 cup hot chocolate', 'milk'],
  ['200 g white crab meat', 'crustaceans', 'sulfites'],
  ['2 tbsp apricot jam', 'sulfites'],
  ['1 can baked beans', 'mustard'],
  ['1 jar queso', 'milk'],
  ['100 g kashk', 'milk'],
  ['2 tbsp shacha sauce', 'fish', 'crustaceans', 'peanut'],
  ['50 ml mentsuyu', 'fish', 'soy', 'gluten'],
  ['1 tbsp saeujeot', 'crustaceans'],
  ['2 youtiao', 'gluten'],
];

describe('a line that names a product', () => {
  test.each(PRODUCTS)('%s is labeled with its allergens, or cannot be published', (line, ...allergens) => {
    const food = readFood(line);
    // An error is as safe as a label: the recipe cannot be published.
    if (typeof food === 'string') return expect(names.findAll(line).length).toBeGreaterThan(0);
    expect([...food.contains, ...food.mayContain]).toEqual(expect.arrayContaining(allergens));
  });

  test.each([
    ['1 can French onion soup', 'meat'],
    ['1 sachet miso soup', 'fish'],
    ['3 tbsp pad thai sauce', 'fish'],
    ['1 loaf garlic bread', 'vegetarian'],
    ['2 cups pancake mix', 'vegetarian'],
  ])('%s suits the diet of the usual product, and no stricter one: %s', (line, diet) => {
    expect(readFood(line)).toMatchObject({ diet });
  });

  test.each(['1 can baked beans', '1 can onion soup', '100 g natto'])('%s may not be vegetarian', (line) => {
    expect(readFood(line)).toMatchObject({ checkDiet: 'vegetarian' });
  });

  test.each(['1 tsp pork powder', '100 g farofa', '1 Peking duck'])('%s is an error or an unknown food', (line) => {
    const food = readFood(line);
    expect(typeof food === 'string' || !isKnown(food)).toBe(true);
  });

  test.each([
    ['500 g chicken cubes', 'chicken-thigh'],
    ['2 tsp nutmeg powder', 'nutmeg'],
    ['4 sugar cubes', 'sugar-cubes'],
    ['2 tbsp almond powder', 'almond-flour-meal'],
    ['200 ml coconut milk', 'coconut-milk'],
    ['200 g oyster mushrooms', 'mushroom-oyster'],
  ])('%s is the food %s', (line, key) => {
    expect(readFood(line)).toMatchObject({ key });
  });
});
