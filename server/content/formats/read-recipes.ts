import { readCooklang } from './read-cooklang.ts';
import { readPlainText } from './read-plain-text.ts';
import type { ImportedRecipe } from './read-recipe.ts';
import { readSchemaOrg } from './read-schema-org.ts';
import { plainText } from './values.ts';

/** An ingredient, a thing or a timer of Cooklang: `@salt{1%tsp}`, `#pot{}`, `~{5%minutes}`. */
const COMPONENT = /(?:^|[\s(])(?:[@#~][\p{L}\d][^{}@#~\n]*\{[^{}\n]*\}|~\{[^{}\n]+\})/u;

/** Data of a recipe in a page: JSON-LD or microdata. */
const DATA_OF_PAGE = /application\/ld\+json[\s\S]*Recipe|itemtype\s*=\s*["']?https?:\/\/schema\.org\/Recipe/i;

/**
 * Reads the recipes of a text: schema.org's JSON or a page with it, Cooklang, Markdown or plain text.
 * @param format - the text's format; detected if omitted
 * @throws {Error} if there is no recipe in it
 */
export async function readRecipes(text: string, format?: 'cooklang'): Promise<ImportedRecipe[]> {
  // Editors of Windows begin a file with a mark, which JSON does not allow.
  const written = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (format === 'cooklang' || (!/^\s*[<{[]/.test(written) && COMPONENT.test(written)))
    return [await readCooklang(written)];
  if (/^\s*(?:\{|\[\s*[{[\]"])/.test(written)) return readSchemaOrg(written);
  if (!/^\s*<(?:!doctype|html|head|body|script|div|article|main|!--|\?xml)/i.test(written))
    return readPlainText(written);
  // A page without data in it is read as it is seen.
  return DATA_OF_PAGE.test(written) ? readSchemaOrg(written) : readPlainText(pageText(written));
}

function pageText(page: string): string {
  const seen = page.replace(
    /<(head|script|style|nav|header|footer|noscript|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi,
    '',
  );
  return plainText(
    seen
      .replace(/\n/g, ' ')
      .replace(/<(?:p|div|section|article|tr|dt|dd)\b/gi, '\n$&')
      .replace(/<li\b[^<>]*>/gi, '\n- ')
      .replace(/<h([1-6])\b[^<>]*>/gi, (_tag, level: string) => `\n${'#'.repeat(Number(level))} `),
  );
}
