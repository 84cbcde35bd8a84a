import { createHash } from 'node:crypto';
import { type EntityManager, IsNull } from 'typeorm';
import type { Focus } from '#art/photograph.ts';
import { type Picture, pictureVersion } from '#server/content/reading/picture.ts';
import { lockContent } from '#server/content/store/content-store.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import type { StoredPhotograph } from './make-photograph.ts';
import { PhotographEntity } from './photograph.entity.ts';
import { PhotographFileEntity } from './photograph-file.entity.ts';
import { showPicture } from './pictured-rows.ts';

/** The name of the file that all others are cut from. */
export const ORIGINAL = 'original.jpg';

/** A photograph before and after, as the log has it. */
export interface Change {
  before: Record<string, unknown>;
  after: Record<string, unknown> | null;
}

interface Stored extends StoredPhotograph {
  name: string;
  staffId: number;
  focus: Focus;
}

/** Stores a photograph in the place of a former one, and shows it. @returns what the log says of both */
export async function storePhotograph(
  manager: EntityManager,
  { name, staffId, focus, made, original }: Stored,
): Promise<Change> {
  const { picture, files, text: description } = made;
  const version = pictureVersion(createHash('sha256').update(description).digest('hex'));
  const shown = { alt: picture.alt, colour: picture.placeholder, version };
  await lockContent(manager);
  const before = await replaceFiles(manager, name);
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
  await showPicture(manager, name, shown);
  return { before, after: { version, ...focus, alt: picture.alt } };
}

/** Takes a photograph away, and shows the drawing; null where nothing shows it. @returns what the log says of it */
export async function dropPhotograph(manager: EntityManager, name: string, drawing: Picture | null): Promise<Change> {
  await lockContent(manager);
  const before = await replaceFiles(manager, name);
  await manager.delete(PhotographEntity, { name });
  if (drawing) await showPicture(manager, name, drawing);
  return { before, after: null };
}

/** Lets the files of the former version stay for pages that name them. @returns what the log says of it */
async function replaceFiles(manager: EntityManager, name: string): Promise<Record<string, unknown>> {
  await manager.update(PhotographFileEntity, { name, replacedAt: IsNull() }, { replacedAt: () => 'now()' });
  const former = await manager.findOneBy(PhotographEntity, { name });
  if (!former) return { text: name };
  const { version, focusX: x, focusY: y, description } = former;
  return { text: name, version, x, y, description };
}

/** Deletes files that were replaced so long ago that no page in a cache names them. */
export const deleteReplacedPhotographs: CleanUp = ({ manager }) =>
  manager.delete(PhotographFileEntity, { replacedAt: olderThan('30 days') });
