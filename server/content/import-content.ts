import type { DataSource, EntityManager } from 'typeorm';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';
import { type CheckedFolder, checkLists } from './check-content.ts';
import { readContentFolder } from './reading/content-folder.ts';
import { rebuildSearch } from './writing/rebuild-search.ts';
import { beginRecipeFoods, takeRecipeFoods, writeFoods, writeRecipeFoods } from './writing/write-foods.ts';
import { type ListIds, removeFromLists, writeLists } from './writing/write-lists.ts';
import { beginRecipes, type RecipeChanges, withdrawRecipes, writeRecipes } from './writing/write-recipes.ts';

// Any number will do, as long as every instance uses the same one.
const IMPORT_LOCK = 5_117_302_612;

interface ImportOptions {
  dataSource: DataSource;
  contentDir: string;
  log: (message: string) => void;
}

/** Result of an import; recipes by their slugs. */
interface ImportResult extends RecipeChanges {
  /** False where the database held just this content already: then nothing was written. */
  changed: boolean;
}

const NOTHING: ImportResult = { changed: false, added: [], updated: [], unpublished: [] };

/**
 * Brings the database in line with the files, in one transaction. Ids, reviews and ratings stay; a recipe whose file is
 * gone is unpublished, not deleted. Servers are notified through `content_changed`. Recipes are read, checked and written
 * some at a time: memory does not grow with them.
 * @throws ContentError with every problem of every file; then nothing is written.
 */
export async function importContent({ dataSource, contentDir, log }: ImportOptions): Promise<ImportResult> {
  const folder = await readContentFolder(contentDir);
  if ((await importedDigest(dataSource.manager)) === folder.digest) return NOTHING;
  const result = await dataSource.transaction(async (manager) => {
    // Waiting for another instance's import is not a stuck statement, nor is checking files between statements.
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    await manager.query(limits.map((limit) => `set local ${limit} = 0`).join('; '));
    await manager.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    if ((await importedDigest(manager)) === folder.digest) return NOTHING;
    const checked = await checkLists(folder, contentDir, { cooking: false });
    return { changed: true, ...(await write(manager, checked, folder.digest)) };
  });
  if (result.changed) {
    log(
      `Imported ${folder.slugs.length} recipes: ${result.added.length} new, ${result.updated.length} changed, ` +
        `${result.unpublished.length} withdrawn`,
    );
  }
  return result;
}

async function write(manager: EntityManager, checked: CheckedFolder, digest: string): Promise<RecipeChanges> {
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
  }
  const lists = checked.lists();
  const unpublished = await withdrawRecipes(manager);
  await writeRecipeFoods(manager);
  await removeFromLists(manager, lists);
  await rebuildSearch(manager, lists);
  const state = { id: 1, digest, importedAt: new Date(), sources: lists.sources };
  await manager.upsert(ContentStateEntity, state, ['id']);
  await manager.query("select pg_notify('content_changed', $1)", [digest]);
  return { added: added.sort(), updated: updated.sort(), unpublished };
}

/** Writes what recipes refer to. */
async function writeReferred(manager: EntityManager, checked: CheckedFolder): Promise<ListIds> {
  const lists = checked.lists();
  const ids = await writeLists(manager, lists);
  await writeFoods(manager, lists.foods);
  return ids;
}

async function importedDigest(manager: EntityManager): Promise<string | null> {
  const rows: { digest: string }[] = await manager.query('select digest from content_state where id = 1');
  return rows[0]?.digest ?? null;
}
