import type { EntityManager } from 'typeorm';
import { checkPicture, type Picture, readDrawnPicture } from '#server/content/reading/picture.ts';
import { PhotographFileEntity } from './photograph-file.entity.ts';
import { type Change, dropPhotograph } from './store-photograph.ts';

/** Returns the drawing of a picture; null if the files have none. */
export async function readDrawing(contentDir: string, name: string): Promise<Picture | null> {
  const source = await readDrawnPicture(contentDir, name);
  return source ? (await checkPicture(source)).picture : null;
}

/**
 * Deletes all files of a photograph at once, those of former versions as well. Readers see the drawing; if there is none,
 * an empty place until another photograph comes.
 * @returns what the log says of it; null if there were no files
 */
export async function takeDownPhotograph(
  manager: EntityManager,
  name: string,
  drawing: Picture | null,
): Promise<Change | null> {
  if (!(await manager.existsBy(PhotographFileEntity, { name }))) return null;
  const change = await dropPhotograph(manager, name, drawing);
  await manager.delete(PhotographFileEntity, { name });
  return { ...change, after: { takenDown: true } };
}
