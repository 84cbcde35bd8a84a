import type { EntityManager } from 'typeorm';
import { GuideEntity } from '#server/features/catalogue/guides/guide.entity.ts';
import type { GuideContent } from '../content.ts';
import { upsert } from './upsert.ts';
import { pictureColumns } from './write-lists.ts';

/** Brings `guides` in line with its file. */
export async function writeGuides(manager: EntityManager, guides: readonly GuideContent[]): Promise<void> {
  await upsert(manager, GuideEntity, 'key', guides.map(guideRow));
  await manager.query('delete from guides where key <> all($1)', [guides.map(({ key }) => key)]);
}

/** Returns the row of a guide. @param position from 0 */
export function guideRow(
  { author, published, updated, picture, ...guide }: GuideContent,
  position: number,
): GuideEntity {
  return {
    ...guide,
    ...{ position, authorKey: author, publishedOn: published, updatedOn: updated ?? null, ...pictureColumns(picture) },
  };
}
