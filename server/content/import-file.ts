import fs from 'node:fs/promises';
import path from 'node:path';
import { getSlug, SLUG } from '#schema/rules/slug.ts';
import { getMissingFields, readListedNames, toDraftText, withListedNames } from './draft-text.ts';
import type { ImportedRecipe } from './formats/read-recipe.ts';
import { readRecipes } from './formats/read-recipes.ts';
import { explainTakenSlug } from './new-recipe.ts';
import { readContentFile } from './reading/source-file.ts';

interface ImportedFile {
  /** The path of the draft. */
  file: string;
  slug: string;
  /** Required fields that are empty in the draft. */
  missing: string[];
  /** Parts of the file that were not read. */
  unread: string[];
}

/** Extensions of files that can be read. */
const EXTENSIONS = ['.cook', '.json', '.html', '.htm', '.md', '.txt'];

/**
 * Writes `drafts/<slug>.yaml` for each recipe of a file: Cooklang, schema.org's JSON alone or in a page, Markdown or
 * plain text. Required fields that the file lacks are empty, and the check reports them.
 * @throws {Error} if the file cannot be read, or a recipe or draft has the slug; no draft is written then
 */
export async function importFile(contentDir: string, source: string): Promise<ImportedFile[]> {
  const extension = path.extname(source).toLowerCase();
  if (!EXTENSIONS.includes(extension))
    throw new Error(`Only files with the extensions ${EXTENSIONS.join(', ')} can be imported`);
  const text = await fs.readFile(source, 'utf8');
  const recipes = await readRecipes(text, extension === '.cook' ? 'cooklang' : undefined);
  const slugs = getSlugs(recipes, path.basename(source, path.extname(source)));
  for (const slug of slugs) {
    if (!SLUG.test(slug)) throw new Error(`"${path.basename(source)}" is not a slug: rename the file`);
    const conflict = await explainTakenSlug(contentDir, slug);
    if (conflict) throw new Error(conflict);
  }
  const names = await readListedNames((name) => readContentFile(contentDir, name));
  const folder = path.join(contentDir, 'drafts');
  await fs.mkdir(folder, { recursive: true });
  return Promise.all(
    recipes.map(async (imported, index) => {
      const slug = slugs[index] ?? '';
      const { fields, unread } = withListedNames(imported, names);
      const file = path.join(folder, `${slug}.yaml`);
      const text = `# yaml-language-server: $schema=../schemas/recipe.schema.json\n${toDraftText(fields, 'still open')}`;
      await fs.writeFile(file, text, { flag: 'wx' });
      return { file, slug, missing: getMissingFields(fields), unread };
    }),
  );
}

/** Returns the slugs: from the file's name for one recipe, else from each title, or the name and a number. */
function getSlugs(recipes: readonly ImportedRecipe[], name: string): string[] {
  if (recipes.length === 1) return [getSlug(name)];
  const titleSlugs = recipes.map(({ fields }) => getSlug(typeof fields.title === 'string' ? fields.title : ''));
  return titleSlugs.map((slug, index) => {
    return SLUG.test(slug) && titleSlugs.indexOf(slug) === index ? slug : getSlug(`${name} ${index + 1}`);
  });
}
