import type { EntityManager } from 'typeorm';
import { checkPicture, readDrawnPicture, type SourcePicture } from '#server/content/reading/picture.ts';
import { runStatement } from '#server/database/statements.ts';
import { PhotographFileEntity } from './photograph.entity.ts';
import { deletePhotographFiles } from './photograph.statements.ts';
import { dropPhotograph, type PhotographChange } from './store-photograph.ts';

/** Returns the drawing of a picture; null if there is none, or it is invalid. */
export async function readDrawing(contentDir: string, name: string): Promise<SourcePicture | null> {
  const source = await readDrawnPicture(contentDir, name);
  return source ? (await checkPicture(source)).value : null;
}

/**
 * Deletes all files of a photograph immediately, including replaced versions and copies under former slugs. Readers see
 * the drawing or, without one, an empty space until another photograph is stored.
 * @returns the change, for the log; null if there were no files
 */
export async function takeDownPhotograph(
  manager: EntityManager,
  name: string,
  drawing: SourcePicture | null,
): Promise<PhotographChange | null> {
  if (!(await manager.existsBy(PhotographFileEntity, { name }))) return null;
  const change = await dropPhotograph(manager, name, drawing);
  await runStatement(manager, deletePhotographFiles, [name]);
  return { ...change, after: { takenDown: true } };
}
