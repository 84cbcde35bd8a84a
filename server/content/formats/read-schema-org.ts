import { isFields } from '#server/is-fields.ts';
import type { ImportedRecipe, ReadRecipe } from './read-recipe.ts';
import { readIngredients } from './schema-org-ingredients.ts';
import { InstructionsReader, isEmpty, type Section } from './schema-org-instructions.ts';
import { collectNodes, findRecipes, parseData, removeCopies, resolveReferences } from './schema-org-json.ts';
import { readYield } from './schema-org-yield.ts';
import { getTexts, parseDay, snippet, toMinutes } from './values.ts';

type Json = Record<string, unknown>;

/** Reads one property into the recipe; returns the unread part. */
type Reader = (value: unknown, recipe: ReadRecipe) => string[];

/** Properties of linked data, which say nothing about the dish. */
const OF_THE_GRAPH = new Set(['@context', '@type', '@id', 'id', 'mainEntityOfPage', 'isPartOf', 'potentialAction']);

const readers: Record<string, Reader> = {
  name: first('title'),
  alternateName: (value, recipe) => {
    recipe.aka = nonEmpty(getTexts(value));
    return [];
  },
  description: first('description'),
  author: (value, recipe) => {
    const { names, unread } = readNames(value);
    return [...takeFirst('author', names, recipe), ...unread];
  },
  datePublished: (value, recipe) => {
    const [text = ''] = getTexts(value);
    recipe.published = parseDay(text);
    return recipe.published === undefined ? [snippet(value)] : [];
  },
  recipeCategory: (value, recipe) => {
    const [category, ...alsoIn] = splitList(value);
    Object.assign(recipe, { category, alsoIn: nonEmpty(alsoIn) });
    return [];
  },
  recipeCuisine: (value, recipe) => takeFirst('cuisine', splitList(value), recipe),
  recipeYield: readServings,
  yield: readServings,
  prepTime: time('prepTime'),
  cookTime: time('cookTime'),
  totalTime: time('totalMinutes'),
  recipeIngredient: readIngredients,
  ingredients: readIngredients,
  recipeInstructions: readInstructions,
  tool: (value, recipe) => {
    const { names, unread } = readNames(value);
    recipe.equipment = nonEmpty(names);
    return unread;
  },
};

/**
 * Reads the schema.org recipes of a text, wherever they are in it.
 * @param text - JSON, or the source of a page with JSON-LD or microdata
 * @throws {Error} if the text is not JSON, or has no recipe
 */
export function readSchemaOrg(text: string): [ImportedRecipe, ...ImportedRecipe[]] {
  const data = parseData(text);
  const nodes = collectNodes(data);
  const [recipe, ...others] = removeCopies(findRecipes(data)).map((found) => readRecipe(found, nodes));
  if (!recipe) throw new Error('It has no schema.org recipe: an object whose "@type" is "Recipe"');
  return [recipe, ...others];
}

function readRecipe(recipe: Json, nodes: Map<string, Json>): ImportedRecipe {
  const fields: ReadRecipe = { instructions: [] };
  const unread = Object.entries(recipe).flatMap(([property, value]) => {
    if (OF_THE_GRAPH.has(property) || isEmpty(value)) return [];
    const left = Object.hasOwn(readers, property)
      ? readers[property]?.(resolveReferences(value, nodes), fields)
      : [snippet(value)];
    return (left ?? []).map((said) => `${property}: ${said}`);
  });
  const { prepTime, cookTime, totalMinutes } = fields;
  if (Number(prepTime) + Number(cookTime) === totalMinutes) fields.totalMinutes = undefined;
  return { fields, unread };
}

/** Reads `recipeYield`, or `yield`, its older name. A second value is ignored if it is equal. */
function readServings(value: unknown, recipe: ReadRecipe): string[] {
  const { servings, makes, unread } = readYield(value);
  if (recipe.servings !== undefined || recipe.yield !== undefined)
    return servings === recipe.servings && makes === recipe.yield ? [] : [snippet(value)];
  Object.assign(recipe, { servings, yield: makes });
  return servings === undefined && makes === undefined ? [snippet(value)] : unread;
}

function readInstructions(value: unknown, recipe: ReadRecipe): string[] {
  const reader = new InstructionsReader(typeof recipe.title === 'string' ? recipe.title : undefined);
  reader.read(value);
  const isEmptySection = ({ steps }: Section) => steps.length === 0;
  recipe.instructions = reader.sections.filter((section) => !isEmptySection(section));
  const left = reader.unread.map(([property, [one, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${property === null ? '' : `${property} `}${snippet(one)}${more}`;
  });
  return [...left, ...reader.sections.filter(isEmptySection).map(({ title }) => `section without steps: ${title}`)];
}

function first(field: keyof ReadRecipe): Reader {
  return (value, recipe) => takeFirst(field, getTexts(value), recipe);
}

/** Stores the first of several values; returns the others as unread. */
function takeFirst(field: keyof ReadRecipe, [kept, ...others]: readonly string[], recipe: ReadRecipe): string[] {
  recipe[field] = kept;
  return others.filter((other) => other !== kept);
}

function time(field: keyof ReadRecipe): Reader {
  return (value, recipe) => {
    const [text] = durationTexts(value);
    recipe[field] = toMinutes(text);
    return text === undefined || recipe[field] !== undefined ? [] : [text];
  };
}

/** Returns the texts of a duration, which may be an object with a range. */
function durationTexts(value: unknown): string[] {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return isFields(one) ? getTexts([one.value, one.name, one.minValue, one.maxValue, one['@value']]) : getTexts(one);
}

function readNames(value: unknown): { names: string[]; unread: string[] } {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const found = list.map((entry) => getTexts(isFields(entry) ? entry.name : entry));
  const unread = list.filter((entry, index) => found[index]?.length === 0 && !isEmpty(entry)).map(snippet);
  return { names: found.flat(), unread };
}

/** Returns the entries of a list, or of one text with commas. */
function splitList(value: unknown): string[] {
  return Array.isArray(value) ? getTexts(value) : getTexts(value).flatMap((text) => text.split(/,\s*/));
}

function nonEmpty<Value>(list: Value[]): Value[] | undefined {
  return list.length > 0 ? list : undefined;
}
