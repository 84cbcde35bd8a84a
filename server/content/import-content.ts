import type { DataSource, EntityManager } from 'typeorm';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';
import { checkFolder } from './check-content.ts';
import type { Content } from './content.ts';
import { readContentFolder } from './reading/content-folder.ts';
import { rebuildSearch } from './writing/rebuild-search.ts';
import { writeFoods, writeRecipeFoods } from './writing/write-foods.ts';
import { removeFromLists, writeLists } from './writing/write-lists.ts';
import { type RecipeChanges, writeCategoryLists, writeRecipes } from './writing/write-recipes.ts';

// Any number will do, as long as every instance uses the same one.
const IMPORT_LOCK = 5_117_302_612;

export interface ImportOptions {
  dataSource: DataSource;
  contentDir: string;
  log: (message: string) => void;
}

/** What an import did; recipes by their slugs. */
export interface ImportResult extends RecipeChanges {
  /** False where the database held just this content already: then nothing was written. */
  changed: boolean;
}

const NOTHING: ImportResult = { changed: false, added: [], updated: [], unpublished: [] };

/**
 * Brings the database in line with the files, in one transaction. Ids, reviews and ratings stay; a recipe whose file is
 * gone is unpublished, not deleted. Servers are notified through `content_changed`.
 * @throws ContentError with every problem of every file, before anything is written.
 */
export async function importContent({ dataSource, contentDir, log }: ImportOptions): Promise<ImportResult> {
  const folder = await readContentFolder(contentDir);
  if ((await importedDigest(dataSource.manager)) === folder.digest) return NOTHING;
  const content = await checkFolder(folder, contentDir, { kitchen: false });

  const result = await dataSource.transaction(async (manager) => {
    // Waiting for another instance's import is not a stuck statement.
    await manager.query('set local statement_timeout = 0; set local lock_timeout = 0');
    await manager.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    if ((await importedDigest(manager)) === folder.digest) return NOTHING;
    return { changed: true, ...(await write(manager, content, folder.digest)) };
  });
  if (result.changed) {
    log(
      `Imported ${content.recipes.length} recipes: ${result.added.length} new, ${result.updated.length} changed, ` +
        `${result.unpublished.length} withdrawn`,
    );
  }
  return result;
}

async function write(manager: EntityManager, content: Content, digest: string): Promise<RecipeChanges> {
  const ids = await writeLists(manager, content);
  await writeFoods(manager, content.foods);
  const changes = await writeRecipes(manager, content.recipes, ids);
  await writeRecipeFoods(manager, content);
  await removeFromLists(manager, content);
  await writeCategoryLists(manager);
  await rebuildSearch(manager, content);
  await manager.upsert(ContentStateEntity, { id: 1, digest, importedAt: new Date(), sources: content.sources }, ['id']);
  await manager.query("select pg_notify('content_changed', $1)", [digest]);
  return changes;
}

/** Asked of the primary: a replica may be behind. */
async function importedDigest(manager: EntityManager): Promise<string | null> {
  const rows: { digest: string }[] = await manager.query('select digest from content_state where id = 1');
  return rows[0]?.digest ?? null;
}
