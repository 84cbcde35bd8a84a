import fs from 'node:fs/promises';
import path from 'node:path';
import { getSlug, SLUG } from '#schema/rules/slug.ts';
import { isOptional, recipeFields } from './format/recipe.schema.ts';
import type { ImportedRecipe, ReadRecipe } from './formats/read-recipe.ts';
import { readRecipes } from './formats/read-recipes.ts';
import { yamlText } from './formats/yaml-text.ts';
import { takenBy } from './new-recipe.ts';
import { readSourceFile } from './reading/source-file.ts';
import { readYaml } from './reading/yaml-source.ts';

interface ImportedFile {
  /** The path of the draft. */
  file: string;
  slug: string;
  /** Fields that the file does not have, which stay open in the draft. */
  open: string[];
  /** Unread parts of the file, in order. */
  unread: string[];
}

/** Endings of files that can be read. */
const ENDINGS = ['.cook', '.json', '.html', '.htm', '.md', '.txt'];

/**
 * Writes `drafts/<slug>.yaml` for each recipe of a file: Cooklang, schema.org's JSON alone or in a page, Markdown or
 * plain text. The slug is the file's name, or the recipe's title if there are several. Fields that the file does not
 * have stay open, for the check to report.
 * @throws {Error} if the file cannot be read, or a recipe or draft has its name; nothing is written then
 */
export async function importFile(contentDir: string, source: string): Promise<ImportedFile[]> {
  const ending = path.extname(source).toLowerCase();
  if (!ENDINGS.includes(ending)) throw new Error(`Only files that end in ${ENDINGS.join(', ')} can be read`);
  const text = await fs.readFile(source, 'utf8');
  const recipes = await readRecipes(text, ending === '.cook' ? 'cooklang' : undefined);
  const slugs = slugsFor(recipes, path.basename(source, path.extname(source)));
  for (const slug of slugs) {
    if (!SLUG.test(slug)) throw new Error(`"${path.basename(source)}" makes no address: rename the file`);
    const taken = await takenBy(contentDir, slug);
    if (taken) throw new Error(taken);
  }
  const authors = readYaml(await readSourceFile(path.join(contentDir, 'authors.yaml'), 'authors.yaml')).value;
  const folder = path.join(contentDir, 'drafts');
  await fs.mkdir(folder, { recursive: true });
  return Promise.all(
    recipes.map(async ({ fields, unread }, index) => {
      const slug = slugs[index] ?? '';
      const author = authorKey(fields.author, authors);
      const recipe = { ...fields, author };
      const file = path.join(folder, `${slug}.yaml`);
      await fs.writeFile(file, draftText(recipe), { flag: 'wx' });
      const unknown = fields.author !== undefined && author === undefined;
      const said = unknown ? [`author: ${fields.author}, not in authors.yaml`] : [];
      return { file, slug, open: openFields(recipe), unread: [...said, ...unread] };
    }),
  );
}

/** Several recipes of a file are named by their titles, and numbered if these make no address or the same one. */
function slugsFor(recipes: readonly ImportedRecipe[], name: string): string[] {
  if (recipes.length === 1) return [getSlug(name)];
  const titles = recipes.map(({ fields }) => getSlug(typeof fields.title === 'string' ? fields.title : ''));
  return titles.map((slug, index) => {
    return SLUG.test(slug) && titles.indexOf(slug) === index ? slug : getSlug(`${name} ${index + 1}`);
  });
}

/** Returns the text of a recipe file; open fields are empty, each at its position. */
function draftText(recipe: ReadRecipe): string {
  const open = new Set<string>(openFields(recipe));
  const lines = recipeFields.flatMap((field) => {
    if (open.has(field)) return [`${field}: # still open`];
    return recipe[field] === undefined ? [] : [yamlText({ [field]: recipe[field] })];
  });
  return `# yaml-language-server: $schema=../schemas/recipe.schema.json\n${lines.join('\n')}\n`;
}

function openFields(recipe: ReadRecipe): string[] {
  return recipeFields.filter((field) => recipe[field] === undefined && !isOptional(field));
}

/** Other formats name people, recipe files their keys. */
function authorKey(name: unknown, authors: unknown): unknown {
  const known = typeof authors === 'object' && authors !== null ? Object.entries(authors) : [];
  const found = known.find(([key, author]) => key === name || author?.name === name);
  return found?.[0];
}
