import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ENTRY_FOLDERS, getEntry } from '#schema/rules/content-desk.ts';
import { getSlug, MAX_SLUG_LENGTH, SLUG } from '#schema/rules/slug.ts';
import { LIST_FILES, type ListFile, OPTIONAL_LISTS } from '../content.ts';
import type { Problem } from '../problem.ts';
import { type PictureSource, readDrawnPicture } from './picture.ts';
import { readContentFile, type SourceFile } from './source-file.ts';

/** Increase this if a release derives other rows from the same texts: the next start then derives all of them again. */
const DERIVATION_VERSION = 6;

/** Number of files or recipes in memory at a time, because all of them may not fit. */
const BATCH_SIZE = 200;

/** Content files, on disk or in the database. Recipes and pictures are read on demand. */
export interface ContentFolder {
  lists: Record<ListFile, SourceFile>;
  /** Files of single entries by their paths. Example of a path: "glossary/berbere.yaml". */
  entries: ReadonlyMap<string, SourceFile>;
  /** Slugs of the recipes; on disk oldest first, so that a first import gives ids in the order of publication. */
  slugs: readonly string[];
  /** Slugs that lists and recipes may name; by default `slugs`. */
  namedSlugs?: readonly string[];
  /** Slugs of drafts, which need no picture yet. */
  drafts: ReadonlySet<string>;
  /** Recipe files whose names are not slugs; `problems` has a problem for each. */
  misnamed: SourceFile[];
  /** SHA-256 (hex) of the files on disk by their paths. Example of a path: "recipes/doro-wat.yaml". */
  hashes: ReadonlyMap<string, string>;
  /** SHA-256 (hex) of the other inputs of the rows: the version of the derivation, and the drawn pictures. */
  basis: string;
  /** Problems of files with a wrong name or in a wrong folder, or of a folder without recipes. */
  problems: Problem[];
  readRecipe(slug: string): Promise<SourceFile>;
  /** Reads a `picture.json`, or returns null if there is none. */
  readPicture(name: string): Promise<PictureSource | null>;
}

/**
 * Reads the content files. Keeps lists and entries in memory, but only hashes of recipes. Throws only on disk errors.
 * @param withDrafts - `true` to read drafts as if they were recipes
 */
export async function readContentFolder(contentDir: string, withDrafts = false): Promise<ContentFolder> {
  const root = path.basename(path.resolve(contentDir));
  const readPicture = (name: string) => readDrawnPicture(contentDir, name);
  const [lists, recipeEntries, draftEntries, pictureEntries] = await Promise.all([
    Promise.all(LIST_FILES.map(async (name) => orEmpty(name, await readContentFile(contentDir, name)))),
    listFolder(path.join(contentDir, 'recipes')),
    withDrafts ? listFolder(path.join(contentDir, 'drafts')) : [],
    listFolder(path.join(contentDir, 'pictures')),
  ]);

  const entries = new Map((await Promise.all(ENTRY_FOLDERS.map((folder) => readEntries(contentDir, folder)))).flat());
  const names = new Set(recipeEntries.map((entry) => entry.name));
  const problems = recipeEntries.flatMap((entry) => checkRecipeName(entry.name, entry.isDirectory(), names, root));
  const files = recipeEntries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
  const recipeSlugs = files.filter(isRecipeName).map(toSlug);
  const drafts = new Set(
    draftEntries
      .map(({ name }) => name)
      .filter((name) => isRecipeName(name) && !names.has(name))
      .map(toSlug),
  );
  const slugs = [...recipeSlugs, ...drafts];
  const readRecipe = (slug: string) =>
    readContentFile(contentDir, drafts.has(slug) ? 'drafts' : 'recipes', `${slug}.yaml`);
  const invalidNames = files.filter((name) => /\.ya?ml$/i.test(name) && !isRecipeName(name));
  const misnamed = await Promise.all(invalidNames.map((name) => readContentFile(contentDir, 'recipes', name)));

  const hashes = new Map(
    LIST_FILES.flatMap((name, index) => (lists[index]?.hash ? [[name as string, lists[index].hash]] : [])),
  );
  for (const [file, { hash }] of entries) hashes.set(file, hash);
  const days = new Map<string, string>();
  for await (const [slug, file] of readEach(slugs, readRecipe)) {
    hashes.set(`recipes/${slug}.yaml`, file.hash);
    days.set(slug, readDay(file));
  }
  const basis = createHash('sha256').update(`mesob content ${DERIVATION_VERSION}`);
  const pictureNames = pictureEntries.filter((entry) => !entry.isFile()).map((entry) => entry.name);
  for await (const [name, picture] of readEach(pictureNames, readPicture))
    if (picture) basis.update(`\n${picture.hash} ${name}`);
  return {
    lists: Object.fromEntries(LIST_FILES.map((name, index) => [name, lists[index]])) as Record<ListFile, SourceFile>,
    entries,
    // The sort is stable, so recipes of one day stay in the order of their names.
    slugs: slugs.sort((a, b) => (days.get(a) ?? '').localeCompare(days.get(b) ?? '')),
    drafts,
    misnamed,
    hashes,
    basis: basis.digest('hex'),
    problems: slugs.length > 0 ? problems : [...problems, getEmptyFolderProblem(root)],
    readRecipe,
    readPicture,
  };
}

/** Reads the files of entries in a folder. */
async function readEntries(contentDir: string, folder: string): Promise<[path: string, source: SourceFile][]> {
  const paths = (await listFolder(path.join(contentDir, folder))).map(({ name }) => `${folder}/${name}`);
  return Promise.all(
    paths
      .filter((file) => getEntry(file))
      .map(async (file): Promise<[string, SourceFile]> => [file, await readContentFile(contentDir, file)]),
  );
}

/** Returns the file of a list, or an empty map if an optional file is missing. */
export function orEmpty(name: ListFile, source: SourceFile): SourceFile {
  return source.text === null && source.hash === '' && OPTIONAL_LISTS.has(name)
    ? { ...source, text: '{}\n', problems: [] }
    : source;
}

/** Reads many files, some at a time, and yields them in the order of `names`. */
async function* readEach<File>(
  names: readonly string[],
  read: (name: string) => Promise<File>,
): AsyncGenerator<[name: string, file: File]> {
  for (const batch of toBatches(names)) {
    const files = await Promise.all(batch.map(async (name): Promise<[string, File]> => [name, await read(name)]));
    yield* files;
  }
}

/** Yields the items in batches whose files fit in memory. */
export function* toBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) yield items.slice(start, start + BATCH_SIZE);
}

/** Returns the day of publication, not validated, for sorting. */
function readDay({ text }: SourceFile): string {
  return /^published: *["']?(\d{4}-\d\d-\d\d)/m.exec(text ?? '')?.[1] ?? '';
}

/** Returns the files and folders in a folder, sorted by name, without temporary files of editors and systems. */
async function listFolder(folder: string): Promise<Dirent[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => !/^[.#]|~$/.test(entry.name)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function getEmptyFolderProblem(root: string): Problem {
  return { file: `${root}/recipes`, line: 1, message: 'there are no recipes here: the folder is empty or missing' };
}

/** Returns the slug in the name of a recipe's file. */
function toSlug(name: string): string {
  return name.slice(0, -'.yaml'.length);
}

/** Returns whether the name is a recipe's file name, `<slug>.yaml`. */
function isRecipeName(name: string): boolean {
  return name.endsWith('.yaml') && SLUG.test(toSlug(name));
}

/**
 * Checks the name of a file in `content/recipes`: it becomes the recipe's address.
 * @param names - all names there, to find the same recipe under two names
 */
function checkRecipeName(name: string, isFolder: boolean, names: ReadonlySet<string>, root: string): Problem[] {
  const problem = (message: string) => ({ file: `${root}/recipes/${name}`, line: 1, message });
  if (isFolder) return [problem('must be in content/recipes itself, not in a subfolder')];
  const [, base = name, extension] = /^(.*?)(?:\.([^.]*))?$/.exec(name) ?? [];
  if (extension?.toLowerCase() !== 'yaml' && extension?.toLowerCase() !== 'yml') {
    return [problem(`is not a recipe: recipe files end in .yaml, like ${getSlug(base) || 'doro-wat'}.yaml`)];
  }
  const validName = `${getSlug(base) || 'doro-wat'}.yaml`;
  const problems: Problem[] = [];
  if (extension !== 'yaml') problems.push(problem(`the extension must be .yaml: rename it to ${validName}`));
  if (!SLUG.test(base)) {
    problems.push(
      problem(`use only lowercase letters a–z, digits and single hyphens in its name: rename the file to ${validName}`),
    );
  }
  if (base.length > MAX_SLUG_LENGTH) problems.push(problem(`the name is longer than ${MAX_SLUG_LENGTH} characters`));
  if (validName !== name && names.has(validName))
    problems.push(problem(`is the same recipe as ${root}/recipes/${validName}`));
  return problems;
}
