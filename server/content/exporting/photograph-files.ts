import { type EntityManager, IsNull } from 'typeorm';
import { PhotographEntity } from '#server/features/desk/photographs/photograph.entity.ts';
import { PhotographFileEntity } from '#server/features/desk/photographs/photograph-file.entity.ts';
import { ORIGINAL } from '#server/features/desk/photographs/store-photograph.ts';

/** Gives the files of all photographs, one photograph at a time, as `content/pictures` has them; what they are cut from stays. */
export async function* photographFiles(manager: EntityManager): AsyncGenerator<[file: string, bytes: string | Buffer]> {
  const photographs = await manager.find(PhotographEntity, { order: { name: 'asc' } });
  for (const { name, version, description } of photographs) {
    const where = { name, version, replacedAt: IsNull() };
    const files = await manager.find(PhotographFileEntity, { where, order: { file: 'asc' } });
    for (const { file, bytes } of files) if (file !== ORIGINAL) yield [`pictures/${name}/${file}`, bytes];
    // Last, so that a folder with this file is complete.
    yield [`pictures/${name}/picture.json`, description];
  }
}
