import type { DataSource, EntityManager } from 'typeorm';
import { runStatement } from '#server/database/statements.ts';
import { readRenamedSlugs } from '#server/features/catalogue/recipe/former-slug.entity.ts';
import { type DocumentRow, documentHashes } from './content.statements.ts';
import { FolderImport, hasDeskPrecedence, readBasis, type SyncResult } from './folder-import.ts';
import { ContentError, formatProblem } from './problem.ts';
import { type ContentFolder, readContentFolder } from './reading/content-folder.ts';
import { lockContent, toPath } from './store/content-store.ts';

interface SyncOptions {
  dataSource: DataSource;
  contentDir: string;
  log: (message: string) => void;
  /** `true` to skip texts with problems, whose rows stay unchanged. */
  skip?: boolean;
  /** `true` to publish drafts, too, for a preview; the next sync without this option withdraws them. */
  withDrafts?: boolean;
}

const NO_CHANGES: SyncResult = { changed: false, added: [], updated: [], withdrawn: [], skipped: [] };

/**
 * Stores the changed files of the folder as revisions and publishes them, in one transaction. Withdraws recipes whose
 * files are gone. An editor's text or withdrawal takes precedence over the file, and the log reports it.
 * @throws {ContentError} with the problems; nothing is written then. With `skip`, only if the folder has no recipe, or
 * readers would see none.
 */
export async function syncFolder({ dataSource, contentDir, log, skip, withDrafts }: SyncOptions): Promise<SyncResult> {
  const files = await readContentFolder(contentDir, withDrafts);
  const { folder, lines } = withCurrentNames(
    files,
    await readRenamedSlugs(dataSource.manager),
    await runStatement(dataSource.manager, documentHashes),
  );
  if (folder.slugs.length === 0 || (!skip && folder.problems.length > 0)) throw new ContentError(folder.problems);
  const isCurrent = async (manager: EntityManager) =>
    isImported(folder, await runStatement(manager, documentHashes), await readBasis(manager));
  const result = (await isCurrent(dataSource.manager))
    ? NO_CHANGES
    : await dataSource.transaction(async (manager) => {
        await lockContent(manager);
        // Another instance may have imported it in the meantime.
        return (await isCurrent(manager))
          ? NO_CHANGES
          : await new FolderImport(manager, folder, contentDir, skip).run();
      });
  for (const line of [...lines, ...(await getLogLines(dataSource.manager, folder))]) log(line);
  if (result.changed) {
    const { added, updated, withdrawn, skipped } = result;
    log(
      `Imported ${folder.slugs.length - skipped.length} recipes: ${added.length} new, ${updated.length} changed, ` +
        `${withdrawn.length} withdrawn${skipped.length > 0 ? `, SKIPPED: ${skipped.join(', ')}` : ''}`,
    );
  }
  return result;
}

/** Returns the folder with files of renamed recipes under their current names, and lines about them for the log. */
function withCurrentNames(
  folder: ContentFolder,
  renamed: ReadonlyMap<string, string>,
  documents: readonly DocumentRow[],
): { folder: ContentFolder; lines: string[] } {
  const paths = new Set(documents.map(({ path }) => path));
  const movedSlugs = folder.slugs.filter((slug) => renamed.has(slug) && !paths.has(toPath(slug)));
  if (movedSlugs.length === 0) return { folder, lines: [] };
  const fileBySlug = new Map(folder.slugs.map((slug) => [slug, slug]));
  const hashes = new Map(folder.hashes);
  for (const slug of movedSlugs) {
    const current = renamed.get(slug) ?? slug;
    const hash = hashes.get(toPath(slug)) ?? '';
    fileBySlug.delete(slug);
    hashes.delete(toPath(slug));
    if (hashes.has(toPath(current))) continue;
    fileBySlug.set(current, slug);
    hashes.set(toPath(current), hash);
  }
  const lines = movedSlugs.map(
    (slug) =>
      `content/${toPath(slug)}: its recipe is called ${renamed.get(slug)} now: rename the file, or delete it after an export`,
  );
  return {
    lines,
    folder: {
      ...folder,
      hashes,
      slugs: [...fileBySlug.keys()],
      readRecipe: (slug) => folder.readRecipe(fileBySlug.get(slug) ?? slug),
    },
  };
}

function isImported(folder: ContentFolder, documents: readonly DocumentRow[], basis: string | undefined): boolean {
  const fromFolder = documents.filter(({ folderHash }) => folderHash !== null);
  return (
    basis === folder.basis &&
    fromFolder.length === folder.hashes.size &&
    fromFolder.every(({ path, folderHash }) => folder.hashes.get(path) === folderHash)
  );
}

/** Returns lines for the log about skipped texts, and about texts that were changed or withdrawn at the desk. */
async function getLogLines(manager: EntityManager, folder: ContentFolder): Promise<string[]> {
  const lines = folder.problems.map((problem) => `SKIPPED (fix to import): ${formatProblem(problem)}`);
  for (const document of await runStatement(manager, documentHashes)) {
    const { path, folderRevisionId, problem, withdrawnAt } = document;
    if (problem !== null) lines.push(`SKIPPED (fix to import): ${problem}`);
    else if (hasDeskPrecedence(document)) {
      const reason = withdrawnAt ? 'is withdrawn at the desk' : 'was changed at the desk, and readers see that text';
      const unchangedAdvice = withdrawnAt
        ? ' (publish it there, or delete its file)'
        : ' (npm run content -- export writes it to the file)';
      const advice = folderRevisionId ? '; its file has changed, too: compare both at the desk' : unchangedAdvice;
      lines.push(`content/${path} ${reason}${advice}`);
    }
  }
  return lines;
}
