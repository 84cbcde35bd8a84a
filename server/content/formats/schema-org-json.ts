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
  const written = recipes.map(({ name, recipeIngredient }) =>
    JSON.stringify([getTexts(name), getTexts(recipeIngredient)]),
  );
  return recipes.filter((_, index) => written.indexOf(written[index] ?? '') === index);
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

/** Returns a value with the objects to which it refers; references within these stay. */
export function resolveReferences(value: unknown, nodes: Map<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((part) => resolveReferences(part, nodes));
  return isFields(value) && isReference(value) ? (nodes.get(String(value['@id'])) ?? value) : value;
}

const SCRIPT =
  /<script\b[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>|<meta\b[^>]*"application\/ld\+json"[^>]*content="([^"]*)"/gi;

/** Returns the texts of a page's scripts that may hold a recipe. */
function getScripts(page: string): string[] {
  const scripts = [...page.matchAll(SCRIPT)].map(([, script, content = '']) => script ?? decodeHTML(content));
  return scripts
    .filter((script) => /recipe/i.test(script))
    .map((script) => script.replace(/^\s*(?:\/\/)?\s*<!(?:--|\[CDATA\[)|(?:\/\/)?\s*(?:-->|\]\]>)\s*$/g, ''));
}

/** JSON in which quotation marks are entities. */
const ESCAPED_JSON = /^\s*[[{]\s*&(?:quot|#34);/i;

/**
 * Parses JSON, and repairs frequent mistakes, such as line breaks within strings, invalid escapes, and commas at the
 * end of a list.
 */
function parseJson(written: string): unknown {
  const text = ESCAPED_JSON.test(written) ? decodeHTML(written) : written;
  if (findTooDeepLine(text) !== undefined) throw new Error('Its lists and objects are nested too deep');
  try {
    return withPlainNames(JSON.parse(text));
  } catch (error) {
    const repaired = text.replace(/"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])|;\s*$/g, (part) =>
      part.startsWith('"') ? repairedText(part) : '',
    );
    if (repaired === text) throw toReadableError(error);
    try {
      return withPlainNames(JSON.parse(repaired));
    } catch (second) {
      throw toReadableError(second);
    }
  }
}

/** Returns an error with a sentence for people: a `SyntaxError` would be taken for a bug. */
function toReadableError(error: unknown): unknown {
  return error instanceof SyntaxError ? new Error(`It is not valid JSON: ${error.message}`) : error;
}

function repairedText(text: string): string {
  return (
    text
      .replace(/\\(["\\/bfnrtu])|\\/g, (_, escaped?: string) => (escaped === undefined ? '' : `\\${escaped}`))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON does not allow
      .replace(/[\u0000-\u001f]/g, (sign) => JSON.stringify(sign).slice(1, -1))
  );
}

/** Returns a value with uncapitalized property names: some pages write "ItemListElement". */
function withPlainNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainNames);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const plain = name.charAt(0).toLowerCase() + name.slice(1);
      return [Object.hasOwn(value, plain) ? name : plain, withPlainNames(part)];
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
