import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { PhotographEntity } from '#server/features/desk/photographs/photograph.entity.ts';
import type { ContentFolder } from './content-folder.ts';
import type { PictureSource } from './picture.ts';

/** Reads the photographs that the database holds, by the names of their pictures. */
export async function readPhotographs(manager: EntityManager): Promise<Map<string, PictureSource>> {
  const rows = await manager.find(PhotographEntity, { select: { name: true, description: true } });
  return new Map(
    rows.map(({ name, description: text }) => {
      const hash = createHash('sha256').update(text).digest('hex');
      return [name, { file: `the photograph "${name}"`, text, hash, problems: [], folder: null }];
    }),
  );
}

/** Has a folder give photographs before its own pictures. */
export function withPhotographs(folder: ContentFolder, photographs: ReadonlyMap<string, PictureSource>): ContentFolder {
  return { ...folder, readPicture: async (name) => photographs.get(name) ?? folder.readPicture(name) };
}
