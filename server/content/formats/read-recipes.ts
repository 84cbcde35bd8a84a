import { withFrontMatterLists } from './front-matter-lists.ts';
import { readCooklang } from './read-cooklang.ts';
import { readPlainText } from './read-plain-text.ts';
import type { ImportedRecipe } from './read-recipe.ts';
import { readSchemaOrg } from './read-schema-org.ts';
import { plainText } from './values.ts';

/** An ingredient, a piece of cookware or a timer in Cooklang: `@salt{1%tsp}`, `#pot{}`, `~{5%minutes}`. */
const COMPONENT = /(?:^|[\s(])(?:[@#~][\p{L}\d][^{}@#~\n]*\{[^{}\n]*\}|~\{[^{}\n]+\})/u;

/** Structured data of a recipe in a page: JSON-LD or microdata. Pages escape the quotes in attributes. */
const RECIPE_DATA =
  /@type(?:"|&quot;)\s*:\s*(?:\[[^\]]*)?(?:"|&quot;)(?:https?:\/\/schema\.org\/)?Recipe(?:"|&quot;)|itemtype\s*=\s*["']?https?:\/\/schema\.org\/Recipe/i;

/** `data` is schema.org's JSON, or a page with JSON or microdata; `page` is the source of a page without these. */
type Format = 'cooklang' | 'data' | 'page' | 'plain';

/** Returns the format of a text; Markdown is `plain`. */
export function detectFormat(text: string): Format {
  // `\s` also matches the byte order mark of Windows editors.
  if (!/^\s*[<{[]/.test(text) && COMPONENT.test(text)) return 'cooklang';
  if (/^\s*(?:\{|\[\s*[{[\]"])/.test(text)) return 'data';
  const isPage = /^\s*<(?:!doctype|html|head|body|script|div|article|main|!--|\?xml)/i.test(text);
  return isPage ? (RECIPE_DATA.test(text) ? 'data' : 'page') : 'plain';
}

/**
 * Reads the recipes of a text in one of the formats.
 * @throws {Error} if the text cannot be read, or has no recipe
 */
export async function readRecipes(text: string, format = detectFormat(text)): Promise<ImportedRecipe[]> {
  // Windows editors begin a file with a byte order mark, which JSON does not allow.
  const normalized = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (format === 'cooklang') return [await readCooklang(normalized)];
  if (format === 'data') return readSchemaOrg(normalized);
  return format === 'page' ? readPage(normalized) : readPlainText(withFrontMatterLists(normalized));
}

/** Reads the visible text of a page without structured data, from its heading on, because menus are above it. */
function readPage(page: string): ImportedRecipe[] {
  const visible = page.replace(
    /<(head|script|style|nav|header|footer|noscript|svg)\b(?:(?!<h1\b)[\s\S])*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi,
    '',
  );
  const heading = Math.max(0, visible.search(/<h1\b/i));
  try {
    return readPlainText(toText(visible.slice(heading)));
  } catch (error) {
    // Some pages have their only heading below the recipe.
    if (heading === 0) throw error;
    return readPlainText(toText(visible));
  }
}

/** Returns the text of HTML, with list items and headings as in Markdown. */
function toText(html: string): string {
  return plainText(
    html
      .replace(/\n/g, ' ')
      .replace(/<(?:p|div|section|article|tr|dt|dd)\b/gi, '\n$&')
      .replace(/<li\b[^<>]*>/gi, '\n- ')
      .replace(/<h([1-6])\b[^<>]*>/gi, (_tag, level: string) => `\n${'#'.repeat(Number(level))} `),
  );
}
