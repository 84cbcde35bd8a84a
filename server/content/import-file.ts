import fs from 'node:fs/promises';
import path from 'node:path';
import { SLUG, slugOf } from '#schema/rules/slug.ts';
import { isOptional, recipeFields } from './format/recipe.schema.ts';
import { readCooklang } from './formats/read-cooklang.ts';
import type { ReadRecipe } from './formats/read-recipe.ts';
import { readSchemaOrg } from './formats/read-schema-org.ts';
import { yamlText } from './formats/yaml-text.ts';
import { takenBy } from './new-recipe.ts';
import { readSourceFile } from './reading/source-file.ts';
import { readYaml } from './reading/yaml-source.ts';

interface ImportedFile {
  /** The path of the draft. */
  file: string;
  slug: string;
  /** Fields of which the file says nothing: they are open in the draft. */
  open: string[];
  /** What the file says that could not be read, in its order. */
  unread: string[];
}

/**
 * Writes `drafts/<slug>.yaml` out of a recipe in Cooklang (`.cook`) or in schema.org's JSON (`.json`). The slug is the file's
 * name. What is not in the file stays open, for the check to name.
 * @throws where the file cannot be read, or a recipe or draft has its name; nothing is written then
 */
export async function importFile(contentDir: string, source: string): Promise<ImportedFile> {
  const ending = path.extname(source).toLowerCase();
  if (ending !== '.cook' && ending !== '.json') throw new Error('Only .cook and .json files can be read');
  const slug = slugOf(path.basename(source, path.extname(source)));
  if (!SLUG.test(slug)) throw new Error(`"${path.basename(source)}" makes no address: rename the file`);
  const taken = await takenBy(contentDir, slug);
  if (taken) throw new Error(taken);
  // Editors of Windows begin a file with a mark, which JSON does not allow.
  const text = (await fs.readFile(source, 'utf8')).replace(/^\uFEFF/, '');
  const { fields, unread } = ending === '.cook' ? await readCooklang(text) : readSchemaOrg(text);
  const authors = await readSourceFile(path.join(contentDir, 'authors.yaml'), 'authors.yaml');
  const recipe = { ...fields, author: authorKey(fields.author, readYaml(authors).value) };
  const file = path.join(contentDir, 'drafts', `${slug}.yaml`);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, draftText(recipe), { flag: 'wx' });
  return { file, slug, open: openFields(recipe), unread };
}

/** @returns the text of a recipe file; fields that are still open are empty, each in its place. */
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
