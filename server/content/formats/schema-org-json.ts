import { decodeHTML } from 'entities';
import { isFields } from '#server/is-fields.ts';
import { findTooDeepLine } from '../reading/nesting.ts';
import { parseMicrodata } from './microdata.ts';
import { getTexts } from './values.ts';

type Json = Record<string, unknown>;

/**
 * Returns the data of a text: JSON, or the source of a page with JSON in its scripts, or else with microdata.
 * @throws {Error} if the text is not JSON, or is nested too deep; for a script, only if the page has no other recipe
 */
export function parseData(text: string): unknown {
  if (!/^\s*</.test(text)) return parseJson(text);
  const errors: unknown[] = [];
  const data = getScripts(text).flatMap((script) => {
    try {
      return [parseJson(script)];
    } catch (error) {
      errors.push(error);
      return [];
    }
  });
  if (findRecipes(data).length > 0) return data;
  const items = parseMicrodata(text);
  if (errors.length > 0 && findRecipes(items).length === 0) throw errors[0];
  return items;
}

/** Returns each recipe once: some pages describe a recipe twice, once for each plugin. */
export function removeCopies(recipes: Json[]): Json[] {
  const contents = recipes.map(({ name, recipeIngredient }) =>
    JSON.stringify([getTexts(name), getTexts(recipeIngredient)]),
  );
  return recipes.filter((_, index) => contents.indexOf(contents[index] ?? '') === index);
}

/** Returns objects by "@id", for references. */
export function collectNodes(value: unknown, nodes = new Map<string, Json>()): Map<string, Json> {
  if (Array.isArray(value)) for (const part of value) collectNodes(part, nodes);
  else if (isFields(value)) {
    const id = value['@id'];
    if (typeof id === 'string' && !isReference(value)) nodes.set(id, value);
    for (const part of Object.values(value)) collectNodes(part, nodes);
  }
  return nodes;
}

function isReference(value: Json): boolean {
  return Object.keys(value).every((key) => key === '@id' || key === '@type');
}

/** Replaces the references in a value by their objects. References inside these objects stay. */
export function resolveReferences(value: unknown, nodes: Map<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((part) => resolveReferences(part, nodes));
  return isFields(value) && isReference(value) ? (nodes.get(String(value['@id'])) ?? value) : value;
}

const SCRIPT =
  /<script\b[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>|<meta\b[^>]*"application\/ld\+json"[^>]*content="([^"]*)"/gi;

/** Returns the texts of a page's scripts that may contain a recipe. */
function getScripts(page: string): string[] {
  const scripts = [...page.matchAll(SCRIPT)].map(([, script, content = '']) => script ?? decodeHTML(content));
  return scripts
    .filter((script) => /recipe/i.test(script))
    .map((script) => script.replace(/^\s*(?:\/\/)?\s*<!(?:--|\[CDATA\[)|(?:\/\/)?\s*(?:-->|\]\]>)\s*$/g, ''));
}

/** JSON in which quotation marks are entities. */
const ESCAPED_JSON = /^\s*[[{]\s*&(?:quot|#34);/i;

/**
 * Parses JSON, and repairs common mistakes, such as line breaks within strings, invalid escapes, and commas at the
 * end of a list.
 */
function parseJson(source: string): unknown {
  const text = ESCAPED_JSON.test(source) ? decodeHTML(source) : source;
  if (findTooDeepLine(text) !== undefined) throw new Error('Its lists and objects are nested too deep');
  try {
    return withUncapitalizedNames(JSON.parse(text));
  } catch (error) {
    const repaired = text.replace(/"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])|;\s*$/g, (part) =>
      part.startsWith('"') ? repairString(part) : '',
    );
    if (repaired === text) throw toReadableError(error);
    try {
      return withUncapitalizedNames(JSON.parse(repaired));
    } catch (secondError) {
      throw toReadableError(secondError);
    }
  }
}

/** Returns a plain error with a sentence for editors, because the caller treats a `SyntaxError` as a bug. */
function toReadableError(error: unknown): unknown {
  return error instanceof SyntaxError ? new Error(`It is not valid JSON: ${error.message}`) : error;
}

function repairString(text: string): string {
  return (
    text
      .replace(/\\(["\\/bfnrtu])|\\/g, (_, escaped?: string) => (escaped === undefined ? '' : `\\${escaped}`))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON does not allow these characters
      .replace(/[\u0000-\u001f]/g, (character) => JSON.stringify(character).slice(1, -1))
  );
}

/** Returns a value with uncapitalized property names: some pages write "ItemListElement". */
function withUncapitalizedNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUncapitalizedNames);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const uncapitalized = name.charAt(0).toLowerCase() + name.slice(1);
      return [Object.hasOwn(value, uncapitalized) ? name : uncapitalized, withUncapitalizedNames(part)];
    }),
  );
}

/** Returns all recipes of a file in their order, in lists, graphs and pages. */
export function findRecipes(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(findRecipes);
  if (!isFields(value)) return [];
  if (getTexts(value['@type']).some((type) => /(?:^|[/:])Recipe$/i.test(type))) return [value];
  return Object.values(value).flatMap(findRecipes);
}
