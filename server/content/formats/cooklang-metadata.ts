import { parse } from 'yaml';
import { type RecipeField, recipeFields } from '../format/recipe.schema.ts';
import { findTooDeepLine } from '../reading/nesting.ts';
import { cooklangNames } from './cooklang.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { readYield } from './schema-org-yield.ts';
import { getTexts, snippet, toMinutes } from './values.ts';

type Metadata = Record<string, unknown>;
/** Reads an entry into the recipe; returns the parts that it could not read. */
type Reader = (value: unknown, recipe: ReadRecipe) => string[];

/**
 * Reads the front matter of a Cooklang or Markdown file.
 * @throws {Error} if it is not a list of names with values
 */
export function parseFrontMatter(head: string): Metadata {
  if (findTooDeepLine(head) !== undefined) throw new Error('Its front matter is nested too deep');
  const front = parseLines(head);
  if (typeof front !== 'object' || front === null || Array.isArray(front))
    throw new Error('Its front matter must be lines such as "servings: 4"');
  if (isCyclic(front)) throw new Error('Its front matter contains itself');
  return { ...front };
}

/** Parses YAML, in which Cooklang allows colons without a space after them: "cooking time :30 mins". */
function parseLines(head: string): unknown {
  const spaced = head.replace(/^([\p{L}][^:\n]*?)[^\S\n]*:(?=[^\s:/])/gmu, '$1: ');
  try {
    const front: unknown = parse(head, { logLevel: 'error' }) ?? {};
    return typeof front === 'object' || spaced === head ? front : parse(spaced, { logLevel: 'error' });
  } catch (error) {
    if (spaced === head) throw error;
    return parse(spaced, { logLevel: 'error' });
  }
}

function isCyclic(value: object): boolean {
  try {
    JSON.stringify(value);
    return false;
  } catch {
    return true;
  }
}

/** Returns entries by key, in lowercase unless it is a known key. The key of `{prep: 1 h}` in `time` is "time.prep". */
function toEntries(data: Metadata): [key: string, value: unknown][] {
  return Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    const name = Object.hasOwn(readers, key) ? key : key.toLowerCase().replace(/_/g, ' ');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, value]];
    return Object.entries(value).map(([part, inner]) => [`${name}.${part.toLowerCase()}`, inner]);
  });
}

/** Entries of our own files that are computed from the recipe, or read with its body. */
const COMPUTED = new Set([
  ...['diet', 'contains', 'may contain', 'check the label', 'unknown foods'],
  ...['estimated cost', 'source', 'image', 'locale'],
  ...['lines', 'steps with amounts', 'steps with uses'],
]);

/** Reads all entries in order; returns the unread ones in the same order. */
export function readMetadata(data: Metadata, recipe: ReadRecipe): string[] {
  // Present only in files that this site wrote.
  const isOwn = Object.hasOwn(data, 'part of a meal');
  return toEntries(data).flatMap(([key, value]) => {
    if (value === null || value === '' || (isOwn && COMPUTED.has(key))) return [];
    const unread = Object.hasOwn(readers, key) ? readers[key]?.(value, recipe) : toEntryTexts(value);
    return (unread ?? []).map((text) => `${key}: ${text}`);
  });
}

function toEntryTexts(value: unknown): string[] {
  const texts = getTexts(value);
  return [texts.length > 0 ? texts.join(', ') : snippet(value)];
}

/** Fields that are lists of names, which other sites write in one text with commas. */
const LISTS = new Set<RecipeField>(['aka', 'alsoIn']);
/** Fields with paragraphs or objects, which only our own files have. */
const PARAGRAPHS = new Set<RecipeField>(['why', 'tips', 'equipment', 'serving', 'faqs']);

const ownReaders = recipeFields
  .filter((field) => field !== 'ingredients' && field !== 'instructions')
  .map((field): [string, Reader] => [cooklangNames[field] ?? field, createReader(field)]);

const readers: Record<string, Reader> = {
  ...Object.fromEntries(ownReaders),
  ...readWith(createTextReader('description'), 'introduction'),
  ...readWith(createTextReader('category'), 'category'),
  ...readWith(createTextReader('author'), 'author.name'),
  ...readWith(readServings, 'servings', 'serves', 'yield'),
  ...readWith(createTimeReader('prepTime'), 'prep time', 'preparation time', 'time.prep', 'preptime'),
  ...readWith(createTimeReader('cookTime'), 'cook time', 'cooking time', 'time.cook', 'cooktime'),
  ...readWith(
    createTimeReader('totalMinutes'),
    ...['from start to end', 'time required', 'time', 'duration', 'time.total', 'total time', 'totaltime'],
  ),
};

function readWith(reader: Reader, ...keys: string[]): Record<string, Reader> {
  return Object.fromEntries(keys.map((key) => [key, reader]));
}

function createReader(field: RecipeField): Reader {
  if (field === 'featured')
    return (value, recipe) => (value === true ? store(recipe, field, value) : toEntryTexts(value));
  if (LISTS.has(field)) {
    return (value, recipe) => {
      const names = Array.isArray(value) ? value : getTexts(value).flatMap((text) => text.split(/\s*,\s*/));
      return store(recipe, field, names);
    };
  }
  if (PARAGRAPHS.has(field))
    return (value, recipe) => store(recipe, field, Array.isArray(value) ? value : getTexts(value));
  return createTextReader(field);
}

/** Stores a value if the field has none; otherwise, returns the value as unread. */
function store(recipe: ReadRecipe, field: RecipeField, value: unknown): string[] {
  if (recipe[field] !== undefined && recipe[field] !== value) return toEntryTexts(value);
  recipe[field] = value;
  return [];
}

function createTextReader(field: RecipeField): Reader {
  return (value, recipe) => {
    const [text, ...others] = getTexts(value);
    return text === undefined ? toEntryTexts(value) : [...store(recipe, field, text), ...others];
  };
}

function createTimeReader(field: RecipeField): Reader {
  return (value, recipe) => {
    const minutes = toMinutes(getTexts(value)[0]);
    return minutes === undefined || recipe[field] !== undefined ? toEntryTexts(value) : store(recipe, field, minutes);
  };
}

/** Reads servings. Keeps the first of "1|2|3", a recipe written for three numbers of servings. */
function readServings(value: unknown, recipe: ReadRecipe): string[] {
  const texts = getTexts(value);
  const choices = texts.length === 1 ? (texts[0]?.split('|') ?? []) : texts;
  const { servings, makes, unread } = readYield(choices.length > 1 ? choices[0] : value);
  if ((servings ?? makes) === undefined || recipe.servings !== undefined) return toEntryTexts(value);
  Object.assign(recipe, { servings, yield: recipe.yield ?? makes });
  return choices.length > 1 ? [`${texts.join(', ')}, read as ${servings}`] : unread;
}
