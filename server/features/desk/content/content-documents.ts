import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { contentTexts, getFileSlug } from '#schema/rules/content-desk.ts';
import { renameRecipe } from '#server/content/rename-recipe.ts';
import { announceContent, NO_SCHEDULE, toPath } from '#server/content/store/content-store.ts';
import { DocumentEntity, RevisionEntity } from '#server/content/store/document.entity.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { refusedField, success } from '#server/results.ts';
import { writeAction } from '../desk-action.entity.ts';
import { takeDownPhotograph } from '../photographs/take-down-photograph.ts';
import { getConflict, getNewestRevisionId, lockDocument } from './content-desk.service.ts';
import { type ChangeResult, type ContentPublisher, logContentAction } from './content-publisher.ts';
import type { PreviewLink } from './preview-links.ts';

/** Renames, shares and deletes documents. */
export class ContentDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly publisher: Pick<ContentPublisher, 'change' | 'writeRows'>,
  ) {}

  /**
   * Deletes a draft. A published text, or a text from the folder, stays. A document without either is deleted with its
   * photograph, but its revisions are kept.
   */
  deleteDraft(staffId: number, path: string, revisionId: number): Promise<ChangeResult> {
    return this.publisher.change(path, async (manager, document) => {
      if (!document) return refusedField('file', contentTexts.noFile);
      if (getNewestRevisionId(document) !== revisionId) return getConflict(manager, document, staffId);
      if (document.draftRevisionId === null) return refusedField('file', contentTexts.isPublished);
      if (document.publishedRevisionId === null && document.folderRevisionId === null) {
        await manager.delete(DocumentEntity, { path });
        await takeDownPhotograph(manager, getFileSlug(path) ?? '', null);
      } else await manager.update(DocumentEntity, { path }, { ...NO_SCHEDULE, draftRevisionId: null, shareKey: null });
      await logContentAction(manager, { staffId, kind: 'DELETE_DRAFT', path, before: revisionId });
      return success({ message: contentTexts.deleted });
    });
  }

  /**
   * Deletes a withdrawn recipe permanently, with its texts, comments and photograph.
   * @param slug - its slug again, as a confirmation
   */
  deleteRecipe(staffId: number, path: string, slug: string): Promise<ChangeResult> {
    if (getFileSlug(path) !== slug) return Promise.resolve(refusedField('slug', contentTexts.otherSlug));
    return this.publisher.change(path, async (manager, document) => {
      if (!document) return refusedField('file', contentTexts.noFile);
      if (document.withdrawnAt === null) return refusedField('file', contentTexts.notWithdrawn);
      // Otherwise, the next start would import the file again.
      if (document.folderHash !== null) return refusedField('file', contentTexts.inFolder);
      await manager.delete(DocumentEntity, { path });
      await manager.delete(RevisionEntity, { path });
      // Its comments and former slugs are deleted with its row.
      await manager.delete(RecipeEntity, { slug });
      await takeDownPhotograph(manager, slug, null);
      await this.publisher.writeRows(manager, path);
      await logContentAction(manager, { staffId, kind: 'DELETE_RECIPE', path });
      return success({ message: contentTexts.deletedPermanently });
    });
  }

  /** Changes a recipe's slug; its former URLs redirect. @param slug - the new slug */
  rename(staffId: number, path: string, slug: string): Promise<ChangeResult> {
    const formerSlug = getFileSlug(path);
    if (formerSlug === undefined) return Promise.resolve(refusedField('file', contentTexts.noFile));
    if (formerSlug === slug) return Promise.resolve(refusedField('slug', contentTexts.sameSlug));
    return this.publisher.change(path, async (manager) => {
      const problem = await renameRecipe(manager, formerSlug, slug);
      if (problem) return refusedField('slug', problem);
      const document = await manager.findOneBy(DocumentEntity, { path: toPath(slug) });
      // Foods and other recipes may refer to it.
      if (document?.publishedRevisionId && !document.withdrawnAt) await this.publisher.writeRows(manager, toPath(slug));
      // Other instances must read its picture by the new slug when they check its text.
      else await announceContent(manager);
      const after = { file: toPath(slug), reason: `formerly ${formerSlug}` };
      await writeAction(manager, { staffId, kind: 'RENAME_RECIPE', before: { file: path }, after });
      return success({ message: contentTexts.renamed });
    });
  }

  /**
   * Shares a text. Its links stop working when the draft is published or deleted, or an editor stops sharing.
   * @returns the link's contents; null if there is no such document
   */
  async share(staffId: number, path: string, revisionId: number): Promise<PreviewLink | null> {
    return this.dataSource.transaction(async (manager) => {
      const document = await lockDocument(manager, path);
      if (!document) return null;
      const key = document.shareKey ?? randomUUID();
      await manager.update(DocumentEntity, { path }, { shareKey: key });
      await logContentAction(manager, { staffId, kind: 'SHARE_PREVIEW', path, after: revisionId });
      return { documentId: document.id, revisionId, staffId, key };
    });
  }

  /** Revokes all preview links of a document. */
  stopSharing(staffId: number, path: string): Promise<ChangeResult> {
    return this.publisher.change(path, async (manager, document) => {
      if (!document) return refusedField('file', contentTexts.noFile);
      if (document.shareKey === null) return success({ message: contentTexts.stopped });
      await manager.update(DocumentEntity, { path }, { shareKey: null });
      await logContentAction(manager, { staffId, kind: 'STOP_SHARING', path, before: getNewestRevisionId(document) });
      return success({ message: contentTexts.stopped });
    });
  }
}
