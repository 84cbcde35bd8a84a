import type { EntityManager } from 'typeorm';
import { MenuEntity } from '#server/features/catalogue/menus/menu.entity.ts';
import type { MenuContent } from '../content.ts';
import { upsert } from './upsert.ts';

/** Brings `menus` in line with its file. */
export async function writeMenus(manager: EntityManager, menus: readonly MenuContent[]): Promise<void> {
  await upsert(
    manager,
    MenuEntity,
    'key',
    menus.map(({ author, published, ...menu }, position) => ({
      ...menu,
      ...{ position, authorKey: author, publishedOn: published },
    })),
  );
  await manager.query('delete from menus where key <> all($1)', [menus.map(({ key }) => key)]);
}
