import { stripMarks } from '#schema/rules/marked-amounts.ts';
import type { LineFields, RecipeField, RecipeFields } from '../format/recipe.schema.ts';
import { toCooklangIngredient } from './cooklang-ingredient.ts';
import { getAllergenFacts, type PublishedRecipe } from './published-recipe.ts';
import { TIME_FIELDS } from './read-recipe.ts';
import { toWrittenFields } from './written-recipe.ts';
import { yamlText } from './yaml-text.ts';

/** Cooklang's names of fields in the front matter, if they differ from ours. */
export const cooklangNames: Partial<Record<RecipeField, string>> = {
  category: 'course',
  alsoIn: 'tags',
  yield: 'makes',
  prepTime: 'prep time',
  cookTime: 'cook time',
  totalMinutes: 'from start to end',
  course: 'part of a meal',
};

/** Single times in a step, such as `40 minutes`; not the end of a range such as `40 to 45 minutes`. */
const TIMER = /(?<![\d.,/–-]|\b(?:to|or|and) )\b(\d+) (minutes?|hours?|seconds?)\b/g;

/**
 * Writes a recipe as Cooklang. Fields that Cooklang does not have go in the front matter, under our names. Ingredients
 * go in sections before the steps, because the steps name them in other words.
 */
export function toCooklang(recipe: PublishedRecipe): string {
  const { ingredients, instructions } = recipe.fields;
  const sections = [
    ...ingredients.map(({ title, items }) => toSection(title, items.map(toCooklangIngredient))),
    ...instructions.map(({ title, steps }) =>
      toSection(
        title,
        steps.map(({ text }) => toStepText(text)),
      ),
    ),
  ];
  return `---\n${yamlText(getFrontMatter(recipe))}\n---\n\n${sections.join('\n\n')}\n`;
}

function toSection(title: string, paragraphs: string[]): string {
  return [`== ${title} ==`, ...paragraphs].join('\n\n');
}

/** Returns a step with its timers, and with Cooklang's markers escaped. */
function toStepText(text: string): string {
  return stripMarks(text)
    .replace(/[@#~\\]/g, '\\$&')
    .replace(/-(?=-)|\[(?=-)|^[=>]/g, '\\$&')
    .replace(TIMER, '~{$1%$2}');
}

function getFrontMatter(recipe: PublishedRecipe): Record<string, unknown> {
  const { fields, url, picture, authorName, diets, unknownFoods, cost } = recipe;
  const { ingredients: _lines, instructions: _steps, ...others } = toWrittenFields({ ...fields, author: authorName });
  const entries = Object.entries(others).map(([field, value]) => {
    const name = cooklangNames[field as RecipeField] ?? field;
    return [name, TIME_FIELDS.has(field) ? `${value} minutes` : value];
  });
  return {
    ...Object.fromEntries(entries),
    ...(diets.length > 0 && { diet: diets.map((diet) => diet.toLowerCase()) }),
    ...Object.fromEntries(getAllergenFacts(recipe).map(([name, text]) => [name.toLowerCase(), text])),
    ...(unknownFoods.length > 0 && { 'unknown foods': unknownFoods.join(', ') }),
    'estimated cost': cost,
    source: url,
    image: `${picture}/4x3-640.jpg`,
    locale: 'en',
    ...getDetails(fields),
  };
}

/** Returns the fields of a line in the order of recipe files, because the database does not store their order. */
function toEntries({ scale, uses, instead, food, recipe }: LineFields['details']): [string, string | null][] {
  return Object.entries({ scale, uses, instead, food, recipe }).filter(([, value]) => value !== null);
}

/** Returns the details of lines and steps that Cooklang cannot express, so that an import restores them. */
function getDetails({ ingredients, instructions }: RecipeFields): Record<string, unknown> {
  const lines = ingredients
    .flatMap(({ items }) => items)
    .map(({ text, details }) => [text, toEntries(details)] as const)
    .filter(([, details]) => details.length > 0)
    .map(([line, details]) => ({ line, ...Object.fromEntries(details) }));
  const steps = instructions.flatMap((instruction) => instruction.steps);
  const stepsWithAmounts = steps.filter(({ text }) => stripMarks(text) !== text).map(({ text }) => text);
  const stepsWithUses = steps
    .filter(({ uses }) => uses.length > 0)
    .map(({ text, uses }) => ({ step: text, uses: Object.fromEntries(uses) }));
  return {
    ...(lines.length > 0 && { lines }),
    ...(stepsWithAmounts.length > 0 && { 'steps with amounts': stepsWithAmounts }),
    ...(stepsWithUses.length > 0 && { 'steps with uses': stepsWithUses }),
  };
}
