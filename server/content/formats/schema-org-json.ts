import { decodeHTML } from 'entities';
import { getTexts, isObject } from './values.ts';

type Json = Record<string, unknown>;

/** Returns the data of a text: JSON, or the source of a page with JSON in its scripts. */
export function dataIn(text: string): unknown {
  return /^\s*</.test(text) ? scriptsIn(text).map(parseJson) : parseJson(text);
}

/** Some pages describe a recipe twice, once for each plugin. */
export function withoutCopies(recipes: Json[]): Json[] {
  const written = recipes.map(({ name, recipeIngredient }) =>
    JSON.stringify([getTexts(name), getTexts(recipeIngredient)]),
  );
  return recipes.filter((_, index) => written.indexOf(written[index] ?? '') === index);
}

/** Returns objects by "@id", for references. */
export function nodesIn(value: unknown, nodes = new Map<string, Json>()): Map<string, Json> {
  if (Array.isArray(value)) for (const part of value) nodesIn(part, nodes);
  else if (isObject(value)) {
    const id = value['@id'];
    if (typeof id === 'string' && !isReference(value)) nodes.set(id, value);
    for (const part of Object.values(value)) nodesIn(part, nodes);
  }
  return nodes;
}

function isReference(value: Json): boolean {
  return Object.keys(value).every((key) => key === '@id' || key === '@type');
}

/** Returns a value with the objects to which it refers; references within these stay. */
export function resolved(value: unknown, nodes: Map<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((part) => resolved(part, nodes));
  return isObject(value) && isReference(value) ? (nodes.get(String(value['@id'])) ?? value) : value;
}

const SCRIPT =
  /<script\b[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>|<meta\b[^>]*"application\/ld\+json"[^>]*content="([^"]*)"/gi;

/** Returns the texts of a page's scripts that may hold a recipe. */
function scriptsIn(page: string): string[] {
  const scripts = [...page.matchAll(SCRIPT)].map(([, script, content = '']) => script ?? decodeHTML(content));
  return scripts
    .filter((script) => /Recipe/.test(script))
    .map((script) => script.replace(/^\s*(?:\/\/)?\s*<!(?:--|\[CDATA\[)|(?:\/\/)?\s*(?:-->|\]\]>)\s*$/g, ''));
}

/** Many pages break lines within texts or leave a comma at the end of a list, which JSON does not allow. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const repaired = text.replace(/"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])|;\s*$/g, (part) =>
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON does not allow
      part.startsWith('"') ? part.replace(/[\u0000-\u001f]/g, (sign) => JSON.stringify(sign).slice(1, -1)) : '',
    );
    if (repaired === text) throw error;
    return JSON.parse(repaired);
  }
}

/** Returns all recipes of a file in their order, in lists, graphs and pages. */
export function recipesIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(recipesIn);
  if (!isObject(value)) return [];
  if (getTexts(value['@type']).some((type) => /(?:^|[/:])Recipe$/.test(type))) return [value];
  return Object.values(value).flatMap(recipesIn);
}
