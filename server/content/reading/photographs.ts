import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { PhotographEntity } from '#server/features/desk/photographs/photograph.entity.ts';
import type { PictureSource } from './picture.ts';

/** Reads the photographs that the database holds, by the names of their pictures. */
export async function readPhotographs(manager: EntityManager): Promise<Map<string, PictureSource>> {
  const rows = await manager.find(PhotographEntity, { select: { name: true, description: true } });
  return new Map(rows.map((row) => [row.name, getSource(row)]));
}

function getSource({ name, description: text }: PhotographEntity): PictureSource {
  const hash = createHash('sha256').update(text).digest('hex');
  return { file: `the photograph "${name}"`, text, hash, problems: [], folder: null };
}
