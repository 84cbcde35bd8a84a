import fc from 'fast-check';
import { ALLERGENS, COURSES, DIETS, DIFFICULTIES, NUTRIENTS } from '#schema/rules/vocabulary.ts';
import type { RecipeWhere } from '#server/features/catalogue/lists/recipe-where.type.ts';
import { AUTHORS, CATEGORY_NAMES, CUISINE_NAMES, type RandomRecipe } from './random-catalogue.ts';

const pickFew = <Value>(values: readonly Value[], max = 2) =>
  fc.subarray([...values], { minLength: 1, maxLength: max });
const range = (most: number) =>
  fc
    .tuple(fc.option(fc.nat(most)), fc.option(fc.nat(most)))
    .map(([min, max]) => (min !== null && max !== null && max < min ? { min: max, max: min } : { min, max }));
const foodNames = fc.constantFrom('onion', 'Onions', 'cipolla', 'ginger', 'chilli', 'berbere', 'pork', 'niter-kibbeh');

/** Generates filters of up to four conditions, for a catalogue of these recipes. */
export function randomWheres(recipes: readonly RandomRecipe[]): fc.Arbitrary<RecipeWhere> {
  return fc
    .record(
      {
        slugs: pickFew(
          recipes.filter(({ published }) => published).map(({ slug }) => slug),
          20,
        ),
        exceptSlugs: pickFew(
          recipes.map(({ slug }) => slug),
          40,
        ),
        categories: pickFew(CATEGORY_NAMES.map((name) => name.toLowerCase())),
        cuisines: pickFew(CUISINE_NAMES),
        authors: pickFew(AUTHORS),
        diets: fc.record({ allOf: pickFew(DIETS) }),
        allergens: fc.record({ noneOf: pickFew(ALLERGENS) }),
        foods: fc.record(
          { allOf: fc.array(foodNames, { maxLength: 2 }), anyOf: fc.array(foodNames), noneOf: fc.array(foodNames) },
          { requiredKeys: [] },
        ),
        totalMinutes: range(200),
        activeMinutes: range(200),
        difficulty: pickFew(DIFFICULTIES),
        course: pickFew(COURSES),
        estimatedCost: range(25),
        pots: range(4),
        freezerMonths: range(5),
        rating: fc.record({ min: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10) }),
        nutrition: fc
          .array(fc.tuple(fc.constantFrom(...NUTRIENTS), range(40)), { maxLength: 2 })
          .map((list) => list.map(([nutrient, bounds]) => ({ nutrient, ...bounds }))),
        publishedAfter: fc.constantFrom('2025-01-15', '2025-02-12', '2025-03-18'),
        updatedAfter: fc.integer({ min: 1, max: 20 }).map((day) => new Date(Date.UTC(2025, 6, day, 12))),
        featured: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    .chain((where) =>
      fc
        .subarray(Object.keys(where), { maxLength: 4 })
        .map((keys) => Object.fromEntries(Object.entries(where).filter(([key]) => keys.includes(key)))),
    );
}
