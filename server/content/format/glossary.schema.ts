import * as z from 'zod';
import { FOOD_KINDS } from '#schema/rules/food-kinds.ts';
import { SLUG } from '#schema/rules/slug.ts';
import { expects } from './expects.ts';
import { list, oneOf, text } from './text.ts';

const substitute = z.strictObject(
  {
    for: text(40).describe('How much of the food it stands in for: 1 tbsp'),
    take: z
      .record(z.string(), text(40), expects('must be amounts by the keys of foods, for example {paprika: 2 tsp}'))
      .default({})
      .describe('Amounts of other foods; left out where the dish does without'),
    change: text(300).describe('How the dish differs then'),
  },
  expects('must say for, take and change'),
);

const entry = z.strictObject(
  {
    kind: oneOf(FOOD_KINDS).describe('Its group in the glossary'),
    what: text(600).describe('What it is, in two or three sentences'),
    taste: text(300).describe('How it tastes'),
    buy: text(400).describe('Where to buy it, and what to look for'),
    keep: text(300).describe('How to keep it, and how long'),
    instead: list(substitute, 'substitutes').describe('Substitutes, the best first'),
  },
  expects('must say kind, what, taste, buy, keep and instead'),
);

/** The format of `glossary.yaml`: explanations of foods by their keys in `foods.yaml`. */
export const glossarySchema = z.record(
  z.string().regex(SLUG, { error: 'must be a key of foods.yaml, for example berbere' }),
  entry.describe('What the glossary says of a food'),
  expects('must hold foods by their keys, for example "berbere:"'),
);

/** A food's entry, as written in its file. */
export type GlossaryFields = z.output<typeof entry>;
