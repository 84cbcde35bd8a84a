import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { LIST_FILES, type ListFile } from '../content.ts';
import { LONGEST_SLUG, SLUG, slugOf } from '../format/slug.ts';
import type { Problem } from '../problem.ts';
import { readSourceFile, type SourceFile } from './source-file.ts';

/** Raise it when the same files have to be imported again, because the import itself makes something else of them. */
const IMPORT_VERSION = 3;

/** The files of `content/` as they are on disk. */
export interface ContentFolder {
  lists: Record<ListFile, SourceFile>;
  /** Recipe files by their slug. */
  recipes: Map<string, SourceFile>;
  /** Recipe files whose names make no address; each has its problem already. */
  misnamed: SourceFile[];
  /** `picture.json` by slug; a recipe without one is not in here. */
  pictures: Map<string, SourceFile>;
  /** SHA-256 (hex) over all of them. */
  digest: string;
  /** Files that are not where or what they should be. */
  problems: Problem[];
}

/** Reads every content file once. Throws only where the disk does. */
export async function readContentFolder(contentDir: string): Promise<ContentFolder> {
  const root = path.basename(path.resolve(contentDir));
  const read = (...steps: string[]) => readSourceFile(path.join(contentDir, ...steps), [root, ...steps].join('/'));
  const [lists, recipeFiles, pictureFolders] = await Promise.all([
    Promise.all(LIST_FILES.map((name) => read(name))),
    entriesOf(path.join(contentDir, 'recipes')),
    entriesOf(path.join(contentDir, 'pictures')),
  ]);

  const names = recipeFiles.map((entry) => entry.name);
  const problems = recipeFiles.flatMap((entry) => checkRecipeName(entry.name, entry.isDirectory(), names, root));
  const files = recipeFiles.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
  const slugs = files.filter(isRecipeName).map((name) => name.slice(0, -'.yaml'.length));
  const odd = files.filter((name) => /\.ya?ml$/i.test(name) && !isRecipeName(name));
  const drawn = pictureFolders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const [recipes, misnamed, pictures] = await Promise.all([
    Promise.all(slugs.map(async (slug) => [slug, await read('recipes', `${slug}.yaml`)] as const)),
    Promise.all(odd.map((name) => read('recipes', name))),
    Promise.all(drawn.map(async (slug) => [slug, await read('pictures', slug, 'picture.json')] as const)),
  ]);
  const there = pictures.filter(([, picture]) => picture.hash !== '');
  const all = [...lists, ...misnamed, ...recipes.map(([, file]) => file), ...there.map(([, file]) => file)];
  return {
    lists: Object.fromEntries(LIST_FILES.map((name, index) => [name, lists[index]])) as Record<ListFile, SourceFile>,
    recipes: new Map(recipes),
    misnamed,
    pictures: new Map(there),
    digest: digestOf(all),
    problems: recipes.length > 0 ? problems : [...problems, noRecipes(root)],
  };
}

/** Reads `drafts/<slug>.yaml`; that it is not there is a problem of it. */
export function readDraft(contentDir: string, slug: string): Promise<SourceFile> {
  const file = ['drafts', `${slug}.yaml`];
  const root = path.basename(path.resolve(contentDir));
  return readSourceFile(path.join(contentDir, ...file), [root, ...file].join('/'));
}

/** In the order of their names; what editors and systems leave behind is passed over. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => !/^[.#]|~$/.test(entry.name)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function digestOf(files: SourceFile[]): string {
  const lines = files.map(({ file, hash }) => `${hash} ${file.slice(file.indexOf('/') + 1)}`).sort();
  return createHash('sha256')
    .update([`mesob content ${IMPORT_VERSION}`, ...lines].join('\n'))
    .digest('hex');
}

function noRecipes(root: string): Problem {
  return { file: `${root}/recipes`, line: 1, message: 'there is no recipe here: the folder is empty or not there' };
}

/** @returns whether the name is that of a recipe, `<slug>.yaml`. */
function isRecipeName(name: string): boolean {
  return name.endsWith('.yaml') && SLUG.test(name.slice(0, -'.yaml'.length));
}

/**
 * Checks the name of an entry of `content/recipes`: it becomes the recipe's address.
 * @param names all entries there, to find the same recipe under two names.
 */
function checkRecipeName(name: string, isFolder: boolean, names: string[], root: string): Problem[] {
  const problem = (message: string) => ({ file: `${root}/recipes/${name}`, line: 1, message });
  if (isFolder) return [problem('recipes stand in content/recipes itself, not in folders')];
  const [, base = name, extension] = /^(.*?)(?:\.([^.]*))?$/.exec(name) ?? [];
  if (extension?.toLowerCase() !== 'yaml' && extension?.toLowerCase() !== 'yml') {
    return [problem(`is not a recipe: recipe files end in .yaml, like ${slugOf(base) || 'doro-wat'}.yaml`)];
  }
  const proper = `${slugOf(base) || 'doro-wat'}.yaml`;
  const problems: Problem[] = [];
  if (extension !== 'yaml') problems.push(problem(`the file has to end in .yaml: rename it to ${proper}`));
  if (!SLUG.test(base)) {
    problems.push(
      problem(`the name may hold lower-case letters a–z, digits and single hyphens: rename the file to ${proper}`),
    );
  }
  if (base.length > LONGEST_SLUG) problems.push(problem(`the name is longer than ${LONGEST_SLUG} characters`));
  const twin = names.find((other) => other !== name && other === proper);
  if (twin) problems.push(problem(`is the same recipe as ${root}/recipes/${twin}`));
  return problems;
}
