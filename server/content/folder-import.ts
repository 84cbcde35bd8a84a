import type { EntityManager } from 'typeorm';
import { getFileSlug } from '#schema/rules/content-desk.ts';
import { runStatement } from '#server/database/statements.ts';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { type DocumentRow, documentHashes } from './content.statements.ts';
import { LIST_FILES, OPTIONAL_LISTS } from './content.ts';
import { ContentError, formatProblem, type Problem } from './problem.ts';
import { type PublishResult, publish } from './publish.ts';
import { type ContentFolder, toBatches } from './reading/content-folder.ts';
import type { SourceFile } from './reading/source-file.ts';
import { addRevisions, titleColumn, toPath } from './store/content-store.ts';
import { DocumentEntity } from './store/document.entity.ts';

/** Result of a sync; recipes by their slugs. */
export interface SyncResult extends Omit<PublishResult, 'problems'> {
  /** `false` if the database already had this content, so that nothing was written. */
  changed: boolean;
  /** Recipes that were skipped because of their problems. */
  skipped: string[];
}

/** A text of the folder that is about to be published. */
interface Candidate {
  path: string;
  /** Revision with the file's text. */
  revisionId: number;
  /** Text that readers saw before, restored if the new text has a problem. */
  previous: Pick<DocumentRow, 'publishedRevisionId' | 'withdrawnAt'>;
}

/** Imports the changed files of a folder in one transaction. */
export class FolderImport {
  private readonly candidates = new Map<string, Candidate>();
  private readonly problems = new Map<string, readonly Problem[]>();
  private readonly withdrawn: string[] = [];

  constructor(
    private readonly manager: EntityManager,
    private readonly folder: ContentFolder,
    private readonly contentDir: string,
    /** `true` to skip texts with problems. Otherwise, the import fails if any text has one. */
    private readonly skip = false,
  ) {}

  async run(): Promise<SyncResult> {
    const { manager, folder } = this;
    const documents = new Map(
      (await runStatement(manager, documentHashes)).map((document) => [document.path, document]),
    );
    const lists = LIST_FILES.filter((name) => folder.hashes.has(name));
    const paths = [...lists, ...folder.entries.keys(), ...folder.slugs.map(toPath)];
    const changed = paths.filter((path) => folder.hashes.get(path) !== documents.get(path)?.folderHash);
    for (const batch of toBatches(changed)) await this.store(batch, documents);
    for (const { path, folderRevisionId, problem, publishedRevisionId, withdrawnAt } of documents.values()) {
      // Retries texts that an earlier import skipped: a change of another file may have fixed them.
      const wasSkipped = problem !== null && folderRevisionId !== null && !this.candidates.has(path);
      const previous = { publishedRevisionId, withdrawnAt };
      if (wasSkipped && folder.hashes.has(path))
        await this.addCandidate({ path, revisionId: folderRevisionId, previous });
    }
    for (const document of documents.values()) if (!folder.hashes.has(document.path)) await this.detach(document);
    const isSameBasis = (await readBasis(manager)) === folder.basis;
    const result = await this.publishCandidates(!isSameBasis);
    const basis = { id: 1, digest: folder.basis };
    await manager.upsert(ContentStateEntity, basis, ['id']);
    const skipped = [...this.problems.keys()].flatMap((path) => getFileSlug(path) ?? []).sort();
    return { changed: true, added: result.added, updated: result.updated, withdrawn: result.withdrawn, skipped };
  }

  /** Stores the texts of files, and makes them candidates unless the desk takes precedence. */
  private async store(paths: readonly string[], documents: ReadonlyMap<string, DocumentRow>): Promise<void> {
    const { manager, folder } = this;
    const files = await Promise.all(paths.map(async (path) => ({ path, source: await readFile(folder, path) })));
    const sources = files.flatMap(({ path, source }) => (source ? [{ path, ...source }] : []));
    const isSameAsDesk = ({ path, hash }: { path: string; hash: string }) => {
      const document = documents.get(path);
      return document?.deskHash === hash && hasDeskPrecedence(document);
    };
    const texts = sources.flatMap((source) =>
      source.text === null || source.text.includes('\0') || isSameAsDesk(source)
        ? []
        : [{ path: source.path, text: source.text, staffId: null }],
    );
    const ids = await addRevisions(manager, texts);
    const idByPath = new Map(texts.map(({ path }, index) => [path, ids[index] ?? null]));
    for (const { path, ...source } of sources) {
      const document = documents.get(path);
      const revisionId = idByPath.get(path) ?? null;
      const keepsDeskText = document !== undefined && hasDeskPrecedence(document);
      const columns = { path, folderHash: source.hash, folderRevisionId: revisionId };
      await manager.upsert(
        DocumentEntity,
        keepsDeskText ? columns : { ...columns, ...titleColumn(path, source.text ?? '') },
        ['path'],
      );
      if (keepsDeskText) continue;
      if (revisionId === null) {
        this.problems.set(path, source.problems);
        continue;
      }
      const { publishedRevisionId = null, withdrawnAt = null } = document ?? {};
      await this.addCandidate({ path, revisionId, previous: { publishedRevisionId, withdrawnAt } });
    }
  }

  private async addCandidate(candidate: Candidate): Promise<void> {
    const { path, revisionId } = candidate;
    this.candidates.set(path, candidate);
    const columns = { publishedRevisionId: revisionId, folderRevisionId: null, withdrawnAt: null, problem: null };
    await this.manager.update(DocumentEntity, { path }, columns);
  }

  /** Detaches a document from its missing file. Withdraws it, unless it is required or the desk takes precedence. */
  private async detach({ path, folderHash, withdrawnAt, ...document }: DocumentRow): Promise<void> {
    if (folderHash === null) return;
    const isRequired = LIST_FILES.some((name) => name === path && !OPTIONAL_LISTS.has(name));
    if (isRequired && !this.skip)
      throw new ContentError([{ file: `content/${path}`, line: 1, message: 'the file is missing' }]);
    await this.manager.update(DocumentEntity, { path }, { folderHash: null, folderRevisionId: null });
    if (isRequired || withdrawnAt !== null || hasDeskPrecedence({ ...document, folderHash, withdrawnAt })) return;
    await this.manager.update(DocumentEntity, { path }, { withdrawnAt: () => 'now()', problem: null });
    this.withdrawn.push(path);
  }

  /** Publishes the candidates. @param everything - `true` to derive the rows of unchanged texts again, too */
  private async publishCandidates(everything: boolean): Promise<PublishResult> {
    const attempt = (allowsUnpublished = false) =>
      publish(this.manager, {
        contentDir: this.contentDir,
        changed: [...this.candidates.keys(), ...this.withdrawn],
        everything,
        drafts: this.folder.drafts,
        allowsUnpublished,
      });
    let result = await attempt();
    if (!this.skip) return this.complete(result);
    // Fallbacks until no list has a problem: revert the texts with problems; revert all lists; replace editors' lists
    // with the files; revert all documents.
    for (const fallBack of [
      () => this.revert(result.problems, ({ path }) => result.problems.has(path)),
      () => this.revert(result.problems, ({ path }) => getFileSlug(path) === undefined),
      () => this.publishFiles(result.problems),
      () => this.revert(result.problems, () => true),
    ]) {
      if (![...result.problems.keys()].some((path) => getFileSlug(path) === undefined)) break;
      await fallBack();
      result = await attempt(true);
    }
    await this.revert(result.problems, ({ path }) => result.problems.has(path));
    return this.complete(result);
  }

  /** Restores the previous texts of some candidates, and records why. */
  private async revert(
    problems: PublishResult['problems'],
    isReverted: (candidate: Candidate) => boolean,
  ): Promise<void> {
    const [first = []] = problems.values();
    for (const [path, pathProblems] of problems) this.problems.set(path, pathProblems);
    for (const candidate of [...this.candidates.values()].filter(isReverted)) {
      const { path, revisionId, previous } = candidate;
      this.candidates.delete(path);
      this.problems.set(path, problems.get(path) ?? first);
      await this.manager.update(DocumentEntity, { path }, { ...previous, folderRevisionId: revisionId });
    }
  }

  /** Publishes the files of lists in place of editors' texts, which become drafts. */
  private async publishFiles(problems: PublishResult['problems']): Promise<void> {
    for (const [path, pathProblems] of problems) {
      this.problems.set(path, pathProblems);
      const document = await this.manager.findOneBy(DocumentEntity, { path });
      const text = (await readFile(this.folder, path))?.text ?? null;
      if (!document || text === null) continue;
      const [publishedRevisionId] = await addRevisions(this.manager, [{ path, text, staffId: null }]);
      const draftRevisionId = document.draftRevisionId ?? document.publishedRevisionId;
      await this.manager.update(DocumentEntity, { path }, { publishedRevisionId, draftRevisionId });
    }
  }

  /** @throws {ContentError} if a text has a problem; with `skip`, only if readers would see no recipe */
  private async complete(result: PublishResult): Promise<PublishResult> {
    const problems = [...new Map([...this.problems, ...result.problems]).values()].flat();
    const isEmpty = !(await this.manager.existsBy(ContentStateEntity, { id: 1 }));
    if (
      (!this.skip && problems.length > 0) ||
      isEmpty ||
      (result.added.length === 0 && !(await this.manager.existsBy(RecipeEntity, { isPublished: true })))
    )
      throw new ContentError([...problems, ...this.folder.problems]);
    for (const [path, pathProblems] of this.problems)
      await this.manager.update(DocumentEntity, { path }, { problem: summarize(pathProblems) });
    for (const [path, newProblems] of result.problems) this.problems.set(path, newProblems);
    return result;
  }
}

/** Returns a line with the first problem, and the number of the others. */
function summarize([first, ...others]: readonly Problem[]): string {
  if (!first) return 'another text has a problem';
  return `${formatProblem(first)}${others.length > 0 ? `, and ${others.length} more` : ''}`;
}

/** Returns the `basis` of the folder that was imported last. */
export async function readBasis(manager: EntityManager): Promise<string | undefined> {
  return (await manager.findOneBy(ContentStateEntity, { id: 1 }))?.digest;
}

/** Returns whether an editor's text or withdrawal takes precedence over the file. */
export function hasDeskPrecedence({
  withdrawnAt,
  folderHash,
  deskHash,
}: Pick<DocumentRow, 'withdrawnAt' | 'folderHash' | 'deskHash'>): boolean {
  if (withdrawnAt !== null) return folderHash !== null;
  return deskHash !== null && deskHash !== folderHash;
}

function readFile(folder: ContentFolder, path: string): Promise<SourceFile> | SourceFile | undefined {
  const slug = getFileSlug(path);
  if (slug !== undefined) return folder.readRecipe(slug);
  return folder.entries.get(path) ?? folder.lists[path as keyof ContentFolder['lists']];
}
