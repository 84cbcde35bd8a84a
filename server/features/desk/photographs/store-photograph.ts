import { createHash } from 'node:crypto';
import { type EntityManager, IsNull } from 'typeorm';
import { pictureVersion, type SourcePicture } from '#server/content/reading/picture.ts';
import { lockContent } from '#server/content/store/content-store.ts';
import { runStatement } from '#server/database/statements.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import type { Focus } from '#server/pictures/photograph.ts';
import { PhotographError, type ProcessedPhotograph, remakePhotograph } from './make-photograph.ts';
import { ORIGINAL, PhotographEntity, PhotographFileEntity } from './photograph.entity.ts';
import { outdatedPhotographs } from './photograph.statements.ts';
import { showPicture } from './pictured-rows.ts';

/** State of a photograph before and after a change, for the log. */
export interface PhotographChange {
  before: Record<string, unknown>;
  after: Record<string, unknown> | null;
}

interface NewPhotograph extends ProcessedPhotograph {
  name: string;
  staffId: number;
  focus: Focus;
}

/** Stores and shows a photograph, replacing an earlier one. @returns both states, for the log */
export async function storePhotograph(
  manager: EntityManager,
  { name, staffId, focus, output, original }: NewPhotograph,
): Promise<PhotographChange> {
  const { picture, files, text: description } = output;
  const version = pictureVersion(createHash('sha256').update(description).digest('hex'));
  const sourcePicture = { alt: picture.alt, color: picture.placeholder, version };
  await lockContent(manager);
  const formerState = await markFilesReplaced(manager, name);
  for (const [file, bytes] of [...files, [ORIGINAL, original] as const])
    await manager.upsert(
      PhotographFileEntity,
      {
        name,
        version,
        file,
        bytes,
        contentType: file.endsWith('.avif') ? 'image/avif' : 'image/jpeg',
        replacedAt: null,
      },
      ['name', 'version', 'file'],
    );
  const row = { name, version, description, focusX: focus.x, focusY: focus.y, staffId, createdAt: () => 'now()' };
  await manager.upsert(PhotographEntity, row, ['name']);
  await showPicture(manager, name, sourcePicture);
  return { before: formerState, after: { version, ...focus, alt: picture.alt } };
}

/** Removes a photograph, and shows the drawing if there is one. @returns the change, for the log */
export async function dropPhotograph(
  manager: EntityManager,
  name: string,
  drawing: SourcePicture | null,
): Promise<PhotographChange> {
  await lockContent(manager);
  const formerState = await markFilesReplaced(manager, name);
  await manager.delete(PhotographEntity, { name });
  if (drawing) await showPicture(manager, name, drawing);
  return { before: formerState, after: null };
}

/**
 * Marks the files of the current version as replaced, and keeps them for pages that refer to them.
 * @returns the former state, for the log; `text` is the picture's name
 */
async function markFilesReplaced(manager: EntityManager, name: string): Promise<Record<string, unknown>> {
  await manager.update(PhotographFileEntity, { name, replacedAt: IsNull() }, { replacedAt: () => 'now()' });
  const previous = await manager.findOneBy(PhotographEntity, { name });
  if (!previous) return { text: name };
  const { version, focusX: x, focusY: y, description } = previous;
  return { text: name, version, x, y, description };
}

/** Deletes replaced files, to which no cached page refers any longer. */
export const deleteReplacedPhotographs: CleanUp = ({ manager }) =>
  manager.delete(PhotographFileEntity, { replacedAt: olderThan('30 days') });

/** Maximum number of photographs to update per hour. */
const BATCH_SIZE = 20;

/** Updates social pictures that show a former title of their recipe. */
export const retitlePhotographs: CleanUp = async (dataSource) => {
  const rows = await runStatement(dataSource.manager, outdatedPhotographs, [ORIGINAL, BATCH_SIZE]);
  for (const { name, version, title, alt, x, y, staffId, original } of rows) {
    const focus = { x, y };
    const photograph = await remakePhotograph(original, { alt, focus, title }).catch((error: unknown) => {
      // This photograph stays as it is, for example if the title does not fit, and the others are still updated.
      if (!(error instanceof PhotographError)) throw error;
    });
    if (!photograph) continue;
    await dataSource.transaction(async (manager) => {
      await lockContent(manager);
      // An editor may have changed it in the meantime.
      if (!(await manager.existsBy(PhotographEntity, { name, version }))) return;
      await storePhotograph(manager, { name, staffId, focus, ...photograph });
    });
  }
};
