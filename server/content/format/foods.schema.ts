import * as z from 'zod';
import { AISLES, ALLERGENS, FOOD_DIETS } from '#schema/rules/vocabulary.ts';
import { suggestName } from '../similar.ts';
import { expects } from './expects.ts';
import { listedName, namesSchema, oneOfSchema, slugSchema, textSchema } from './text.ts';

const grams = z.number(expects('must be grams, for example 50')).positive({ error: 'must be more than 0 grams' });

const allergen = z.enum(ALLERGENS, {
  error: ({ input }) => `"${input}" is not an allergen: ${suggestName(String(input), ALLERGENS).hint}`,
});
const allergens = z.array(allergen, expects('must be a list of allergens, for example [egg, milk]')).default([]);

const measure = z
  .string()
  .regex(/^[a-z]+(?: [a-z]+)*$/, { error: 'must be a measure in the singular, for example tbsp or piece' });

const foodSchema = (recipes: readonly string[] | undefined) =>
  z
    .strictObject(
      {
        name: textSchema(60).describe('Singular name'),
        plural: textSchema(60).optional().describe('Plural name; omit it if there is none (flour, milk)'),
        aka: namesSchema('coriander leaves, cilantro').describe(
          'Other names, including foreign ones, in Latin letters',
        ),
        kinds: namesSchema('pork, maiale').describe(
          'Kinds of food that it belongs to, if its names do not show it: bacon is pork',
        ),
        ndb: z
          .string(expects('must be five digits in quotes, for example "01123"'))
          .regex(/^\d{5}$/, expects('must be five digits in quotes, for example "01123"'))
          .optional()
          .describe('Number of its row in content/usda-sr28.csv'),
        parts: z
          .record(z.string(), grams, expects('must be grams of other foods, for example {paprika: 20}'))
          .optional()
          .describe('Grams of other foods, if content/usda-sr28.csv does not have the food'),
        yields: grams.optional().describe('Grams that the parts yield after cooking and straining'),
        measures: z
          .record(measure, grams, expects('must be grams by measure, for example {piece: 50}'))
          .default({})
          .describe('Grams: tsp, tbsp and cup as the food goes into the pot; piece, clove, head … as bought'),
        bothWays: z
          .boolean(expects('must be true or false, or left out'))
          .optional()
          .describe(
            'Whether cooks both weigh it and measure it by volume; by default true for dry goods, spices and bakery',
          ),
        liquid: z
          .boolean(expects('must be true, or left out'))
          .default(false)
          .describe('true if it is poured: metric cooks measure it in milliliters'),
        edible: z
          .number(expects('must be a share, for example 0.88'))
          .gt(0, expects('must be more than 0'))
          .max(1, expects('must be at most 1'))
          .default(1)
          .describe('Edible share of the raw, whole food'),
        contains: allergens.describe('Allergens that it contains'),
        mayContain: allergens.describe('Allergens that it may contain: check the label'),
        diet: oneOfSchema(FOOD_DIETS).describe('Origin, which determines the diets'),
        checkDiet: oneOfSchema(['vegan', 'vegetarian'])
          .optional()
          .describe('Diet for which the label has to be checked'),
        recipe: listedName('content/recipes', recipes)
          .optional()
          .describe('Slug of the magazine’s recipe for making it'),
        price: z
          .number(expects('must be US dollars a kilogram, for example 4.5'))
          .nonnegative({ error: 'must be 0 dollars or more' })
          .optional()
          .describe('Price in US dollars per kilogram as sold, with peel and bone; by default computed from its parts'),
        aisle: oneOfSchema(AISLES).describe('Supermarket aisle'),
        buy: z
          .strictObject(
            { unit: textSchema(20), size: z.number().positive().optional(), grams: grams.optional() },
            expects('must be how it is bought, for example {unit: can, grams: 400}'),
          )
          .optional()
          .describe('How shops sell it'),
        cooking: z
          .strictObject(
            {
              core: z.number().min(40).max(100).optional().describe('Safe core temperature in °C'),
              boil: z.number().positive().optional().describe('Minutes that it has to boil'),
              simmer: z.number().positive().optional().describe('Minimum minutes until it is soft'),
              rice: z.boolean().optional().describe('Whether leftovers have to be stored like rice'),
            },
            expects('must say core, boil, simmer or rice'),
          )
          .optional()
          .describe('How to cook it safely'),
      },
      expects('must be a food with its fields'),
    )
    .refine(({ ndb, parts }) => (ndb === undefined) !== (parts === undefined), {
      error: 'must have either an ndb or parts',
    });

/**
 * The format of `foods.yaml`: foods by key.
 * @param recipes - the slugs of all recipes; undefined to allow every slug
 */
export function foodsSchema(recipes?: readonly string[]) {
  const food = foodSchema(recipes).describe('A food; its key begins with the basic food: butter-unsalted');
  return z.record(slugSchema('chickpea-canned'), food, expects('must hold foods by their keys, for example "egg:"'));
}

/** A food in its file. */
export type FoodFields = z.output<ReturnType<typeof foodSchema>>;
