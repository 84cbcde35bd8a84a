import fs from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { checkPicture, readDrawnPicture } from '#server/content/reading/picture.ts';
import { getPicture } from '#server/features/catalogue/recipe/picture.type.ts';
import type { DeskPictureType } from './photograph.type.ts';
import { parsePictureName } from './pictured-rows.ts';

type DrawingSize = Pick<DeskPictureType, 'files' | 'bytes'>;

/** Sizes by path and version: a new version has new files. Reading all sizes takes half a second of CPU time. */
const sizes = new LRUCache<string, Promise<DrawingSize>>({ max: 2_000 });

/** Returns the number and the total size of a drawing's files, in bytes; `picture.json` does not count. */
export function measureDrawing(contentDir: string, name: string, version: string): Promise<DrawingSize> {
  const folder = path.join(contentDir, 'pictures', name);
  const key = `${folder} ${version}`;
  const size = sizes.get(key) ?? readSize(folder);
  sizes.set(key, size);
  return size;
}

async function readSize(folder: string): Promise<DrawingSize> {
  const names = await fs.readdir(folder).catch(() => []);
  const stats = await Promise.all(
    names
      .filter((file) => file !== 'picture.json')
      .map((file) => fs.stat(path.join(folder, file)).catch(() => ({ size: 0 }))),
  );
  return { files: stats.length, bytes: stats.reduce((sum, { size }) => sum + size, 0) };
}

/**
 * Returns the drawings in content/pictures whose names are not in `usedNames`.
 * @param onlyName - the only drawing to return; null for all
 */
export async function readUnusedDrawings(
  contentDir: string,
  usedNames: ReadonlySet<string>,
  onlyName: string | null,
): Promise<DeskPictureType[]> {
  const names = await fs.readdir(path.join(contentDir, 'pictures')).catch(() => []);
  const pictures: DeskPictureType[] = [];
  for (const name of names)
    if (!usedNames.has(name) && (onlyName === null || name === onlyName))
      pictures.push(...(await readUnusedDrawing(contentDir, name)));
  return pictures;
}

async function readUnusedDrawing(contentDir: string, name: string): Promise<DeskPictureType[]> {
  const kind = parsePictureName(name)?.kind;
  const source = kind && (await readDrawnPicture(contentDir, name));
  const picture = source && (await checkPicture(source)).value;
  if (!kind || !picture) return [];
  const columns = { pictureAlt: picture.alt, pictureColor: picture.color, pictureVersion: picture.version };
  const size = await measureDrawing(contentDir, name, picture.version);
  return [{ name, kind, title: name, picture: getPicture(name, columns), page: null, ...size, focus: null }];
}
