import type { DataSource, EntityManager } from 'typeorm';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';
import type { CheckedFolder } from './check-content.ts';
import { checkWithDesk } from './check-with-desk.ts';
import { readDeskFiles, settleDeskFiles, withDeskFiles } from './desk-files.ts';
import { formatProblem, type Problem } from './problem.ts';
import { type ContentFolder, readContentFolder } from './reading/content-folder.ts';
import { readPhotographs, withPhotographs } from './reading/photographs.ts';
import { lockContent } from './writing/lock-content.ts';
import { rebuildSearch } from './writing/rebuild-search.ts';
import { beginRecipeFoods, takeRecipeFoods, writeFoods, writeRecipeFoods } from './writing/write-foods.ts';
import { type ListIds, removeFromLists, writeGuides, writeLists, writeMenus } from './writing/write-lists.ts';
import {
  beginRecipes,
  datePublication,
  keepRecipes,
  type RecipeChanges,
  withdrawRecipes,
  writeRecipes,
} from './writing/write-recipes.ts';

interface ImportOptions {
  dataSource: DataSource;
  contentDir: string;
  log: (message: string) => void;
  /** `true` to import the others where some recipes have problems: those stay as the database has them. */
  leaveOut?: boolean;
  /** `true` to import drafts like recipes, for a preview: an import without them withdraws them. */
  withDrafts?: boolean;
}

/** Result of an import; recipes by their slugs. */
interface ImportResult extends RecipeChanges {
  /** False where the database held just this content already: then nothing was written. */
  changed: boolean;
  /** Recipes that were left out for their problems. */
  leftOut: string[];
}

const NOTHING: ImportResult = { changed: false, added: [], updated: [], unpublished: [], leftOut: [] };

/**
 * Brings the database in line with the files, in one transaction. Ids, reviews and ratings stay; a recipe whose file is
 * gone is unpublished, not deleted. Servers are notified through `content_changed`. Recipes are read, checked and written
 * some at a time: memory does not grow with them.
 * @throws ContentError with every problem of every file, but for those of recipes that are left out; then nothing is written.
 */
export async function importContent({
  dataSource,
  contentDir,
  log,
  leaveOut,
  withDrafts,
}: ImportOptions): Promise<ImportResult> {
  const files = await readContentFolder(contentDir, withDrafts);
  const published = async (manager: EntityManager) => withDeskFiles(files, await readDeskFiles(manager));
  const tell = (lines: readonly string[]) => {
    for (const line of lines) log(`LEFT OUT until it is mended: ${line}`);
  };
  const imported = await importedState(dataSource.manager);
  if (imported?.digest === (await published(dataSource.manager)).digest) {
    tell(imported.leftOut);
    await dataSource.transaction(async (manager) => {
      // Another instance may be publishing.
      await lockContent(manager);
      for (const line of await settleDeskFiles(manager, files)) log(line);
    });
    return NOTHING;
  }
  let count = 0;
  const result = await dataSource.transaction(async (manager) => {
    await lockContent(manager);
    for (const line of await settleDeskFiles(manager, files)) log(line);
    const folder = await published(manager);
    if ((await importedState(manager))?.digest === folder.digest) return NOTHING;
    count = folder.slugs.length;
    const shown = withPhotographs(folder, await readPhotographs(manager));
    const checked = await checkWithDesk(shown, files, contentDir, { cooking: false, leaveOut });
    const written = await writeContent(manager, checked, folder);
    tell(firstOfEachFile(checked.leftOut));
    return { changed: true, ...written };
  });
  if (result.changed) {
    const { added, updated, unpublished, leftOut } = result;
    log(
      `Imported ${count - leftOut.length} recipes: ${added.length} new, ${updated.length} changed, ` +
        `${unpublished.length} withdrawn${leftOut.length > 0 ? `, LEFT OUT: ${leftOut.join(', ')}` : ''}`,
    );
  }
  return result;
}

/** Writes all content, checked, with the transaction of an import. */
export async function writeContent(
  manager: EntityManager,
  checked: CheckedFolder,
  folder: ContentFolder,
): Promise<Omit<ImportResult, 'changed'>> {
  const leftOut = new Set(folder.slugs);
  const added: string[] = [];
  const updated: string[] = [];
  await beginRecipes(manager);
  await beginRecipeFoods(manager);
  let ids: ListIds | undefined;
  // None come where a list has a problem.
  for await (const recipes of checked.recipes()) {
    ids ??= await writeReferred(manager, checked);
    const changes = await writeRecipes(manager, recipes, ids);
    await takeRecipeFoods(manager, recipes);
    added.push(...changes.added);
    updated.push(...changes.updated);
    for (const { slug } of recipes) leftOut.delete(slug);
  }
  const lists = checked.lists();
  await removeFromLists(manager, lists);
  await keepRecipes(manager, [...leftOut]);
  if ((await importedState(manager)) === null) await datePublication(manager);
  const unpublished = await withdrawRecipes(manager);
  await writeRecipeFoods(manager);
  await rebuildSearch(manager, lists);
  const { digest } = folder;
  const problems = firstOfEachFile(checked.leftOut);
  const state = { id: 1, digest, importedAt: new Date(), sources: lists.sources, leftOut: problems };
  await manager.upsert(ContentStateEntity, state, ['id']);
  await manager.query("select pg_notify('content_changed', $1)", [digest]);
  return { added: added.sort(), updated: updated.sort(), unpublished, leftOut: [...leftOut].sort() };
}

/** @returns a line for each file with its first problem, and the number of the others. */
function firstOfEachFile(problems: readonly Problem[]): string[] {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems) byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  return [...byFile.values()].flatMap(([first, ...others]) =>
    first ? `${formatProblem(first)}${others.length > 0 ? `, and ${others.length} more` : ''}` : [],
  );
}

/** Writes what recipes refer to. */
async function writeReferred(manager: EntityManager, checked: CheckedFolder): Promise<ListIds> {
  const lists = checked.lists();
  const ids = await writeLists(manager, lists);
  await writeFoods(manager, lists.foods);
  await writeGuides(manager, lists.guides);
  await writeMenus(manager, lists.menus);
  return ids;
}

async function importedState(manager: EntityManager): Promise<ContentStateEntity | null> {
  return await manager.findOne(ContentStateEntity, {
    select: { id: true, digest: true, leftOut: true },
    where: { id: 1 },
  });
}
