import type { PastedRecipeType, PastedTextType } from '#server/features/desk/content/pasted-text.type.ts';
import { type ListedNames, toDraftText, withListedNames } from './draft-text.ts';
import type { RecipeField } from './format/recipe.schema.ts';
import type { ReadRecipe } from './formats/read-recipe.ts';
import { detectFormat, readRecipes } from './formats/read-recipes.ts';

/** A recipe in a pasted text; the desk chooses its path. */
type PastedRecipe = Omit<PastedRecipeType, 'file'>;

/** Recipes read from a pasted text. */
export interface PastedText extends Omit<PastedTextType, 'recipes'> {
  recipes: PastedRecipe[];
}

/** Reads the recipes of a pasted text: plain text, Markdown, Cooklang, schema.org's JSON or the source of a page. */
export async function readPastedText(text: string, names: ListedNames): Promise<PastedText> {
  const format = detectFormat(text);
  const isPlain = format === 'plain';
  try {
    const imported = await readRecipes(text, format);
    const findLine = lineFinder(text);
    const recipes = imported.map((each): PastedRecipe => {
      const { fields: listedFields, unread } = withListedNames(each, names);
      const fields = withoutListNames(listedFields);
      return {
        title: toText(fields.title),
        description: toText(fields.description),
        servings: toNumber(fields.servings),
        yield: toText(fields.yield),
        prepTime: toNumber(fields.prepTime),
        cookTime: toNumber(fields.cookTime),
        totalMinutes: toNumber(fields.totalMinutes),
        parts: LISTS.flatMap((field) => toParts(field, fields)),
        unread: unread.map((part) => ({ text: part, line: findLine(part) })),
        draft: toDraftText(fields),
      };
    });
    return { recipes, isPlain, problem: null };
  } catch (error) {
    // Parsers throw a plain error with a sentence for editors; any other class is a bug.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    return { recipes: [], isPlain, problem: error.message };
  }
}

/** Names of whole lists. The parsers of schema.org and Cooklang give some of them to lists without a title. */
const LIST_NAME = /^(?:ingredients|method|instructions|directions|preparation)$/i;

function withoutListNames(recipe: ReadRecipe): ReadRecipe {
  const clearTitles = (parts: unknown) =>
    Array.isArray(parts) ? parts.map((part) => (LIST_NAME.test(part.title) ? { ...part, title: null } : part)) : parts;
  return { ...recipe, ingredients: clearTitles(recipe.ingredients), instructions: clearTitles(recipe.instructions) };
}

const LISTS = ['ingredients', 'instructions', 'tips', 'equipment', 'serving'] as const satisfies RecipeField[];

function toParts(field: (typeof LISTS)[number], fields: ReadRecipe): PastedRecipe['parts'] {
  const value = fields[field];
  if (!Array.isArray(value) || value.length === 0) return [];
  if (field !== 'ingredients' && field !== 'instructions') return [{ field, title: null, lines: value.map(String) }];
  return value.map(({ title, items, steps }) => ({
    field,
    title: toText(title),
    lines: (items ?? steps ?? []).map((each: unknown) => toLine(each)),
  }));
}

/** Returns the text of a line or step, which is a string, or an object if it has details. */
function toLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return String('line' in value ? value.line : 'step' in value ? value.step : '');
}

const toText = (value: unknown) => (typeof value === 'string' ? value : null);
const toNumber = (value: unknown) => (typeof value === 'number' ? value : null);

/** Minimum number of letters and digits in the first line of a part that has several lines. */
const MIN_FIRST_LINE = 20;
/** Maximum number of parts whose lines are looked up. */
const MAX_LOOKUPS = 1_000;

/**
 * Returns a function that finds the line of an unread part, from 1, by its letters and digits. Most parts are in the
 * order of the text, so it first searches from the last line found.
 */
function lineFinder(text: string): (part: string) => number | null {
  const lines = text.split(/\r\n?|\n/).map(toKey);
  let lastIndex = 0;
  let lookups = 0;
  const lastIndexes = new Map<string, number>();
  const find = (part: string) => {
    const key = toKey(part);
    if (key === '') return -1;
    // The same part again is on a later line; different parts can share a line.
    const first = Math.max(lastIndex, (lastIndexes.get(key) ?? -1) + 1);
    const isMatch = (line: string) => line.includes(key) || (line.length >= MIN_FIRST_LINE && key.startsWith(line));
    const nextIndex = lines.findIndex((line, index) => index >= first && isMatch(line));
    const index = nextIndex < 0 ? lines.findIndex(isMatch) : nextIndex;
    if (index >= 0) lastIndexes.set(key, index);
    return index;
  };
  return (part) => {
    lookups += 1;
    if (lookups > MAX_LOOKUPS) return null;
    const fragment = part.replace(/, (?:read as|not in|none of) .*$/, '');
    // Some formats put the name of the field before a part: "author: Ida Winter".
    const index = [fragment, fragment.replace(/^[\p{L}@. ]+: /u, '')].map(find).find((each) => each >= 0);
    if (index === undefined) return null;
    lastIndex = index;
    return index + 1;
  };
}

function toKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
