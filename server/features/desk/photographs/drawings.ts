import fs from 'node:fs/promises';
import path from 'node:path';
import { checkPicture, readDrawnPicture } from '#server/content/reading/picture.ts';
import { getPicture } from '#server/features/catalogue/recipe/picture.type.ts';
import type { DeskPictureType } from './photograph.type.ts';
import { readName } from './pictured-rows.ts';

/** Returns the number and the size of a drawing's files. */
export async function measureDrawing(contentDir: string, name: string): Promise<{ files: number; bytes: number }> {
  const folder = path.join(contentDir, 'pictures', name);
  const names = await fs.readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.filter((file) => file !== 'picture.json').map((file) => fs.stat(path.join(folder, file))),
  );
  return { files: sizes.length, bytes: sizes.reduce((sum, { size }) => sum + size, 0) };
}

/** Returns the drawings in the folder that no row has. */
export async function readUnusedDrawings(contentDir: string, used: ReadonlySet<string>): Promise<DeskPictureType[]> {
  const names = await fs.readdir(path.join(contentDir, 'pictures')).catch(() => []);
  const found = await Promise.all(
    names.filter((name) => !used.has(name)).map((name) => readUnusedDrawing(contentDir, name)),
  );
  return found.flat();
}

async function readUnusedDrawing(contentDir: string, name: string): Promise<DeskPictureType[]> {
  const kind = readName(name)?.kind;
  const source = kind && (await readDrawnPicture(contentDir, name));
  const picture = source && (await checkPicture(source)).picture;
  if (!kind || !picture) return [];
  const columns = { pictureAlt: picture.alt, pictureColor: picture.color, pictureVersion: picture.version };
  const size = await measureDrawing(contentDir, name);
  return [{ name, kind, title: name, picture: getPicture(name, columns), page: null, ...size, focus: null }];
}
