import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pictureVersion } from '#server/content/reading/picture.ts';

/** A picture as it lies in `content/pictures/<slug>`. */
export interface PublishedPicture {
  version: string;
  /** The names of its files. */
  files: Set<string>;
}

/** @param folder of the picture @returns null where there is none */
export async function publishedPicture(folder: string): Promise<PublishedPicture | null> {
  const bytes = await fs.readFile(path.join(folder, 'picture.json')).catch(() => null);
  if (!bytes) return null;
  const { files }: { files: { file: string }[] } = JSON.parse(bytes.toString());
  const version = pictureVersion(createHash('sha256').update(bytes).digest('hex'));
  return { version, files: new Set(files.map(({ file }) => file)) };
}
