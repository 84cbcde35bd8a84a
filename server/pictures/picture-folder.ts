import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PictureDescription, pictureText } from './picture-files.ts';
import { SOCIAL, socialHash, socialPicture } from './social-picture.ts';

/** The name of the file that describes the files of a picture. */
export const PICTURE_FILE = 'picture.json';

/** Returns the description of the picture in a folder; undefined if there is none. */
export async function readPicture(folder: string): Promise<PictureDescription | undefined> {
  const entries = await readdir(folder).catch((): string[] => []);
  if (!entries.includes(PICTURE_FILE)) return undefined;
  return JSON.parse(await readFile(path.join(folder, PICTURE_FILE), 'utf8')) as PictureDescription;
}

/** Replaces the folder of a picture by a new one with its files and its `picture.json`. */
export async function writeFiles(
  picture: PictureDescription,
  files: ReadonlyMap<string, Buffer>,
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, data] of files) await writeFile(path.join(folder, file), data);
  // Last, so that a folder with this file is complete even if the rendering was interrupted.
  await writePicture(picture, folder);
}

/** Writes the `picture.json` of a folder. */
export async function writePicture(picture: PictureDescription, folder: string): Promise<void> {
  await writeFile(path.join(folder, PICTURE_FILE), pictureText(picture));
}

/**
 * Composes the social picture of a rendered dish if it is missing or out of date.
 * @returns `true` if it was composed
 */
export async function updateSocial(title: string, folder: string): Promise<boolean> {
  const picture = await readPicture(folder);
  if (!picture) return false;
  const composition = socialHash(title, picture.drawing);
  const exists = (await readdir(folder)).includes(SOCIAL.file);
  if (exists && picture.social?.composition === composition) return false;
  const largest = path.join(folder, '4x3-1280.avif');
  const jpeg = await socialPicture(title, await readFile(largest));
  const { file, width, height } = SOCIAL;
  await writeFile(path.join(folder, file), jpeg);
  await writePicture({ ...picture, social: { file, width, height, bytes: jpeg.length, title, composition } }, folder);
  return true;
}
