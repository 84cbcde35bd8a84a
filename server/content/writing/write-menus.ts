import type { EntityManager } from 'typeorm';
import { MenuEntity } from '#server/features/catalogue/menus/menu.entity.ts';
import type { MenuContent } from '../content.ts';
import { upsert } from './upsert.ts';

/** Brings `menus` in line with its file. */
export async function writeMenus(manager: EntityManager, menus: readonly MenuContent[]): Promise<void> {
  await upsert(manager, MenuEntity, 'key', menus.map(menuRow));
  await manager.query('delete from menus where key <> all($1)', [menus.map(({ key }) => key)]);
}

/** Returns the row of a menu. @param position from 0 */
export function menuRow({ author, published, ...menu }: MenuContent, position: number): MenuEntity {
  return { ...menu, position, authorKey: author, publishedOn: published };
}
