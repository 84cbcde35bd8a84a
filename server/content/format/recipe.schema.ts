import * as z from 'zod';
import { DIETS, DIFFICULTIES } from '#server/features/catalogue/recipe-vocabulary.ts';
import { readIngredientLine } from '../amounts.ts';
import { nearest, suggestion } from '../similar.ts';
import { expects } from './expects.ts';
import { nutrition } from './nutrition.ts';
import { list, nameIn, oneOf, text, whole } from './text.ts';

const DAY_MINUTES = 24 * 60;

const ingredientLine = text(160)
  .transform((written, context) => {
    const read = readIngredientLine(written);
    if (!('problem' in read)) return read;
    context.addIssue({ code: 'custom', message: `${read.problem} (found "${written}")` });
    return z.NEVER;
  })
  .describe('Amount, unit, ingredient, then a comma and how to prepare it: 2 large red onions, finely chopped');

/** The ingredient groups of a recipe, each line taken apart. */
const ingredients = list(
  z.strictObject(
    {
      title: text(80).describe('What the group is for: Sauce'),
      items: list(ingredientLine, 'items').describe('One ingredient a line'),
    },
    expects('must have a title and items'),
  ),
  'groups',
).describe('Groups with a title and items');

/** The names that the three lists know; undefined where a list cannot be read. */
export interface KnownNames {
  authors?: readonly string[];
  categories?: readonly string[];
  cuisines?: readonly string[];
}

/** The format of a recipe file, the only place that says it. Its output is tidied and taken apart. */
export function recipeSchema(known: KnownNames = {}) {
  const category = nameIn('categories.yaml', known.categories, (name) => suggestion(name, known.categories ?? []));
  return z.strictObject(
    {
      title: text(80).describe('At most 80 characters'),
      description: text(240).describe('One or two sentences, at most 240 characters; on cards and under the title'),
      author: nameIn('authors.yaml', known.authors, (name) => suggestion(name, known.authors ?? [])).describe(
        'A key of authors.yaml',
      ),
      published: z.iso.date(expects('must be a day like 2025-05-20')).describe('The day, YYYY-MM-DD'),
      category: category.describe('The primary category, a name of categories.yaml; it makes the address'),
      alsoIn: z
        .array(category, expects('must be a list of categories, for example [Dinner, Winter]'))
        .superRefine(refuseRepetition)
        .default([])
        .describe('Further categories, or left out'),
      cuisine: nameIn('cuisines.yaml', known.cuisines, (name) => suggestion(name, known.cuisines ?? [])).describe(
        'A name of cuisines.yaml',
      ),
      featured: z
        .boolean(expects('must be true, or left out'))
        .default(false)
        .describe('true for the home page, or left out'),
      servings: whole(1, 100, 'servings', 4).describe('A whole number'),
      estimatedCost: whole(1, 1_000, 'dollars', 12).describe('What one batch costs in groceries, in whole US dollars'),
      prepTime: whole(0, 14 * DAY_MINUTES, 'minutes', 30).describe('Minutes, waiting included'),
      cookTime: whole(0, 2 * DAY_MINUTES, 'minutes', 30).describe('Minutes; 0 where nothing is cooked'),
      difficulty: oneOf(DIFFICULTIES).describe('Easy, Medium or Hard'),
      diets: z
        .array(diet, expects('must be a list of diets, for example [Vegan, Nut-free], or []'))
        .superRefine(refuseRepetition)
        .describe('Diets that the recipe suits, [] where none'),
      why: list(text(240), 'reasons', { least: 3, most: 5, words: 'must list three to five reasons' }).describe(
        'Three to five reasons to love it',
      ),
      ingredients,
      instructions: list(
        z.strictObject(
          {
            title: text(80).describe('What the step is about'),
            steps: list(text(800), 'steps').describe('One or more sentences each'),
          },
          expects('must have a title and steps'),
        ),
        'instructions',
      ).describe('Numbered steps with a title and details'),
      tips: list(text(400), 'tips').describe('Cooking tips; text before a colon is set in bold'),
      equipment: z
        .array(text(120), expects('must be a list of equipment, or []'))
        .describe('What one needs beyond knife and board'),
      nutrition: nutrition.describe('For one serving, all eight in this order'),
      serving: list(text(400), 'suggestions').describe('Suggestions for serving'),
      faqs: list(
        z.strictObject(
          { question: text(160).describe('Ends with a question mark'), answer: text(800).describe('The answer') },
          expects('must have a question and an answer'),
        ),
        'questions',
      ).describe('Questions and answers'),
      summary: text(600).describe('Two or three sentences to close'),
    },
    expects('must hold the fields of a recipe, one "field: value" a line'),
  );
}

/** A recipe file, checked, tidied and taken apart. */
export type RecipeFields = z.output<ReturnType<typeof recipeSchema>>;

const diet = z.enum(DIETS, {
  error: ({ input }) => {
    if (typeof input !== 'string' || input === '') return 'must not be empty';
    const near = nearest(input, DIETS);
    return near
      ? `"${input}" is no diet: did you mean "${near}"?`
      : `"${input}" is no diet: there are ${DIETS.join(', ')}`;
  },
});

function refuseRepetition(names: string[], context: z.RefinementCtx): void {
  names.forEach((name, index) => {
    if (names.indexOf(name) === index) return;
    context.addIssue({ code: 'custom', path: [index], message: `repeats "${name}"` });
  });
}
