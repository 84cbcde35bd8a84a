import { tooDeepAt } from '../reading/nesting.ts';
import type { ImportedRecipe, ReadRecipe } from './read-recipe.ts';
import { InstructionsReader, isObject } from './schema-org-instructions.ts';
import { readYield } from './schema-org-yield.ts';
import { minutesOf, snippet, textsOf } from './values.ts';

type Json = Record<string, unknown>;

/** Reads one property into the recipe; returns what it could not read. */
type Reader = (value: unknown, recipe: ReadRecipe) => string[];

/** Properties of pages and of linked data that say nothing of the dish. */
const OF_THE_PAGE = new Set([
  '@context',
  '@type',
  '@id',
  'id',
  'url',
  'mainEntityOfPage',
  'isPartOf',
  'inLanguage',
  'publisher',
  'dateModified',
  'dateCreated',
  'thumbnailUrl',
  'headline',
  'potentialAction',
]);

const readers: Record<string, Reader> = {
  name: first('title'),
  alternateName: (value, recipe) => {
    recipe.aka = some(textsOf(value));
    return [];
  },
  description: first('description'),
  author: (value, recipe) => firstOf('author', namesOf(value), recipe),
  datePublished: (value, recipe) =>
    firstOf(
      'published',
      textsOf(value).map((day) => day.slice(0, 10)),
      recipe,
    ),
  recipeCategory: (value, recipe) => {
    const [category, ...alsoIn] = listed(value);
    Object.assign(recipe, { category, alsoIn: some(alsoIn) });
    return [];
  },
  recipeCuisine: (value, recipe) => firstOf('cuisine', listed(value), recipe),
  recipeYield: (value, recipe) => {
    const { servings, makes, range } = readYield(value);
    Object.assign(recipe, { servings, yield: makes });
    return servings === undefined ? [snippet(value)] : range ? [`${range}, read as ${servings}`] : [];
  },
  prepTime: time('prepTime'),
  cookTime: time('cookTime'),
  totalTime: time('totalMinutes'),
  recipeIngredient: ingredients,
  ingredients,
  recipeInstructions: (value, recipe) => {
    const reader = new InstructionsReader();
    reader.read(value);
    recipe.instructions = reader.sections.filter(({ steps }) => steps.length > 0);
    return reader.unread.map(snippet);
  },
  tool: (value, recipe) => {
    recipe.equipment = some(namesOf(value));
    return [];
  },
};

/**
 * Reads a schema.org recipe in JSON-LD, ours or another's, wherever it is in the file.
 * @throws {Error} if the text is not JSON, or has no recipe
 */
export function readSchemaOrg(text: string): ImportedRecipe {
  if (tooDeepAt(text) !== undefined) throw new Error('Its lists and objects are nested too deep');
  const [recipe, ...others] = recipesIn(parseJson(text));
  if (!recipe) throw new Error('There is no schema.org recipe in it: an object whose "@type" is "Recipe"');
  const fields: ReadRecipe = { instructions: [] };
  const unread = Object.entries(recipe).flatMap(([property, value]) => {
    if (OF_THE_PAGE.has(property)) return [];
    const left = Object.hasOwn(readers, property) ? readers[property]?.(value, fields) : [snippet(value)];
    return (left ?? []).map((said) => `${property}: ${said}`);
  });
  unread.push(...others.map((other) => `another recipe: ${textsOf(other.name)[0] ?? 'without a name'}`));
  const { prepTime, cookTime, totalMinutes } = fields;
  if (Number(prepTime) + Number(cookTime) === totalMinutes) fields.totalMinutes = undefined;
  return { fields, unread };
}

/** Many pages break lines within texts, which JSON does not allow. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const escaped = text.replace(/"(?:[^"\\]|\\[\s\S])*"/g, (string) =>
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON does not allow
      string.replace(/[\u0000-\u001f]/g, (sign) => JSON.stringify(sign).slice(1, -1)),
    );
    if (escaped === text) throw error;
    return JSON.parse(escaped);
  }
}

/** Returns all recipes of a file in their order, in lists, graphs and pages. */
function recipesIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(recipesIn);
  if (!isObject(value)) return [];
  if (textsOf(value['@type']).some((type) => /(?:^|[/:])Recipe$/.test(type))) return [value];
  return Object.values(value).flatMap(recipesIn);
}

/** Several lists and the older name come one after the other. */
function ingredients(value: unknown, recipe: ReadRecipe): string[] {
  const unread: string[] = [];
  const items = ingredientTexts(value, unread).map((text) => text.replace(/^[-•*▢]\s*/, ''));
  const [known] = Array.isArray(recipe.ingredients) ? recipe.ingredients : [];
  const before: string[] = known?.items ?? [];
  recipe.ingredients = [
    { title: 'Ingredients', items: [...before, ...items.filter((item) => !before.includes(item))] },
  ];
  return unread;
}

function ingredientTexts(value: unknown, unread: string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => ingredientTexts(each, unread));
  if (!isObject(value)) return textsOf(value).flatMap((text) => text.split('\n'));
  const amount = isObject(value.requiredQuantity) ? value.requiredQuantity : value;
  const quantity = isObject(value.requiredQuantity) ? undefined : value.requiredQuantity;
  const parts = [
    quantity ?? amount.value ?? value.amount,
    amount.unitText ?? amount.unitCode,
    value.name ?? value.text,
  ];
  const text = parts.flatMap((part) => textsOf(part)[0] ?? []).join(' ');
  if (text !== '') return [text];
  const nested = value.itemListElement ?? value.item;
  if (nested !== undefined) return ingredientTexts(nested, unread);
  unread.push(snippet(value));
  return [];
}

function first(field: keyof ReadRecipe): Reader {
  return (value, recipe) => firstOf(field, textsOf(value), recipe);
}

/** Keeps one of several values; the others are not read. */
function firstOf(field: keyof ReadRecipe, [kept, ...others]: readonly string[], recipe: ReadRecipe): string[] {
  recipe[field] = kept;
  return others.filter((other) => other !== kept);
}

function time(field: keyof ReadRecipe): Reader {
  return (value, recipe) => {
    const [text] = durationTexts(value);
    recipe[field] = minutesOf(text);
    return text === undefined || recipe[field] !== undefined ? [] : [text];
  };
}

/** A duration may be an object, with a range. */
function durationTexts(value: unknown): string[] {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return isObject(one) ? textsOf([one.value, one.name, one.minValue, one.maxValue, one['@value']]) : textsOf(one);
}

function namesOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((entry) => textsOf(isObject(entry) ? entry.name : entry));
}

/** A list, or its entries in one text with commas. */
function listed(value: unknown): string[] {
  return Array.isArray(value) ? textsOf(value) : textsOf(value).flatMap((text) => text.split(/,\s*/));
}

function some<Value>(list: Value[]): Value[] | undefined {
  return list.length > 0 ? list : undefined;
}
