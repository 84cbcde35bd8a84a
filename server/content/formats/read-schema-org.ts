import { isFields } from '#server/is-fields.ts';
import type { ImportedRecipe, ReadRecipe } from './read-recipe.ts';
import { readIngredients } from './schema-org-ingredients.ts';
import { InstructionsReader, isEmpty, type Section } from './schema-org-instructions.ts';
import { collectNodes, findRecipes, parseData, removeCopies, resolveReferences } from './schema-org-json.ts';
import { readYield } from './schema-org-yield.ts';
import { getTexts, parseDay, snippet, toMinutes } from './values.ts';

type Json = Record<string, unknown>;

/** Reads one property into the recipe; returns the parts that it could not read. */
type Reader = (value: unknown, recipe: ReadRecipe) => string[];

/** Properties of linked data, which do not describe the dish. */
const GRAPH_PROPERTIES = new Set(['@context', '@type', '@id', 'id', 'mainEntityOfPage', 'isPartOf', 'potentialAction']);

const readers: Record<string, Reader> = {
  name: createTextReader('title'),
  alternateName: (value, recipe) => {
    recipe.aka = nonEmpty(getTexts(value));
    return [];
  },
  description: createTextReader('description'),
  author: (value, recipe) => {
    const { names, unread } = readNames(value);
    return [...storeFirst('author', names, recipe), ...unread];
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
  recipeCuisine: (value, recipe) => storeFirst('cuisine', splitList(value), recipe),
  recipeYield: readServings,
  yield: readServings,
  prepTime: createTimeReader('prepTime'),
  cookTime: createTimeReader('cookTime'),
  totalTime: createTimeReader('totalMinutes'),
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
  const [recipe, ...others] = removeCopies(findRecipes(data)).map((each) => readRecipe(each, nodes));
  if (!recipe) throw new Error('It has no schema.org recipe: an object whose "@type" is "Recipe"');
  return [recipe, ...others];
}

function readRecipe(recipe: Json, nodes: Map<string, Json>): ImportedRecipe {
  const fields: ReadRecipe = { instructions: [] };
  const unread = Object.entries(recipe).flatMap(([property, value]) => {
    if (GRAPH_PROPERTIES.has(property) || isEmpty(value)) return [];
    const texts = Object.hasOwn(readers, property)
      ? readers[property]?.(resolveReferences(value, nodes), fields)
      : [snippet(value)];
    return (texts ?? []).map((text) => `${property}: ${text}`);
  });
  const { prepTime, cookTime, totalMinutes } = fields;
  if (Number(prepTime) + Number(cookTime) === totalMinutes) fields.totalMinutes = undefined;
  return { fields, unread };
}

/** Reads `recipeYield`, or its older name `yield`. Ignores a second value if it is equal. */
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
  const unread = reader.unread.map(([property, [one, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${property === null ? '' : `${property} `}${snippet(one)}${more}`;
  });
  return [...unread, ...reader.sections.filter(isEmptySection).map(({ title }) => `section without steps: ${title}`)];
}

function createTextReader(field: keyof ReadRecipe): Reader {
  return (value, recipe) => storeFirst(field, getTexts(value), recipe);
}

/** Stores the first of several values; returns the others as unread. */
function storeFirst(field: keyof ReadRecipe, [first, ...others]: readonly string[], recipe: ReadRecipe): string[] {
  recipe[field] = first;
  return others.filter((other) => other !== first);
}

function createTimeReader(field: keyof ReadRecipe): Reader {
  return (value, recipe) => {
    const [text] = getDurationTexts(value);
    recipe[field] = toMinutes(text);
    return text === undefined || recipe[field] !== undefined ? [] : [text];
  };
}

/** Returns the texts of a duration, which may be an object with a range. */
function getDurationTexts(value: unknown): string[] {
  const entry: unknown = Array.isArray(value) ? value[0] : value;
  if (!isFields(entry)) return getTexts(entry);
  return getTexts([entry.value, entry.name, entry.minValue, entry.maxValue, entry['@value']]);
}

function readNames(value: unknown): { names: string[]; unread: string[] } {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const namesByEntry = list.map((entry) => getTexts(isFields(entry) ? entry.name : entry));
  const unread = list.filter((entry, index) => namesByEntry[index]?.length === 0 && !isEmpty(entry)).map(snippet);
  return { names: namesByEntry.flat(), unread };
}

/** Returns the entries of a list, or of one text with commas. */
function splitList(value: unknown): string[] {
  return Array.isArray(value) ? getTexts(value) : getTexts(value).flatMap((text) => text.split(/,\s*/));
}

function nonEmpty<Value>(list: Value[]): Value[] | undefined {
  return list.length > 0 ? list : undefined;
}
