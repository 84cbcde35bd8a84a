import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { PhotographEntity } from '#server/features/desk/photographs/photograph.entity.ts';
import type { ContentFolder } from './content-folder.ts';
import type { PictureSource } from './picture.ts';

/** Reads the photographs that the database holds, by the names of their pictures. */
export async function readPhotographs(manager: EntityManager): Promise<Map<string, PictureSource>> {
  const rows = await manager.find(PhotographEntity, { select: { name: true, description: true } });
  return new Map(rows.map((row) => [row.name, sourceOf(row)]));
}

/** Has a folder give photographs before its own pictures. */
export function withPhotographs(folder: ContentFolder, photographs: ReadonlyMap<string, PictureSource>): ContentFolder {
  return { ...folder, readPicture: async (name) => photographs.get(name) ?? folder.readPicture(name) };
}

/** Does so with the photographs that there are when a picture is read. */
export function withNewestPhotographs(folder: ContentFolder, manager: EntityManager): ContentFolder {
  const photograph = async (name: string) => {
    const row = await manager.findOne(PhotographEntity, { select: { name: true, description: true }, where: { name } });
    return row && sourceOf(row);
  };
  return { ...folder, readPicture: async (name) => (await photograph(name)) ?? folder.readPicture(name) };
}

function sourceOf({ name, description: text }: PhotographEntity): PictureSource {
  const hash = createHash('sha256').update(text).digest('hex');
  return { file: `the photograph "${name}"`, text, hash, problems: [], folder: null };
}
