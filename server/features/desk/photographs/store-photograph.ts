import { createHash } from 'node:crypto';
import { type EntityManager, IsNull } from 'typeorm';
import type { Focus, MadePhotograph } from '#art/photograph.ts';
import { type Picture, pictureVersion } from '#server/content/reading/picture.ts';
import { lockContent } from '#server/content/writing/lock-content.ts';
import { type CleanUp, olderThan } from '#server/jobs/housekeeping.ts';
import { writeAction } from '../write-action.ts';
import { PhotographEntity } from './photograph.entity.ts';
import { PhotographFileEntity } from './photograph-file.entity.ts';
import { showPicture } from './pictured-rows.ts';

/** The name of the file that all others are cut from. */
export const ORIGINAL = 'original.jpg';

interface Stored {
  name: string;
  staffId: number;
  focus: Focus;
  made: MadePhotograph;
  original: Buffer;
}

/** Stores a photograph in the place of a former one, and shows it. */
export async function storePhotograph(
  manager: EntityManager,
  { name, staffId, focus, made, original }: Stored,
): Promise<void> {
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
  await writeDown(manager, { staffId, name, before, after: { version, ...focus, alt: picture.alt } });
}

/** Takes a photograph away, and shows the drawing; null where nothing shows it. */
export async function dropPhotograph(
  manager: EntityManager,
  { name, staffId, drawing }: { name: string; staffId: number; drawing: Picture | null },
): Promise<void> {
  await lockContent(manager);
  const before = await replaceFiles(manager, name);
  await manager.delete(PhotographEntity, { name });
  if (drawing) await showPicture(manager, name, drawing);
  await writeDown(manager, { staffId, name, before, after: null });
}

/** Lets the files of the former version stay for pages that name them. @returns what the log says of it */
async function replaceFiles(manager: EntityManager, name: string): Promise<Record<string, unknown>> {
  await manager.update(PhotographFileEntity, { name, replacedAt: IsNull() }, { replacedAt: () => 'now()' });
  const former = await manager.findOneBy(PhotographEntity, { name });
  return former ? { version: former.version, x: former.focusX, y: former.focusY, description: former.description } : {};
}

interface Done {
  staffId: number;
  name: string;
  before: Record<string, unknown>;
  after: Record<string, unknown> | null;
}

async function writeDown(manager: EntityManager, { staffId, name, before, after }: Done): Promise<void> {
  const about = { textId: null, memberId: null, before: { text: name, ...before }, after };
  await writeAction(manager, { staffId, kind: 'PHOTOGRAPH', ...about });
}

/** Deletes files that were replaced so long ago that no page in a cache names them. */
export const deleteReplacedPhotographs: CleanUp = ({ manager }) =>
  manager.delete(PhotographFileEntity, { replacedAt: olderThan('30 days') });
