import type { EntityManager } from 'typeorm';
import { getPictureColumns } from '#server/content/derive/catalogue-rows.ts';
import type { SourcePicture } from '#server/content/reading/picture.ts';
import { announceContent } from '#server/content/store/content-store.ts';
import { NewsletterIssueEntity } from '#server/features/newsletter/newsletter-issue.entity.ts';
import { type PictureKind, picturedTables } from './photograph.statements.ts';

/** Returns the kind and the key in a picture's name; undefined for an invalid name. */
export function parsePictureName(name: string): { kind: PictureKind; key: string } | undefined {
  const [, kind = 'recipe', key = ''] =
    /^(?:(author|category|cuisine|guide|issue)--)?([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  return key === '' ? undefined : { kind: kind as PictureKind, key };
}

/** The owner of a picture. */
export interface PictureOwner {
  isRecipe: boolean;
  /** Null if it has no row, for example a recipe that was never published. */
  title: string | null;
}

/** Finds the owner of a picture. @returns null if the name is invalid, or its issue does not exist */
export async function findPictureOwner(manager: EntityManager, name: string): Promise<PictureOwner | null> {
  const parsed = parsePictureName(name);
  if (!parsed) return null;
  if (parsed.kind === 'issue') return findIssueOwner(manager, parsed.key);
  const { table, key, title } = picturedTables[parsed.kind];
  const row = await manager.findOneBy<Record<string, string>>(table, { [key]: parsed.key });
  return { isRecipe: parsed.kind === 'recipe', title: row?.[title] ?? null };
}

/** Finds the newsletter issue of a picture. @param key - its slug, a hyphen and eight characters of the picture */
async function findIssueOwner(manager: EntityManager, key: string): Promise<PictureOwner | null> {
  const slug = key.slice(0, -9);
  return (await manager.existsBy(NewsletterIssueEntity, { slug })) ? { isRecipe: false, title: slug } : null;
}

/** Replaces the picture of a row on all instances; does nothing for pictures of newsletter issues. */
export async function showPicture(manager: EntityManager, name: string, picture: SourcePicture): Promise<void> {
  const parsed = parsePictureName(name);
  if (!parsed || parsed.kind === 'issue') return;
  const { table, key } = picturedTables[parsed.kind];
  await manager.update(table, { [key]: parsed.key }, getPictureColumns(picture));
  await announceContent(manager, name);
}
