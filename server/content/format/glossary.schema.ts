import * as z from 'zod';
import { FOOD_KINDS } from '#schema/rules/food-kinds.ts';
import { SLUG } from '#schema/rules/slug.ts';
import { expects } from './expects.ts';
import { listSchema, oneOfSchema, textSchema } from './text.ts';

const substitute = z.strictObject(
  {
    for: textSchema(40).describe('Amount of the food that it replaces: 1 tbsp'),
    take: z
      .record(z.string(), textSchema(40), expects('must be amounts by the keys of foods, for example {paprika: 2 tsp}'))
      .default({})
      .describe('Amounts of other foods; omit it if the dish works without the food'),
    change: textSchema(300).describe('How the dish changes'),
  },
  expects('must say for, take and change'),
);

/** The format of `glossary/<key>.yaml`: the glossary entry of a food. */
export const glossaryEntrySchema = z.strictObject(
  {
    kind: oneOfSchema(FOOD_KINDS).describe('Group of the glossary'),
    what: textSchema(600).describe('Description of the food in two or three sentences'),
    taste: textSchema(300).describe('Taste'),
    buy: textSchema(400).describe('Where to buy it, and what to look for'),
    keep: textSchema(300).describe('How to store it, and for how long'),
    instead: listSchema(substitute, 'substitutes').describe('Substitutes, best first'),
  },
  expects('must say kind, what, taste, buy, keep and instead'),
);

/** The format of the glossary: entries by the keys of their foods in `foods.yaml`. */
export const glossarySchema = z.record(
  z.string().regex(SLUG, { error: 'must be a key of foods.yaml, for example berbere' }),
  glossaryEntrySchema.describe('Glossary entry of a food'),
  expects('must hold foods by their keys, for example "berbere:"'),
);

/** A food's entry, as written in its file. */
export type GlossaryFields = z.output<typeof glossaryEntrySchema>;
