import type { EntityManager } from 'typeorm';
import { contentTexts, getFileSlug } from '#schema/rules/content-desk.ts';
import { DocumentEntity, RevisionEntity } from '#server/content/store/document.entity.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { takeDownPhotograph } from '../photographs/take-down-photograph.ts';

/**
 * Deletes a withdrawn recipe permanently: its texts, its row with the comments, its former slugs and its photograph.
 * @returns why it cannot be deleted; undefined if it was
 */
export async function deleteRecipe(manager: EntityManager, path: string): Promise<string | undefined> {
  const slug = getFileSlug(path);
  const document = await manager.findOneBy(DocumentEntity, { path });
  if (slug === undefined || !document) return contentTexts.noFile;
  if (document.withdrawnAt === null) return contentTexts.notWithdrawn;
  // A start would import the file again.
  if (document.folderHash !== null) return contentTexts.inFolder;
  await manager.delete(DocumentEntity, { path });
  await manager.delete(RevisionEntity, { path });
  await manager.delete(RecipeEntity, { slug });
  await takeDownPhotograph(manager, slug, null);
  return undefined;
}
