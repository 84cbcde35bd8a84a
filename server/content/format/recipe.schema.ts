import * as z from 'zod';
import { DAY_MINUTES } from '#schema/rules/time.ts';
import { COURSES, DIFFICULTIES } from '#schema/rules/vocabulary.ts';
import type { LineDetails } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import { readIngredientLine } from '../amounts.ts';
import { readWrittenPart, type WrittenUse } from '../uses/written-uses.ts';
import { expects } from './expects.ts';
import { listedName, listSchema, namesSchema, oneOfSchema, textSchema, wholeNumber } from './text.ts';

/** How the amount of a line scales with the servings: not at all, or in whole numbers. */
const SCALES = ['fixed', 'whole'] as const;

const STEP_USE = expects('must be all, rest, some, none or an amount, for example 2 tbsp');

/** Amount with a decimal comma at the beginning of a line; "1,000" may be a thousand. */
const DECIMAL_COMMA = /^(\d+),(\d{1,2})(?!\d)/;

/** The text of an ingredient line, parsed. */
const lineText = textSchema(160, { anyFraction: true }).transform((text, context) => {
  const line = readIngredientLine(text);
  if (!('problem' in line)) return line;
  const [from, whole, decimals] = DECIMAL_COMMA.exec(text) ?? [];
  const params = from === undefined ? {} : { from, intended: `${whole}.${decimals}` };
  context.addIssue({ code: 'custom', message: `${line.problem} (found "${text}")`, params });
  return z.NEVER;
});

const EATEN_PART = 'must be what of it is eaten, for example "60 g", "15 %" or "less 800 g whey"';
const noDetails: LineDetails = { scale: null, uses: null, instead: null, food: null, recipe: null };

/** An ingredient line: a text, or fields. @param recipes - slugs of recipes that it may link to */
export function ingredientLine(recipes: readonly string[] | undefined) {
  const fields = z
    .strictObject({
      line: lineText.describe('The line as printed'),
      scale: oneOfSchema(SCALES)
        .optional()
        .describe('fixed: does not scale with the servings; whole: scales in whole numbers'),
      uses: z
        .string(expects(EATEN_PART))
        .regex(/^(?:\d+(?:\.\d+)? ?(?:g|%)|less \d+ g [a-z0-9-]+)$/, expects(EATEN_PART))
        .optional()
        .describe('Part that is eaten: grams of the whole amount, a share, or everything except grams of another food'),
      instead: textSchema(80, { anyFraction: true })
        .optional()
        .describe('Replacement for an amount that is not whole, for example: 1 egg and 1 yolk for 1 1/2'),
      food: z
        .string(expects('must be a key of foods.yaml'))
        .optional()
        .describe('Key of its food, if the words do not identify it'),
      recipe: listedName('content/recipes', recipes).optional().describe('Slug of the magazine’s recipe for making it'),
    })
    .transform(({ line, ...details }) => ({ ...line, details: { ...noDetails, ...details } satisfies LineDetails }));
  return z
    .union([lineText.transform((line) => ({ ...line, details: noDetails })), fields])
    .describe('Amount, unit, ingredient, then a comma and the preparation: 2 large red onions, finely chopped');
}

const lineUse = z.string(STEP_USE).refine((text) => readWrittenPart(text) !== null, STEP_USE);

/** A step: a text, or fields. */
export const step = z.union([
  textSchema(800, { marked: true }).transform((text) => ({ text, uses: [] as WrittenUse[] })),
  z
    .strictObject({
      step: textSchema(800, { marked: true }).describe('Instructions'),
      uses: z
        .record(
          z.string(),
          lineUse,
          expects('must be amounts by words of ingredient lines, for example {milk: 2 tbsp}'),
        )
        .describe(
          'Amounts of ingredient lines that the step uses, if the text does not state them: all, rest, some, none or an amount',
        ),
    })
    .transform((fields) => ({ text: fields.step, uses: Object.entries(fields.uses) })),
]);

/**
 * Maximum number of lines, and of steps, of a recipe. They are limited because each step is compared with each line.
 */
export const MAX_LINES = 150;
export const MAX_STEPS = 60;

function rejectMoreThan(count: number, max: number, noun: string, context: z.RefinementCtx): void {
  if (count > max)
    context.addIssue({ code: 'custom', message: `must have at most ${max} ${noun} in all (found ${count})` });
}

/** The ingredient groups of a recipe, with parsed lines. */
function ingredientGroups(recipes: readonly string[] | undefined) {
  return listSchema(
    z.strictObject(
      {
        title: textSchema(80).describe('Title of the group: Sauce'),
        items: listSchema(ingredientLine(recipes), 'items').describe('One ingredient per line'),
      },
      expects('must have a title and items'),
    ),
    'groups',
  )
    .superRefine((groups, context) => {
      rejectMoreThan(groups.flatMap(({ items }) => items).length, MAX_LINES, 'ingredient lines', context);
    })
    .describe('Groups with a title and items');
}

/** The names that other files define; undefined if a list cannot be read. */
export interface KnownNames {
  recipes?: readonly string[];
  authors?: readonly string[];
  categories?: readonly string[];
  cuisines?: readonly string[];
}

/** The format of a recipe file. Parsing trims texts and parses ingredient lines. */
export function recipeSchema(names: KnownNames = {}) {
  const category = listedName('categories.yaml', names.categories);
  return z.strictObject(
    {
      title: textSchema(70).describe('Title of at most 70 characters'),
      aka: namesSchema('chole, chana masala').describe('Other names and spellings of the dish; optional'),
      description: textSchema(240).describe(
        'One or two sentences, at most 240 characters; on cards and below the title',
      ),
      author: listedName('authors.yaml', names.authors).describe('Key in authors.yaml'),
      published: z.iso.date(expects('must be a day like 2025-05-20')).describe('Publication date, YYYY-MM-DD'),
      category: category.describe('Primary category, a name in categories.yaml; part of the URL'),
      alsoIn: z
        .array(category, expects('must be a list of categories, for example [Dinner, Winter]'))
        .superRefine(rejectDuplicates)
        .default([])
        .describe('Additional categories; optional'),
      cuisine: listedName('cuisines.yaml', names.cuisines).describe('Name in cuisines.yaml'),
      featured: z
        .boolean(expects('must be true, or left out'))
        .default(false)
        .describe('true to feature it on the home page; optional'),
      servings: wholeNumber(1, 100, 'servings', 4).describe('Number of people it serves'),
      yield: textSchema(40).optional().describe('Yield in pieces, if it matters: 16 pieces'),
      prepTime: wholeNumber(0, 14 * DAY_MINUTES, 'minutes', 30).describe('Minutes of preparation, including waiting'),
      cookTime: wholeNumber(0, 2 * DAY_MINUTES, 'minutes', 30).describe('Minutes of cooking; 0 if nothing is cooked'),
      totalMinutes: wholeNumber(1, 14 * DAY_MINUTES, 'minutes', 45)
        .optional()
        .describe('Minutes from start to finish, if not the sum of prepTime and cookTime'),
      difficulty: oneOfSchema(DIFFICULTIES).describe('Easy, Medium or Hard'),
      course: oneOfSchema(COURSES).describe('Course: part of a meal'),
      why: listSchema(textSchema(240), 'reasons', {
        min: 3,
        max: 5,
        words: 'must list three to five reasons',
      }).describe('Three to five reasons to love the recipe'),
      ingredients: ingredientGroups(names.recipes),
      instructions: listSchema(
        z.strictObject(
          {
            title: textSchema(80).describe('Title of the step'),
            steps: listSchema(step, 'steps').describe('One or more sentences each'),
          },
          expects('must have a title and steps'),
        ),
        'instructions',
      )
        .superRefine((instructions, context) => {
          rejectMoreThan(instructions.flatMap(({ steps }) => steps).length, MAX_STEPS, 'steps', context);
        })
        .describe('Numbered steps with a title and details'),
      tips: listSchema(textSchema(400, { marked: true }), 'tips').describe(
        'Cooking tips; text before a colon is set in bold',
      ),
      equipment: z
        .array(textSchema(120), expects('must be a list of equipment, or []'))
        .describe('Equipment other than a knife and a board'),
      serving: listSchema(textSchema(400, { marked: true }), 'suggestions').describe('Serving suggestions'),
      faqs: listSchema(
        z.strictObject(
          {
            question: textSchema(160).describe('Question, ending with a question mark'),
            answer: textSchema(800, { marked: true }).describe('Answer'),
          },
          expects('must have a question and an answer'),
        ),
        'questions',
      ).describe('Questions and answers'),
      summary: textSchema(600, { marked: true }).describe('Closing text of two or three sentences'),
    },
    expects('must hold the fields of a recipe, one "field: value" a line'),
  );
}

/** A recipe file after parsing. */
export type RecipeFields = z.output<ReturnType<typeof recipeSchema>>;

export type RecipeField = keyof RecipeFields;

const { shape } = recipeSchema();

/** The fields of a recipe file, in order. */
export const recipeFields = Object.keys(shape) as RecipeField[];

/** Returns whether a field of a recipe file is optional. */
export function isOptional(field: RecipeField): boolean {
  return shape[field].safeParse(undefined).success;
}

/** A parsed ingredient line, with the further fields of its entry in the file. */
export type LineFields = RecipeFields['ingredients'][number]['items'][number];

function rejectDuplicates(names: string[], context: z.RefinementCtx): void {
  names.forEach((name, index) => {
    if (names.indexOf(name) === index) return;
    context.addIssue({ code: 'custom', path: [index], message: `repeats "${name}"` });
  });
}
