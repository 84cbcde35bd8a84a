import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { getEntry, getFileSlug } from '#schema/rules/content-desk.ts';
import { runStatement } from '#server/database/statements.ts';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { rebuildSearch } from '#server/features/search/rebuild-search.statements.ts';
import { groupBy } from '#server/group-by.ts';
import { today } from '#server/today.ts';
import { type CheckedFolder, checkLists, getListsOrProblems } from './check-lists.ts';
import { recipesNaming, recipesWithFoods } from './content.statements.ts';
import type { ContentLists } from './content.ts';
import { type RecipeRows, toRecipeRows } from './derive/recipe-rows.ts';
import { getFoodKeys, getNames } from './foods/foods.ts';
import { formatProblem, type Problem } from './problem.ts';
import { claimTitle, getTermNames } from './reading/across-files.ts';
import { type ContentFolder, toBatches } from './reading/content-folder.ts';
import { toHash } from './reading/source-file.ts';
import { readYaml } from './reading/yaml-source.ts';
import { announceContent, readPublished, toPath, toSourceFile } from './store/content-store.ts';
import { DocumentEntity } from './store/document.entity.ts';
import { readListIds, removeFromLists, writeLists, writeRecipes } from './write-rows.ts';

interface PublishRequest {
  contentDir: string;
  /** Paths of documents whose published text has changed, or that were withdrawn. */
  changed: readonly string[];
  /** Published texts of changed lists and entries before the change; null if there was none. */
  formerTexts?: ReadonlyMap<string, string | null>;
  /** `true` to derive all rows again. */
  everything?: boolean;
  /** Slugs of recipes that need no picture. */
  drafts?: ReadonlySet<string>;
  /** `true` to let lists and recipes name recipes that are not published. */
  allowsUnpublished?: boolean;
}

export interface PublishResult {
  /** Slugs of recipes, sorted. */
  added: string[];
  updated: string[];
  withdrawn: string[];
  /** Problems by path of the text, whose rows stay unchanged. If a list has a problem, nothing was written. */
  problems: ReadonlyMap<string, readonly Problem[]>;
}

/**
 * Derives and writes the rows of changed lists and recipes, of recipes that a changed list affects, and of recipes that
 * may name a withdrawn recipe. Rebuilds search if needed, and notifies servers. The caller
 * must hold the content lock (`lockContent`).
 */
export async function publish(manager: EntityManager, request: PublishRequest): Promise<PublishResult> {
  const { contentDir, changed, drafts = new Set() } = request;
  const slugs = new Set(changed.flatMap((path) => getFileSlug(path) ?? []));
  const lists = changed.filter((path) => getFileSlug(path) === undefined);
  const writesLists = request.everything === true || lists.length > 0;
  const folder = await readPublished(manager, contentDir);
  const allSlugs = request.allowsUnpublished ? await readAllSlugs(manager) : [];
  const lenientFolder = { ...folder, namedSlugs: [...(folder.namedSlugs ?? []), ...allSlugs] };
  const checked = await readLists(lenientFolder, contentDir, writesLists);
  if ('problems' in checked) return { added: [], updated: [], withdrawn: [], problems: groupByPath(checked.problems) };

  const content = checked.getLists();
  await writeLists(manager, content, request.everything ? 'all' : lists);
  const live = new Set(folder.slugs);
  const removedSlugs = [...slugs].filter((slug) => !live.has(slug));
  const affected = request.everything ? 'all' : await findAffected(manager, request, removedSlugs, content);
  const isFirstImport = !(await manager.existsBy(ContentStateEntity, { id: 1 }));
  const ids = await readListIds(manager);
  const titles = await readOtherTitles(manager, slugs);
  const result = { added: [] as string[], updated: [] as string[] };
  const problems: Problem[] = [];
  const slugsToCheck = folder.slugs.filter((slug) => affected === 'all' || slugs.has(slug) || affected.has(slug));
  for (const batch of toBatches(slugsToCheck)) {
    const rows: RecipeRows[] = [];
    const sources = await Promise.all(batch.map(async (slug) => [slug, await folder.readRecipe(slug)] as const));
    for (const [slug, text] of sources) {
      const source = drafts.has(slug) ? { ...text, file: text.file.replace('/recipes/', '/drafts/') } : text;
      const options = { isDraft: drafts.has(slug), readPicture: folder.readPicture };
      const { content: recipe, problems: recipeProblems, yaml } = await checked.checkRecipe(slug, source, options);
      const allProblems = recipe ? [...recipeProblems, ...claimTitle(titles, slug, yaml)] : recipeProblems;
      problems.push(...allProblems);
      if (recipe && allProblems.length === 0) rows.push(toRecipeRows(recipe));
      // Yields to the event loop, because a server also responds to requests.
      await new Promise(setImmediate);
    }
    const postponed = rows.filter(({ recipe }) => recipe.publishedOn > today());
    await recordRemoved(
      manager,
      postponed.map(({ recipe }) => recipe.slug),
    );
    const upserted = await writeRecipes(manager, rows, ids);
    result.added.push(...upserted.added);
    result.updated.push(...upserted.updated);
    await manager.update(
      DocumentEntity,
      { path: In(rows.map(({ recipe }) => toPath(recipe.slug))) },
      { problem: null },
    );
    const changedSlugs = rows.map(({ recipe }) => recipe.slug).filter((slug) => slugs.has(slug));
    await manager.update(RecipeEntity, { slug: In(changedSlugs) }, { updatedAt: () => 'now()' });
  }
  const withdrawn = await withdraw(manager, removedSlugs);
  await removeFromLists(manager, content);
  // After a first import, recipes have last changed on their publication days.
  if (isFirstImport)
    await manager.updateAll(RecipeEntity, { updatedAt: () => "published_on::timestamp at time zone 'UTC'" });
  if (request.everything || changed.some(isSearched)) await rebuildSearch(manager, content, request.everything);
  await announceContent(manager);
  const problemsByPath = groupByPath(problems);
  for (const [path, [problem]] of problemsByPath)
    await manager.update(DocumentEntity, { path }, { problem: problem && formatProblem(problem) });
  return { added: result.added.sort(), updated: result.updated.sort(), withdrawn, problems: problemsByPath };
}

/** Returns whether search may read a document. */
function isSearched(path: string): boolean {
  return !STANDALONE_LISTS.has(path) && getEntry(path)?.folder !== 'glossary';
}

/** Lists as last checked in this process, so that publishing a recipe does not check them again. */
let lastLists: { key: string; checked: CheckedFolder } | undefined;

/**
 * Returns the lists, ready for recipes to be derived, or their problems.
 * @param fresh - `true` to check them again even if their texts are the same: their pictures may have changed
 */
async function readLists(
  folder: ContentFolder,
  contentDir: string,
  fresh: boolean,
): Promise<CheckedFolder | { problems: readonly Problem[] }> {
  const lists = [...Object.values(folder.lists), ...folder.entries.values()].map(({ hash }) => hash);
  const key = toHash(
    [contentDir, ...lists, ...folder.entries.keys(), ...folder.slugs, ...(folder.namedSlugs ?? [])].join('\n'),
  );
  if (!fresh && lastLists?.key === key) return lastLists.checked;
  const checked = await checkLists(folder, contentDir, { cooking: false });
  const { problems } = getListsOrProblems(checked);
  if (problems.length > 0) return { problems };
  lastLists = { key, checked };
  return checked;
}

/** Returns problems by the paths of their documents. */
function groupByPath(problems: readonly Problem[]): Map<string, Problem[]> {
  return groupBy(problems, ({ file }) => file.slice(file.indexOf('/') + 1).replace(/^drafts\//, 'recipes/'));
}

async function readAllSlugs(manager: EntityManager): Promise<string[]> {
  const documents = await manager.find(DocumentEntity, { select: { id: true, path: true } });
  return documents.flatMap(({ path }) => getFileSlug(path) ?? []);
}

/** Returns the slugs of published recipes by title in lowercase, leaving out the given slugs. */
async function readOtherTitles(manager: EntityManager, without: ReadonlySet<string>): Promise<Map<string, string>> {
  const rows = await manager.find(RecipeEntity, {
    select: { id: true, slug: true, title: true },
    where: { isPublished: true },
  });
  return new Map(rows.filter(({ slug }) => !without.has(slug)).map(({ slug, title }) => [title.toLowerCase(), slug]));
}

/** Records recipes as removed if readers see them, because other programs may have copied them. */
async function recordRemoved(manager: EntityManager, slugs: readonly string[]): Promise<void> {
  const whereShown = { slug: In(slugs), isPublished: true, publishedOn: LessThanOrEqual(today()) };
  await manager.update(RecipeEntity, whereShown, { removedAt: () => 'now()' });
}

/**
 * Withdraws recipes from readers.
 * @returns their slugs, in order
 */
async function withdraw(manager: EntityManager, slugs: readonly string[]): Promise<string[]> {
  await recordRemoved(manager, slugs);
  const wherePublished = { slug: In(slugs), isPublished: true };
  const change = { isPublished: false, updatedAt: () => 'now()' };
  const { raw } = await manager.update(RecipeEntity, wherePublished, change, { returning: 'slug' });
  return raw.map(({ slug }: { slug: string }) => slug).sort();
}

/** Lists from which no row of a recipe is derived, and that search does not read. */
const STANDALONE_LISTS: ReadonlySet<string> = new Set(['glossary.yaml', 'home.yaml', 'menus.yaml']);

/**
 * Returns the slugs of recipes whose rows may change with lists, or whose text may name a withdrawn recipe;
 * or "all".
 * @param withdrawn - slugs of recipes
 * @param lists - the lists after the change
 */
async function findAffected(
  manager: EntityManager,
  { changed, formerTexts }: PublishRequest,
  withdrawn: readonly string[],
  lists: ContentLists,
): Promise<ReadonlySet<string> | 'all'> {
  const foods = new Set<string>();
  for (const path of changed) {
    const entry = getEntry(path);
    if (getFileSlug(path) !== undefined || STANDALONE_LISTS.has(path) || entry?.folder === 'glossary') continue;
    const text = formerTexts?.get(path);
    if (entry) foods.add(entry.key);
    else if (text == null || changesRecipes(path, readYaml(toSourceFile(path, text)).value, lists)) return 'all';
  }
  const namingRecipes = withdrawn.length > 0 ? await runStatement(manager, recipesNaming, [withdrawn]) : [];
  const affected = [...namingRecipes, ...(await findRecipesWith(manager, foods, lists))];
  return new Set(affected.map(({ slug }) => slug));
}

/** Returns whether a list changes rows of recipes. New or reworded authors, categories and cuisines change none. */
function changesRecipes(path: string, former: unknown, lists: ContentLists): boolean {
  if (path === 'authors.yaml') return lacksAny(lists.authors, 'key', Object.keys(former ?? {}));
  if (path === 'categories.yaml') return lacksAny(lists.categories, 'name', getTermNames(former) ?? []);
  if (path === 'cuisines.yaml') return lacksAny(lists.cuisines, 'name', getTermNames(former) ?? []);
  if (path !== 'guides.yaml') return true;
  const guides = Object.entries((former ?? {}) as Record<string, { words?: unknown }>);
  const formerWords = guides.map(([key, { words }]) => [key, words]);
  return JSON.stringify(formerWords) !== JSON.stringify(lists.guides.map(({ key, words }) => [key, words]));
}

function lacksAny<Field extends string>(
  entries: readonly Record<Field, string>[],
  field: Field,
  former: readonly string[],
): boolean {
  const values = new Set(entries.map((entry) => entry[field]));
  return former.some((name) => !values.has(name));
}

/** Returns recipes with one of the foods, or with a food made of one, or whose text has all words of a food's name. */
async function findRecipesWith(
  manager: EntityManager,
  foods: ReadonlySet<string>,
  lists: ContentLists,
): Promise<{ slug: string }[]> {
  if (foods.size === 0) return [];
  const byKey = new Map(lists.foods.map((food) => [food.key, food]));
  const madeFoods = lists.foods.filter((food) => [...getFoodKeys(food, byKey)].some((key) => foods.has(key)));
  const names = lists.foods.filter(({ key }) => foods.has(key)).flatMap(getNames);
  const patterns = names.map((name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .map(toPattern),
  );
  // Foods that were removed are not in the lists, but recipes still have them.
  const keys = new Set([...foods, ...madeFoods.map(({ key }) => key)]);
  return runStatement(manager, recipesWithFoods, [[...keys], JSON.stringify(patterns)]);
}

/** Returns a pattern that finds a word with or without its accents, and in the plural. */
function toPattern(word: string): string {
  return word.replace(/(?:ies|es|s|y)$/, '').replace(/[^a-z]+/g, '.{0,2}');
}
