import { tooDeepAt } from '../reading/nesting.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { minutesOf, numberOf, textsOf } from './values.ts';

type Json = Record<string, unknown>;

/**
 * Reads a schema.org recipe in JSON-LD, ours or another's, alone or within a list or a `@graph`.
 * @throws where the text is no JSON, or has no recipe
 */
export function readSchemaOrg(text: string): ReadRecipe {
  if (tooDeepAt(text) !== undefined) throw new Error('Its lists and objects are nested too deep');
  const recipe = findRecipe(JSON.parse(text));
  if (!recipe) throw new Error('There is no schema.org recipe in it: an object whose "@type" is "Recipe"');
  const [category, ...alsoIn] = listed(recipe.recipeCategory);
  const [servings, ...makes] = textsOf(recipe.recipeYield);
  const prepTime = minutesOf(textsOf(recipe.prepTime)[0]);
  const cookTime = minutesOf(textsOf(recipe.cookTime)[0]);
  const total = minutesOf(textsOf(recipe.totalTime)[0]);
  const isSum = prepTime !== undefined && cookTime !== undefined && prepTime + cookTime === total;
  return {
    title: textsOf(recipe.name)[0],
    aka: some(textsOf(recipe.alternateName)),
    description: textsOf(recipe.description)[0],
    author: namesOf(recipe.author)[0],
    published: textsOf(recipe.datePublished)[0]?.slice(0, 10),
    category,
    alsoIn: some(alsoIn),
    cuisine: listed(recipe.recipeCuisine)[0],
    servings: numberOf(servings),
    // Many sites say "6 servings" beside the number.
    yield: makes.find((made) => !/^\d+( servings?)?$/i.test(made)),
    prepTime,
    cookTime,
    totalMinutes: isSum ? undefined : total,
    ingredients: [{ title: 'Ingredients', items: textsOf(recipe.recipeIngredient ?? recipe.ingredients) }],
    instructions: instructionsOf(recipe.recipeInstructions),
    equipment: some(namesOf(recipe.tool)),
  };
}

function findRecipe(value: unknown): Json | undefined {
  if (Array.isArray(value)) return value.map(findRecipe).find(Boolean);
  if (!isObject(value)) return undefined;
  return textsOf(value['@type']).includes('Recipe') ? value : findRecipe(value['@graph']);
}

/** Sections keep their names; steps that stand alone get one. */
function instructionsOf(value: unknown): { title: string; steps: string[] }[] {
  const parts = Array.isArray(value) ? value : [value];
  const sections: { title: string; steps: string[] }[] = [];
  const alone: string[] = [];
  for (const part of parts) {
    if (typeof part === 'string') alone.push(...part.split(/\n+/).flatMap(textsOf));
    if (!isObject(part)) continue;
    const steps = part.itemListElement;
    if (steps === undefined) alone.push(...stepTexts(part));
    else sections.push({ title: textsOf(part.name)[0] ?? 'Method', steps: asList(steps).flatMap(stepTexts) });
  }
  return alone.length > 0 ? [...sections, { title: 'Method', steps: alone }] : sections;
}

function stepTexts(step: unknown): string[] {
  return isObject(step) ? textsOf(step.text ?? step.name) : textsOf(step);
}

function namesOf(value: unknown): string[] {
  return asList(value).flatMap((entry) => textsOf(isObject(entry) ? entry.name : entry));
}

/** A list, or its entries in one text with commas. */
function listed(value: unknown): string[] {
  return Array.isArray(value) ? textsOf(value) : textsOf(value).flatMap((text) => text.split(/,\s*/));
}

function some<Value>(list: Value[]): Value[] | undefined {
  return list.length > 0 ? list : undefined;
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
